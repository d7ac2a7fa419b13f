import { expect, test } from 'vitest';
import { plainAmount, typedAmount } from '#features/plan-entry/amount-text.ts';

test.each([
  ['', ''],
  ['950', '950'],
  ['85000', '85,000'],
  ['1500000', '15,00,000'],
  ['1500000.', '15,00,000.'],
  ['1500000.05', '15,00,000.05'],
])('%o is shown as %o while typing, and read back', (amount, typed) => {
  expect(typedAmount(amount)).toBe(typed);
  expect(plainAmount(typed)).toBe(amount);
});

test('a pasted amount may carry its sign and spaces', () => expect(plainAmount('₹ 15,00,000')).toBe('1500000'));

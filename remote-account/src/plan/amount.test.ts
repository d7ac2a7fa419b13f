import { expect, test } from 'vitest';
import { amountProblem, settledAmount } from '#plan/amount.ts';

test.each([
  ['950', '950'],
  ['250000', '2,50,000'],
  ['1,00,000', '1,00,000'],
  ['₹ 15,00,000', '15,00,000'],
  ['5L', '5,00,000'],
  ['2.5 lakh', '2,50,000'],
  ['1.15cr', '1,15,00,000'],
  ['6000.50', '6,000.50'],
])('an amount written %o stands as %s once it is left, and stays so', (written, settled) => {
  expect(settledAmount(written)).toBe(settled);
  expect(settledAmount(settled)).toBe(settled);
  expect(amountProblem(written)).toBeUndefined();
});

test.each(['', '5 lots', '12,5', '-5', '0', '1.234', '1e6'])('%o is left as it was typed and explained', (written) => {
  expect(settledAmount(written)).toBe(written);
  expect(amountProblem(written)).toBe('Enter an amount in rupees above 0, such as 2,50,000.');
});

import { expect, test } from 'vitest';
import { isFirstWords } from '#survey/message-keys.ts';

test('a key that repeats the beginning of its text is told from one that names its role', () => {
  expect(isFirstWords('typeAnAmount', 'Type an amount, a period and a rate.')).toBe(true);
  expect(isFirstWords('gainsOf', '<strong>Gains</strong> of {value}')).toBe(true);
  expect(isFirstWords('errorTooSmall', 'Type at least {min}.')).toBe(false);
  expect(isFirstWords('typeARate', 'Type an amount.')).toBe(false);
});

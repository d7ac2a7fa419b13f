import { expect, it } from 'vitest';
import { middleWords } from '#calculator-page/extras/use-band.ts';

it.each([
  [
    4_995_739.6,
    4_412_345,
    'With the same return every year the plan ends with ₹49,95,740. In the middle course it ends with ₹44,12,345, ₹5,83,395 less: half of the courses end lower still.',
  ],
  [
    0,
    1000,
    'With the same return every year the plan ends with ₹0. In the middle course it ends with ₹1,000, ₹1,000 more: half of the courses end lower than that.',
  ],
  [
    0,
    0,
    'With the same return every year the plan ends with ₹0. In the middle course it ends with ₹0, too: half of the courses end lower.',
  ],
])('%i against %i', (steady, middle, words) => {
  expect(middleWords(steady, middle)).toBe(words);
});

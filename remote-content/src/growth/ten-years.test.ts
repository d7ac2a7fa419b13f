import { expect, test } from 'vitest';
import { INVESTED_INR, VALUES_INR } from '#growth/ten-years.ts';

test('the drawn values are those of the formula', () => {
  VALUES_INR.forEach((value, year) => {
    expect(value).toBeCloseTo((5000 * 1.01 * (1.01 ** (12 * (year + 1)) - 1)) / 0.01, 2);
  });
});

test('invested grows by ₹60,000 a year', () => {
  expect(INVESTED_INR.at(0)).toBe(60_000);
  expect(INVESTED_INR.at(-1)).toBe(600_000);
});

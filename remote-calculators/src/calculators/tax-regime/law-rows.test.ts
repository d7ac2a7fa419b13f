import { expect, test } from 'vitest';
import { answer } from '#calculators/answer.ts';

/**
 * Taxable incomes of somebody below 60 at and ten rupees on each side of every limit of the law, with the tax of the new
 * and of the old regime, worked from the text of the law apart from this code: slabs, rebate,
 * relief above it, surcharge with its relief, 4 % cess, rounded to ten rupees by section 516.
 */
const rows: readonly [taxable: number, fresh: number, old: number][] = [
  [249_990, 0, 0],
  [250_000, 0, 0],
  [250_010, 0, 0],
  [399_990, 0, 0],
  [400_000, 0, 0],
  [400_010, 0, 0],
  [499_990, 0, 0],
  [500_000, 0, 0],
  [500_010, 0, 13_000],
  [799_990, 0, 75_400],
  [800_000, 0, 75_400],
  [800_010, 0, 75_400],
  [999_990, 0, 117_000],
  [1_000_000, 0, 117_000],
  [1_000_010, 0, 117_000],
  [1_199_990, 0, 179_400],
  [1_200_000, 0, 179_400],
  [1_200_010, 10, 179_400],
  [1_599_990, 124_800, 304_200],
  [1_600_000, 124_800, 304_200],
  [1_600_010, 124_800, 304_200],
  [1_999_990, 208_000, 429_000],
  [2_000_000, 208_000, 429_000],
  [2_000_010, 208_000, 429_000],
  [2_399_990, 312_000, 553_800],
  [2_400_000, 312_000, 553_800],
  [2_400_010, 312_000, 553_800],
  [4_999_990, 1_123_200, 1_365_000],
  [5_000_000, 1_123_200, 1_365_000],
  [5_000_010, 1_123_210, 1_365_010],
  [9_999_990, 2_951_520, 3_217_500],
  [10_000_000, 2_951_520, 3_217_500],
  [10_000_010, 2_951_530, 3_217_510],
  [19_999_990, 6_673_680, 6_951_750],
  [20_000_000, 6_673_680, 6_951_750],
  [20_000_010, 6_673_690, 6_951_760],
  [49_999_990, 18_954_000, 19_256_250],
  [50_000_000, 18_954_000, 19_256_250],
  [50_000_010, 18_954_000, 19_256_260],
  [1_270_580, 73_400, 201_420],
  [1_270_590, 73_410, 201_420],
  [5_195_890, 1_302_750, 1_568_730],
  [5_195_900, 1_302_750, 1_568_730],
];

/** Where age makes the old regime's first slab longer. */
const older: readonly [age: string, taxable: number, old: number][] = [
  ['60to79', 299_990, 0],
  ['60to79', 300_000, 0],
  ['60to79', 300_010, 0],
  ['60to79', 499_990, 0],
  ['60to79', 500_000, 0],
  ['60to79', 500_010, 10_400],
  ['80up', 499_990, 0],
  ['80up', 500_000, 0],
  ['80up', 500_010, 0],
  ['80up', 999_990, 104_000],
  ['80up', 1_000_000, 104_000],
  ['80up', 1_000_010, 104_000],
];

const printed = { exact: false, bounds: false, today: '2026-11-26' };

test.each(rows)('calc: taxable %d owes %d under the new regime and %d under the old one', (otherIncome, fresh, old) => {
  const { newTaxable, newTax, oldTax } = answer('regime', { otherIncome }, printed);
  expect([newTaxable, newTax, oldTax]).toEqual([otherIncome, fresh, old].map((amount) => `${amount}.00`));
});

test.each(older)('calc: at %s, taxable %d owes %d under the old regime', (ageGroup, otherIncome, old) => {
  expect(answer('regime', { otherIncome, ageGroup }, printed).oldTax).toBe(`${old}.00`);
});

test.each([
  ['500004.99', '500000.00', '0.00'],
  ['500005', '500010.00', '13000.00'],
  ['500014.99', '500010.00', '13000.00'],
  ['99.99', '100.00', '0.00'],
  ['4.99', '0.00', '0.00'],
])('calc: of %s paise are dropped and %s is taxed, %s', (otherIncome, taxable, old) => {
  const { oldTaxable, oldTax } = answer('regime', { otherIncome }, printed);
  expect([oldTaxable, oldTax]).toEqual([taxable, old]);
});

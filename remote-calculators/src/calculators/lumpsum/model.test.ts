import { describe, expect, it } from 'vitest';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { shownMonths, shownResults } from '#engine/present.ts';

describe('lump sum', () => {
  it.each([
    [{ principal: 100_000, years: 10, annualRatePct: 12 }, '310584.82'],
    [{ principal: 100_000, years: 1, annualRatePct: 12 }, '112000.00'],
    // Half a year at 21% grows by the root of 1.21.
    [{ principal: 100_000, months: 6, annualRatePct: 21 }, '110000.00'],
    [{ principal: 100_000, years: 5, annualRatePct: 0 }, '100000.00'],
    [{ principal: 100_000, years: 0, annualRatePct: 12 }, '100000.00'],
  ])('%j is worth %s', (inputs, value) => expect(shownResults(lumpsum.run(inputs)).value).toBe(value));

  it('is the same under both rate conventions, for it grows once a year', () => {
    const inputs = { principal: 50_000, years: 10, annualRatePct: 12 };
    expect(lumpsum.run({ ...inputs, rateConvention: 'effective' })).toEqual(lumpsum.run(inputs));
  });

  it('meets the exact power at every whole year, with months between', () => {
    const months = shownMonths(lumpsum.run({ principal: 1_000_000, years: 2, annualRatePct: 21 }).tables.yearly);
    expect([5, 11, 17, 23].map((at) => months[at]?.value)).toEqual([
      '1100000.00',
      '1210000.00',
      '1331000.00',
      '1464100.00',
    ]);
  });
});

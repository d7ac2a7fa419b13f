import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflation } from '#calculators/inflation/model.ts';
import { exact, magnitude, over, times, whole } from '#engine/exact.ts';
import { shownMonths, shownResults } from '#engine/present.ts';

describe('inflation', () => {
  it.each([
    [{ amountToday: 100_000, years: 10, inflationPct: 6 }, '179084.77', '55839.48'],
    [{ amountToday: 50_000, years: 25, inflationPct: 0 }, '50000.00', '50000.00'],
    [{ amountToday: 50_000, months: 0, inflationPct: 6 }, '50000.00', '50000.00'],
    [{ amountToday: 50_000, months: 1, inflationPct: 5 }, '50203.71', '49797.12'],
    [{ amountToday: 1, years: 60, inflationPct: 30 }, '6864377.17', '0.00'],
  ])('%j costs %s and is worth %s', (inputs, cost, worth) =>
    expect(shownResults(inflation.run(inputs))).toEqual({ futureCost: cost, worthThen: worth }),
  );

  it('only rises and only falls, month by month, and one is the mirror of the other', () => {
    const inputs = fc.record({
      amountToday: fc.integer({ min: 1, max: 10_000_000 }),
      years: fc.integer({ min: 1, max: 60 }),
      inflationPct: fc.constantFrom(0, 0.01, 4, 6.3, 30),
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const { results, tables } = inflation.run(given);
        const amount = whole(given.amountToday);
        tables.yearly.months.forEach((row, at) => {
          const before = tables.yearly.months[at - 1];
          expect(row.futureCost >= (before?.futureCost ?? amount)).toBe(true);
          expect(row.worthThen <= (before?.worthThen ?? amount)).toBe(true);
        });
        const mirrored = times(over(results.futureCost, amount), results.worthThen);
        expect(magnitude(mirrored - amount) < exact('1e-30')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('meets the exact power at every whole year, with months between', () => {
    const months = shownMonths(inflation.run({ amountToday: 10_000, years: 2, inflationPct: 21 }).tables.yearly);
    expect([5, 11, 17, 23].map((at) => months[at]?.futureCost)).toEqual([
      '11000.00',
      '12100.00',
      '13310.00',
      '14641.00',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delay } from '#calculators/delay/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { digits, exact, magnitude, times, whole, ZERO } from '#engine/exact.ts';
import { shownResults } from '#engine/present.ts';

const plan = { monthly: 5000, years: 10, annualRatePct: 12, delayMonths: 12 };

describe('cost of waiting', () => {
  it.each([
    ['a year', plan, ['187587.86', '5962.87']],
    ['not at all', { ...plan, delayMonths: 0 }, ['0.00', '5000.00']],
    ['the whole term', { ...plan, delayMonths: 120 }, ['1161695.38', null]],
    ['all but one month', { ...plan, delayMonths: 119 }, ['1156645.38', '1150193.45']],
    ['at no rate', { ...plan, annualRatePct: 0 }, ['60000.00', '5555.56']],
  ])('%s', (_, inputs, [cost, catchUp]) =>
    expect(shownResults(delay.run(inputs))).toMatchObject({ costOfDelay: cost, instalmentToCatchUp: catchUp }),
  );

  it('refuses a delay beyond the term', () => {
    expect(() => delay.run({ ...plan, delayMonths: 121 })).toThrow('delayMonths must be at most the term');
    expect(() => delay.run({ ...plan, delayMonths: 1.5 })).toThrow('delayMonths must come to a whole number of months');
  });

  it('is the difference of two SIPs that end on the same day, and the larger instalment reaches the same end', () => {
    const inputs = fc.record({
      monthly: fc.integer({ min: 1, max: 1_000_000 }),
      months: fc.integer({ min: 1, max: 480 }),
      annualRatePct: fc.constantFrom(0, 0.01, 7.3, 12, 30),
      timing: fc.constantFrom('start' as const, 'end' as const),
      rateConvention: fc.constantFrom('nominal' as const, 'effective' as const),
    });
    fc.assert(
      fc.property(inputs, fc.nat({ max: 100 }), (given, share) => {
        const delayMonths = Math.floor((given.months * share) / 100);
        const { results, tables } = delay.run({ ...given, delayMonths });
        const later = { ...given, months: given.months - delayMonths };
        expect(results.valueNow).toBe(sip.run(given).results.value);
        expect(results.valueLater).toBe(sip.run(later).results.value);
        expect(results.investedLess).toBe(times(whole(given.monthly), whole(delayMonths)));
        const before = tables.yearly.months.slice(0, delayMonths);
        expect(before.every(({ valueLater }) => valueLater === ZERO)).toBe(true);
        expect(results.instalmentToCatchUp === null).toBe(later.months === 0);
        if (results.instalmentToCatchUp === null) return;
        const caught = sip.run({ ...later, monthly: digits(results.instalmentToCatchUp) }).results.value;
        expect(magnitude(caught - results.valueNow) < exact('1e-20')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('adds up in every month', () => {
    for (const row of delay.run({ ...plan, annualRatePct: 11.37, delayMonths: 7 }).tables.yearly.months)
      expect(row.valueLater + row.costOfDelay).toBe(row.valueNow);
  });
});

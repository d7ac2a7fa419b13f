import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { lumpsumSip } from '#calculators/lumpsum-sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { exact, magnitude, ONE, power, times, whole, ZERO } from '#engine/exact.ts';
import { shownMonths, shownResults } from '#engine/present.ts';
import { monthlyRate } from '#engine/rate.ts';

const plan = { principal: 100_000, monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 0 };
const options = { exact: false, bounds: false, today: '2026-11-23' };

describe('lump sum and SIP', () => {
  it.each([
    [plan, '1491734.07'],
    [{ ...plan, annualRatePct: 0 }, '700000.00'],
    [{ ...plan, years: 0 }, '100000.00'],
    [{ ...plan, principal: 0, monthly: 0 }, '0.00'],
    [{ ...plan, years: undefined, months: 1 }, '106050.00'],
  ])('%j is worth %s', (inputs, value) => expect(shownResults(lumpsumSip.run(inputs as never)).value).toBe(value));

  it('is a step-up SIP and one amount that grows every month, together', () => {
    const inputs = fc.record({
      principal: fc.integer({ min: 0, max: 10_000_000 }),
      monthly: fc.integer({ min: 0, max: 100_000 }),
      months: fc.integer({ min: 1, max: 480 }),
      annualRatePct: fc.constantFrom(0, 0.01, 7.3, 12, 30),
      stepUpPct: fc.constantFrom(0, 5, 10),
      timing: fc.constantFrom('start' as const, 'end' as const),
      rateConvention: fc.constantFrom('nominal' as const, 'effective' as const),
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const { results } = lumpsumSip.run(given);
        const saved = stepUpSip.run({ ...given, stepUpRupees: 0 }).results;
        const rate = monthlyRate(exact(given.annualRatePct) / 100n, given.rateConvention);
        const once = times(whole(given.principal), power(ONE + rate, given.months));
        expect(magnitude(results.value - saved.value - once) < exact('1e-30')).toBe(true);
        expect(results.totalInvested).toBe(saved.totalInvested + whole(given.principal));
        expect(results.gains).toBe(results.value - results.totalInvested);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['start', 'end'] as const)('counts the amount that is paid at once at its own worth today: %s', (timing) => {
    const real = (inputs: object) =>
      answer('lumpsumSip', { ...plan, timing, todaysRupeesPct: 6, ...inputs }, options).realInvested;
    expect(real({ monthly: 0 })).toBe('100000.00');
    const paid = Number(real({})) - Number(real({ principal: 0 }));
    expect(paid).toBeCloseTo(100_000, 2);
    const run = lumpsumSip.run({ ...plan, timing, todaysRupeesPct: 6 });
    for (const row of shownMonths(run.tables.yearly) as unknown as Record<string, string>[]) {
      const paise = (name: string) => BigInt(String(row[name]).replace('.', ''));
      expect(paise('realInvested') + paise('realGains')).toBe(paise('realValue'));
    }
  });

  it.each(['start', 'end'] as const)('taxes the amount that is paid at once by its own age: %s', (timing) => {
    // Thirteen months: the lump sum is long-term, and with it only the instalments of the first day.
    const taxed = (inputs: object) =>
      answer(
        'lumpsumSip',
        { principal: 0, monthly: 0, months: 13, annualRatePct: 12, timing, taxKind: 'equity', ...inputs },
        options,
      );
    const once = taxed({ principal: 1_000_000 });
    expect(once).toMatchObject({ taxOther: '0.00', tax: '1702.13' });
    const both = taxed({ principal: 1_000_000, monthly: 10_000 });
    const sip = taxed({ monthly: 10_000 });
    expect(Number(both.taxLong)).toBeCloseTo(Number(once.taxLong) + Number(sip.taxLong), 1);
    expect(both.taxOther).toBe(sip.taxOther);
  });

  it('is worth nothing with nothing paid in, in today’s rupees too', () => {
    const nothing = lumpsumSip.run({ ...plan, principal: 0, monthly: 0, todaysRupeesPct: 6 });
    expect(nothing.results).toMatchObject({ value: ZERO, gains: ZERO, realInvested: ZERO, realGains: ZERO });
  });
});

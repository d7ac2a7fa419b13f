import { describe, expect, it } from 'vitest';
import { sip } from '#calculators/sip/model.ts';
import { shownResults } from '#engine/present.ts';
import { rupees } from '#engine/rounding.ts';
import golden from '#vectors/exact.json' with { type: 'json' };

describe('SIP', () => {
  it.each(golden.calculators._divergence)('in all four conventions: $inputs', (row) => {
    const value = (timing: 'start' | 'end', rateConvention: 'nominal' | 'effective') =>
      rupees(sip.run({ ...row.inputs, timing, rateConvention }).results.value);
    expect(value('start', 'nominal')).toBe(row.due_nominal);
    expect(value('end', 'nominal')).toBe(row.ordinary_nominal);
    expect(value('start', 'effective')).toBe(row.due_effective);
    expect(value('end', 'effective')).toBe(row.ordinary_effective);
  });

  it('takes months for years', () => {
    const monthly = { monthly: 5000, annualRatePct: 12 };
    expect(sip.run({ ...monthly, months: 120 }).results).toEqual(sip.run({ ...monthly, years: 10 }).results);
    expect(sip.run({ ...monthly, years: 2.5 }).tables.yearly.years.map(({ month }) => month)).toEqual([12, 24, 30]);
  });

  it.each([
    // One instalment at 1% a month, paid at the start: it grows one month.
    [{ monthly: 100, months: 1, annualRatePct: 12 }, '101.00'],
    [{ monthly: 100, months: 1, annualRatePct: 12, timing: 'end' as const }, '100.00'],
    [{ monthly: 100, months: 0, annualRatePct: 12 }, '0.00'],
    [{ monthly: 0, years: 10, annualRatePct: 12 }, '0.00'],
    [{ monthly: 100, years: 1, annualRatePct: 0 }, '1200.00'],
  ])('%j is worth %s', (inputs, value) => expect(shownResults(sip.run(inputs)).value).toBe(value));
});

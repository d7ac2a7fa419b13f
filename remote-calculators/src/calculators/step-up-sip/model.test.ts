import { describe, expect, it } from 'vitest';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { shownResults, shownYears } from '#engine/present.ts';

const inputs = { monthly: 1000, years: 3, annualRatePct: 0, stepUpPct: 10, stepUpRupees: 0 };

describe('step-up SIP', () => {
  it('raises the instalment in months 13 and 25', () => {
    const years = shownYears(stepUpSip.run(inputs).tables.yearly);
    expect(years.map(({ instalment }) => instalment)).toEqual(['1000.00', '1100.00', '1210.00']);
    expect(years.map(({ value }) => value)).toEqual(['12000.00', '25200.00', '39720.00']);
  });

  it('raises by per cent first and rupees second, unrounded', () => {
    const run = stepUpSip.run({ ...inputs, stepUpPct: '0.333', stepUpRupees: 500 });
    // 1000 × 1.00333 + 500 = 1503.33; × 1.00333 + 500 = 2008.3360889
    expect(shownResults(run)).toMatchObject({ lastInstalment: '2008.34', totalInvested: '54139.99' });
  });

  it('has the flat SIP to compare with, under the same convention', () => {
    const run = stepUpSip.run({ ...inputs, annualRatePct: 12, timing: 'end', rateConvention: 'effective' });
    const { value, flatSipValue, extraOverFlat } = run.results;
    expect(value - flatSipValue).toBe(extraOverFlat);
    expect(shownResults(stepUpSip.run({ ...inputs, stepUpPct: 0 })).extraOverFlat).toBe('0.00');
  });
});

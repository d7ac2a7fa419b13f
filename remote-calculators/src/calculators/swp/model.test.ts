import { describe, expect, it } from 'vitest';
import { swp } from '#calculators/swp/model.ts';
import { shownMonths, shownResults } from '#engine/present.ts';

const inputs = { investment: 1000, monthlyWithdrawal: 400, annualRatePct: 12, months: 6, stepUpPct: 0 };

describe('SWP', () => {
  it('pays what is left in its last month and nothing after', () => {
    const run = swp.run(inputs);
    // 600 × 1.01 = 606; 206 × 1.01 = 208.06, which is the third and last payment.
    expect(shownResults(run)).toEqual({
      remainingInvestment: '0.00',
      totalWithdrawn: '1008.06',
      gains: '8.06',
      depletionMonth: 3,
      lastWithdrawal: '208.06',
    });
    expect(shownMonths(run.tables.yearly).map(({ remainingInvestment }) => remainingInvestment)).toEqual([
      '606.00',
      '208.06',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
    ]);
  });

  it('pays after growth at the end of the month', () => {
    expect(shownResults(swp.run({ ...inputs, timing: 'end' }))).toMatchObject({
      totalWithdrawn: '1018.26',
      depletionMonth: 3,
    });
  });

  it('lasts for ever on what it earns', () => {
    const run = swp.run({
      investment: 1e6,
      monthlyWithdrawal: 10_000,
      annualRatePct: 12,
      years: 50,
      stepUpPct: 0,
      timing: 'end',
    });
    expect(shownResults(run)).toMatchObject({
      remainingInvestment: '1000000.00',
      depletionMonth: null,
      lastWithdrawal: null,
    });
  });

  it('is emptied by one withdrawal of everything', () => {
    expect(shownResults(swp.run({ ...inputs, monthlyWithdrawal: 1000 }))).toMatchObject({
      depletionMonth: 1,
      lastWithdrawal: '1000.00',
    });
  });

  it('never was anything: nothing is depleted', () => {
    expect(shownResults(swp.run({ ...inputs, investment: 0, monthlyWithdrawal: 0 }))).toMatchObject({
      depletionMonth: null,
    });
  });
});

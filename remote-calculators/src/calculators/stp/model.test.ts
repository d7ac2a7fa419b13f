import { describe, expect, it } from 'vitest';
import { stp } from '#calculators/stp/model.ts';
import { shownMonths, shownResults } from '#engine/present.ts';

const inputs = { investment: 1000, monthlyTransfer: 400, months: 4, sourceRatePct: 12, targetRatePct: 24 };

describe('STP', () => {
  it('moves at month end, then leaves the target fund to grow alone', () => {
    const run = stp.run(inputs);
    // Source: 1010 − 400 = 610; 616.10 − 400 = 216.10; 218.261 moves whole. Target: 400; 808; 1042.421; 1063.26942.
    expect(shownResults(run)).toEqual({
      totalInvested: '1000.00',
      gains: '63.27',
      value: '1063.27',
      sourceRemaining: '0.00',
      targetValue: '1063.27',
      totalTransferred: '1018.26',
      sourceEmptyMonth: 3,
    });
  });

  it('shows two funds that add up to the value', () => {
    for (const row of shownMonths(stp.run({ ...inputs, investment: '98765.43', months: 200 }).tables.yearly)) {
      const cents = (text: string) => BigInt(text.replace('.', ''));
      expect(cents(row.sourceRemaining) + cents(row.targetValue)).toBe(cents(row.value));
    }
  });

  it('takes years for months', () => {
    const { months: _, ...rest } = inputs;
    expect(stp.run({ ...rest, years: 2 }).tables.yearly.months).toHaveLength(24);
  });

  it('never empties without a transfer', () => {
    expect(shownResults(stp.run({ ...inputs, monthlyTransfer: 0 }))).toMatchObject({
      sourceEmptyMonth: null,
      targetValue: '0.00',
    });
  });
});

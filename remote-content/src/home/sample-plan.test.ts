import { expect, test } from 'vitest';
import { SAMPLE_PLAN } from '#home/sample-plan.ts';

test.each(SAMPLE_PLAN)(
  '$goal: the monthly amount reaches the cost in its own year',
  ({ years, costTodayInr, monthlyInr }) => {
    const target = costTodayInr * 1.06 ** years;
    expect(monthlyInr).toBeCloseTo((target * 0.01) / (1.01 ** (12 * years) - 1), 2);
  },
);

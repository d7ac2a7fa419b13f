import { expect, test } from 'vitest';
import { view } from '#calculators/glide-path/fields.ts';

const choices = { rateConvention: 'nominal', timing: 'end', mode: 'monthly' } as const;

test.each([
  [{}, /^Equity and debt earn the yearly rates that you assume\. Paid and rebalanced at the end of each month/],
  [{ debtRatePct: 6.5 }, /^Equity and debt earn the yearly rates that you assume\. /],
  [{ annualRatePct: 12, debtRatePct: 6.5 }, /^Equity earns 12% nominal a year .*; debt earns 6\.5%\. /],
])('what is assumed is a whole sentence with %o', (values, sentence) => {
  expect(view.convention(choices, values)).toMatch(sentence);
});

import { expect, it } from 'vitest';
import { costWords } from '#calculator-page/extras/cost-words.ts';
import { swp } from '#calculators/swp/model.ts';

const plan = { investment: 1_000_000, monthlyWithdrawal: 10_000, annualRatePct: 12, years: 10, stepUpPct: 0 };

it.each([
  [
    { investment: 5_000_000, monthlyWithdrawal: 40_000, annualRatePct: 8, years: 25 },
    'A fund 1% dearer is empty in month 222, 43 months sooner, and pays ₹17,13,556.33 less.',
  ],
  [{}, 'A fund 1% dearer leaves ₹1,77,719.41 less at the end and would be empty in month 262, 202 months sooner.'],
  [
    { timing: 'end' as const },
    'A fund 1% dearer leaves ₹1,80,831.78 less at the end and would be empty in month 273; without the cost not within 100 years.',
  ],
  [{ monthlyWithdrawal: 1000, annualRatePct: 10 }, 'A fund 1% dearer leaves ₹2,44,098.03 less at the end.'],
  [
    { monthlyWithdrawal: 1_000_000, years: 1 },
    'A fund 1% dearer is empty in month 1, the same month as without the cost, and pays as much.',
  ],
  [
    { monthlyWithdrawal: 20_000, annualRatePct: 0.5 },
    'A fund 1% dearer is empty in month 50, 1 month sooner, and pays ₹10,349.76 less.',
  ],
  [
    { timing: 'end' as const, years: 40 },
    'A fund 1% dearer is empty in month 273; without the cost not within 100 years. It pays ₹20,76,777.15 less.',
  ],
])('%j', (change, words) => {
  const inputs = { ...plan, ...change };
  const timing = 'timing' in change ? change.timing : 'start';
  const { results } = swp.run({ ...inputs, costPct: 1 });
  expect(costWords(results, 12 * inputs.years, { timing, today: null })).toBe(words);
});

it.each([
  ['start', 'A fund 1% dearer is empty in April 2045, 43 months sooner'],
  ['end', 'A fund 1% dearer is empty in August 2045, 45 months sooner'],
] as const)('names the month of the calendar where a day is known, paid at the %s', (timing, words) => {
  const inputs = { ...plan, investment: 5_000_000, monthlyWithdrawal: 40_000, annualRatePct: 8, years: 25, timing };
  const { results } = swp.run({ ...inputs, costPct: 1 });
  expect(costWords(results, 300, { timing, today: '2026-11-27' })).toMatch(new RegExp(`^${words}`));
});

import { expect, it } from 'vitest';
import { type BudgetGoal, planBudget } from '#engine/budget/budget.ts';
import { spansOf } from '#engine/budget/spans.ts';
import { exact, ONE } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

const at = (term: number, needed: number, raise = '1') => ({ term, needed: exact(needed), raise: exact(raise) });

it('need falls when a goal is reached, and rises with a raise', () => {
  const { spans, mostShort, shortUntilMonth } = spansOf([at(24, 10_000, '1.1'), at(12, 5_000)], exact(10_500), true);
  expect(spans.map(({ fromMonth, toMonth, needed }) => [fromMonth, toMonth, rupees(needed)])).toEqual([
    [1, 12, '15000.00'],
    [13, 24, '11000.00'],
  ]);
  expect(mostShort).toBe(spans[0]);
  expect(shortUntilMonth).toBe(24);
});

it('a raise may outgrow a budget that suffices at first', () => {
  const { spans, mostShort } = spansOf([at(30, 10_000, '1.1')], exact(11_500), true);
  expect(spans.map(({ fromMonth, toMonth }) => [fromMonth, toMonth])).toEqual([
    [1, 12],
    [13, 24],
    [25, 30],
  ]);
  expect(mostShort).toMatchObject({ fromMonth: 25, toMonth: 30, short: exact(600) });
});

it('what a reached goal has freed is in the budget, unless it is spent on something else', () => {
  const goals = [at(12, 4_000), at(24, 1_000, '1.5')];
  const budgets = (passOn: boolean) => spansOf(goals, exact(5_000), passOn).spans.map(({ budget }) => rupees(budget));
  expect(budgets(true)).toEqual(['5000.00', '5000.00']);
  expect(budgets(false)).toEqual(['5000.00', '1000.00']);
  expect(spansOf(goals, exact(5_000), true).mostShort).toBeNull();
  expect(spansOf(goals, exact(5_000), false).mostShort).toMatchObject({ fromMonth: 13, short: exact(500) });
});

it('each goal of a budget takes its savings, its raise and its yearly payments', () => {
  const plain: BudgetGoal = { name: '', amountToday: 1_000_000, years: 10, annualRatePct: 10, inflationPct: 6 };
  const { goals } = planBudget(
    [
      { ...plain, savings: 200_000 },
      { ...plain, amountToday: 400_000, years: 13, inflationPct: 8, feeYears: 4 },
      { ...plain, stepUpPct: 10 },
      { ...plain, savings: 9_000_000, stepUpPct: 10 },
    ],
    0,
  );
  expect(goals.map(({ needed }) => rupees(needed))).toEqual(['6099.44', '13233.36', '5928.63', '0.00']);
  expect(goals.map(({ raise }) => raise)).toEqual([ONE, ONE, exact('1.1'), ONE]);
});

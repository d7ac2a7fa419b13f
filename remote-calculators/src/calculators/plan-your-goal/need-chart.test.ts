import { expect, it } from 'vitest';
import { isEachNamed } from '#calculators/plan-your-goal/need-picture.tsx';
import { type BudgetGoal, planBudget } from '#engine/budget/budget.ts';

const goal = (name: string, years: number): BudgetGoal => ({
  ...{ name, amountToday: 1_000_000, years, annualRatePct: 10, inflationPct: 6 },
});

it('a key is needed for a name that a small phone would cut', () => {
  const served = (...goals: BudgetGoal[]) => planBudget(goals, 50_000);
  expect(isEachNamed(served(goal('Car', 5), goal('House', 15)), true)).toBe(true);
  expect(isEachNamed(served(goal('Education', 5), goal('House', 15)), true)).toBe(false);
  expect(isEachNamed(served(goal('Car', 2), goal('House', 15)), true)).toBe(false);
});

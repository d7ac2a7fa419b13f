import type { Budget, BudgetGoal } from '#engine/budget/budget.ts';
import { planBudget } from '#engine/budget/budget.ts';
import { exact, over, ZERO } from '#engine/exact.ts';
import { requiredInstalment } from '#engine/goals/required-instalment.ts';
import { DELAY_YEARS, type Effect, lessCost, YEARLY_COST_PCT } from '#engine/goals/what-if.ts';
import type { Conventions } from '#engine/model.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';

/** What all goals need together: every month, or once. */
const needOf = ({ needed, goals }: Budget, once: boolean) =>
  once ? goals.reduce((sum, { requiredLumpsum }) => sum + requiredLumpsum, ZERO) : needed;

/**
 * What all goals need together if every fund costs 1% more a year, and if saving for all of them begins 1, 3 or 5
 * years later while their days and costs stay. A delay after which one of them would have no month left is left out.
 * Example: goals of 10 lakh in 10 and in 4 years at 10% need 21,910.99 a month; begun a year later 29,679.21.
 * @throws InputError when a goal's inputs are not possible at all.
 */
export function budgetEffects(goals: readonly BudgetGoal[], choice: Conventions, once: boolean): Effect[] {
  const now = planBudget(goals, 0, choice);
  const before = needOf(now, once);
  const dearer = goals.map((goal) => ({ ...goal, annualRatePct: lessCost(goal.annualRatePct) }));
  const cost = needOf(planBudget(dearer, 0, choice), once);
  const begunLater = (size: number) =>
    now.goals.reduce((sum, { target, stillNeeded = target, term, raise }, place) => {
      const annualRate = exact(goals[place]?.annualRatePct ?? 0) / 100n;
      const rate = monthlyRate(annualRate, choice.rateConvention);
      const months = term - 12 * size;
      return (
        sum +
        (once
          ? over(stillNeeded, yearlyGrowth(annualRate, months))
          : requiredInstalment(stillNeeded, rate, months, choice.timing ?? 'end', raise))
      );
    }, ZERO);
  const possible = DELAY_YEARS.filter((size) => goals.length > 0 && now.goals.every(({ term }) => term > 12 * size));
  return [
    { change: 'cost', size: YEARLY_COST_PCT, value: cost, difference: cost - before },
    ...possible.map((size): Effect => {
      const value = begunLater(size);
      return { change: 'delay', size, value, difference: value - before };
    }),
  ];
}

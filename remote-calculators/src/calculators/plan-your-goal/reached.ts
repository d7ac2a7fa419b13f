import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { budgetGoals } from '#calculators/plan-your-goal/served.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { type PaidIn, paidIn } from '#engine/budget/paid-in.ts';

/** What becomes of each goal when the budget is all that is paid in. @param served of the same plan */
export function reachedBy(plan: Plan, served: Budget): PaidIn[] {
  const { rateConvention, timing } = plan.choices;
  return paidIn(budgetGoals(plan) ?? [], served, { rateConvention, timing }, plan.passOn);
}

import { ratesAbove } from '#calculator-page/results/assumed-rates.ts';
import { planLooks } from '#calculators/plan-your-goal/look.ts';
import { type Plan, readGoal } from '#calculators/plan-your-goal/plan.ts';

/** What is said of the highest rate that the plan's goals assume, where it lies above what AMFI lets illustrations assume. */
export function planRatesAbove(plan: Plan): ReturnType<typeof ratesAbove> {
  const annualRatePct = Math.max(0, ...plan.goals.map((goal) => readGoal(goal).values.annualRatePct ?? 0));
  return ratesAbove(planLooks.plain, { annualRatePct }, plan);
}

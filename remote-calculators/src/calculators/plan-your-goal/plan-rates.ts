import { view } from '#calculators/plan-your-goal/fields.ts';
import { type Plan, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { rateWarnings } from '#outcome/assumed-rates.ts';

/** What is said of the highest rate that the plan's goals assume, where it lies above what AMFI lets illustrations assume. */
export function planRateWarnings(plan: Plan): ReturnType<typeof rateWarnings> {
  const annualRatePct = Math.max(0, ...plan.goals.map((goal) => readGoal(goal).values.annualRatePct ?? 0));
  return rateWarnings(view, { annualRatePct }, plan);
}

import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';

/** Where this browser keeps the plan. */
export const STORED = 'goal-plan';

/** A plan from the browser's own storage; anything unexpected there counts as nothing. */
export function storedPlan(): Plan | null {
  try {
    const found: Partial<Plan> | null = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    // An older version of this page knew less: what it did not keep is as usual.
    const plan = found === null ? null : { ...initialPlan(), ...found };
    // Written by another version of this page, or by hand: a plan must at least survive being made into a link.
    if (plan === null || !Array.isArray(plan.goals) || plan.goals.length === 0) return null;
    planQuery(plan);
    return plan;
  } catch {
    return null;
  }
}

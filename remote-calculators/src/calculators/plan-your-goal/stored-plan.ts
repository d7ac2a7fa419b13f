import { initialPlan, newGoal, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planView } from '#calculators/plan-your-goal/plan-view.ts';

/** Where this browser keeps the plan. */
export const STORED = 'goal-plan';

/** A plan from the browser's own storage; anything unexpected there counts as nothing. */
export function storedPlan(): Plan | null {
  try {
    const found: Partial<Plan> | null = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    // An older version of this page knew less: what it did not keep is as usual.
    const plan = found === null ? null : { ...initialPlan(), ...found };
    // Written by another version of this page, or by hand: a plan must at least survive being shown.
    if (plan === null || !Array.isArray(plan.goals) || plan.goals.length === 0) return null;
    const whole = { ...plan, goals: plan.goals.map((goal) => ({ ...newGoal(goal.id), ...goal })) };
    planView({ plan: whole, openId: 1 }, null, null);
    return whole;
  } catch {
    return null;
  }
}

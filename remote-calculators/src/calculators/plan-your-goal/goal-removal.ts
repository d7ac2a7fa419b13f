import { goalTitle, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import type { OpenPlan } from '#calculators/plan-your-goal/plan-form.ts';

/** The goal that was taken out last, as it was. */
export interface Removed {
  goal: PlannedGoal;
  title: string;
  /** Its place in the order of priority, from 0. */
  place: number;
}

/** Takes a goal out of a plan; the same where it is gone already. */
export function withoutGoal(state: OpenPlan, id: number): OpenPlan {
  const { goals } = state.plan;
  const goal = goals.find((other) => other.id === id);
  if (goal === undefined) return state;
  const removed = { goal, title: goalTitle(goal, goals), place: goals.indexOf(goal) };
  return { ...state, plan: { ...state.plan, goals: goals.filter((other) => other !== goal) }, removed };
}

/** Puts the goal that was taken out last back in its place; the same where there is none. */
export function withRemoved(state: OpenPlan): OpenPlan {
  const { plan, removed } = state;
  if (removed === undefined) return state;
  const ids = plan.goals.map(({ id }) => id);
  // A goal that was added meanwhile may have its number.
  const id = ids.includes(removed.goal.id) ? Math.max(...ids) + 1 : removed.goal.id;
  const goals = [...plan.goals];
  goals.splice(removed.place, 0, { ...removed.goal, id });
  return { ...state, plan: { ...plan, goals }, removed: undefined };
}

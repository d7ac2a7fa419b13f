import { type PlannedGoal, tintOf } from '#calculators/plan-your-goal/plan.ts';

/** The colour in which a goal is drawn, before its name. */
export const GoalKey = ({ goal }: { goal: Pick<PlannedGoal, 'id' | 'colour'> }) => (
  <svg className="key" aria-hidden="true">
    <rect width="100%" height="100%" fill={tintOf(goal)} />
  </svg>
);

import { conventionRules, type GoalInputs, type GoalModel, runGoal } from '#engine/goals/goal.ts';
import { growingRules } from '#engine/goals/growing.ts';
import type { Term } from '#engine/model.ts';
import { termInput } from '#engine/possible.ts';

export type PlanYourGoalInputs = GoalInputs & Term;

/** Any goal in a number of years; inflation counts only when it is given (the page's box is ticked). */
export const planYourGoal: GoalModel<PlanYourGoalInputs> = {
  id: 'planYourGoal',
  inputs: {
    amountToday: { unit: 'rupees', initial: 1_000_000, above: 0 },
    years: { unit: 'years', initial: 10, above: 0 },
    annualRatePct: { unit: 'percent', initial: 10, above: 0 },
    inflationPct: { unit: 'percent', initial: 6, ifLeftOut: 0, min: 0 },
    ...growingRules,
    ...conventionRules,
  },
  run: (inputs) => runGoal(inputs, termInput(inputs)),
};

import { type GoalInputs, type GoalModel, runGoal } from '#engine/goals/goal.ts';
import { dreamInputs } from '#engine/goals/goal-inputs.ts';
import { type DateInputs, dateTerm } from '#engine/goals/goal-term.ts';

export type DreamHouseInputs = GoalInputs & DateInputs;

/** A house to buy on a day: the goal method over the whole months until then. */
export const dreamHouse: GoalModel<DreamHouseInputs> = {
  id: 'dreamHouse',
  inputs: dreamInputs,
  run: (inputs) => runGoal(inputs, dateTerm(inputs)),
};

import type { NumberText } from '#engine/exact.ts';
import { type GoalInputs, type GoalModel, runGoal } from '#engine/goals/goal.ts';
import { childInputs } from '#engine/goals/goal-inputs.ts';
import { ageTerm, type OptionalTerm } from '#engine/goals/goal-term.ts';

export type ChildEducationInputs = GoalInputs &
  OptionalTerm & { readonly age?: NumberText; readonly withdrawAge?: NumberText };

/** A child's education at a later age: the goal method over 12 × (age at withdrawal − age now) months. */
export const childEducation: GoalModel<ChildEducationInputs> = {
  id: 'childEducation',
  inputs: childInputs,
  run: (inputs) => runGoal(inputs, ageTerm(inputs, 'withdrawAge', inputs.withdrawAge)),
};

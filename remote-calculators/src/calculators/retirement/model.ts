import type { NumberText } from '#engine/exact.ts';
import { conventionRules, type GoalInputs, type GoalModel, runGoal } from '#engine/goals/goal.ts';
import { ageTerm, type OptionalTerm } from '#engine/goals/goal-term.ts';
import { growingRules } from '#engine/goals/growing.ts';

export type RetirementInputs = GoalInputs &
  OptionalTerm & { readonly age?: NumberText; readonly retirementAge?: NumberText };

/** A corpus in today's rupees to own at retirement: the goal method over 12 × (retirement age − age) months. */
export const retirement: GoalModel<RetirementInputs> = {
  id: 'retirement',
  inputs: {
    age: { unit: 'age', min: 0 },
    retirementAge: { unit: 'age', above: 0 },
    amountToday: { unit: 'rupees', above: 0 },
    annualRatePct: { unit: 'percent', above: 0 },
    inflationPct: { unit: 'percent', ifLeftOut: 6 },
    ...growingRules,
    ...conventionRules,
  },
  run: (inputs) => runGoal(inputs, ageTerm(inputs, 'retirementAge', inputs.retirementAge)),
};

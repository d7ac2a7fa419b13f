import { conventionRules, type GoalInputs, type GoalModel, runGoal } from '#engine/goals/goal.ts';
import { growingRules } from '#engine/goals/growing.ts';
import type { Term } from '#engine/model.ts';
import { termInput } from '#engine/possible.ts';

export type CorpusInputs = GoalInputs & Term;

/** A sum to own after some years, taken as it is: no inflation. */
export const corpus: GoalModel<CorpusInputs> = {
  id: 'corpus',
  inputs: {
    target: { unit: 'rupees', above: 0 },
    years: { unit: 'years', above: 0 },
    annualRatePct: { unit: 'percent', above: 0 },
    inflationPct: { unit: 'percent', ifLeftOut: 0 },
    ...growingRules,
    ...conventionRules,
  },
  run: (inputs) => runGoal(inputs, termInput(inputs)),
};

import { conventionRules, type GoalInputs, type GoalModel, runGoal } from '#engine/goals/goal.ts';
import { growingRules } from '#engine/goals/growing.ts';
import { type MixInputs, mixedGrowth, mixRules, mixYears } from '#engine/goals/mix.ts';
import type { Term } from '#engine/model.ts';
import { termInput } from '#engine/possible.ts';

export type GlidePathInputs = Omit<GoalInputs, 'target' | 'feeYears'> & MixInputs & Term;

const { savings, stepUpPct } = growingRules;

/** A goal that is saved for in equity and debt funds, with less equity the nearer its day is. */
export const glidePath: GoalModel<GlidePathInputs> = {
  id: 'glidePath',
  inputs: {
    amountToday: { unit: 'rupees', above: 0 },
    years: { unit: 'years', above: 0 },
    annualRatePct: { unit: 'percent', above: 0 },
    ...mixRules,
    inflationPct: { unit: 'percent', ifLeftOut: 6 },
    savings,
    stepUpPct,
    ...conventionRules,
  },
  run(inputs) {
    const term = termInput(inputs);
    return runGoal(inputs, term, term === 0 ? undefined : mixedGrowth(mixYears(inputs, term)));
  },
};

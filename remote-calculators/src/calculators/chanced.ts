import { exactOf } from '#engine/exact-of.ts';
import { type AnyModel, type AnyRun, type InputRule, type Results, runOf } from '#engine/model.ts';
import type { ChanceAnswer } from '#engine/simulation/chance.ts';
import { chanceOf, chancePer100 } from '#engine/simulation/chance.ts';
import {
  chanceRules,
  chanceSettingOf,
  retirementChanceRules,
  targetChanceRules,
} from '#engine/simulation/chance-inputs.ts';
import type { PlanInputs } from '#engine/simulation/plan-chance.ts';
import { type ChanceKind, chanceRequest } from '#engine/simulation/plan-chance.ts';

const rules: Readonly<Record<ChanceKind, { readonly [name: string]: InputRule }>> = {
  savings: targetChanceRules,
  once: targetChanceRules,
  goal: chanceRules,
  withdrawal: chanceRules,
  retirement: retirementChanceRules,
};

/** The model with the inputs and results of chance; without `volatilityPct` it answers as before. */
export function chanced(model: AnyModel, kind: ChanceKind): AnyModel {
  return {
    ...model,
    inputs: { ...model.inputs, ...rules[kind] },
    run: (inputs: PlanInputs): AnyRun => {
      const run = runOf(model, inputs);
      if (inputs.volatilityPct === undefined) return run;
      const answer = chanceOf(chanceRequest(kind, model, inputs, chanceSettingOf(inputs)));
      return { tables: run.tables, results: { ...run.results, ...resultsOf(kind, answer) } };
    },
  };
}

function resultsOf(kind: ChanceKind, answer: ChanceAnswer): Results {
  const payment = exactOf(answer.paymentFor80);
  return {
    chancePer100: chancePer100(answer),
    chanceHits: answer.hits,
    chancePaths: answer.paths,
    ...(kind === 'withdrawal' ? {} : kind === 'once' ? { onceFor80: payment } : { instalmentFor80: payment }),
    ...(answer.corpusFor80 === null ? {} : { corpusFor80: exactOf(answer.corpusFor80) }),
  };
}

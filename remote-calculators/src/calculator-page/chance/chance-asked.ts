import { messages } from '#calculator-page/chance/messages.en.ts';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import { USUAL_PATHS, volatilityRule } from '#engine/chance/chance-inputs.ts';
import type { ChanceRequest } from '#engine/chance/chance-request.ts';
import { chanceRequest } from '#engine/chance/plan-chance.ts';
import type { InputRule } from '#engine/model.ts';
import { readTyped } from '#figures/amount-text.ts';
import { type ChanceSetting, targetRule } from '#scenario/chance-setting.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import type { RangeSetting } from '#scenario/scenario.ts';

/** A typed figure: null where there is none, with what is wrong where something is. */
interface Reading {
  value: number | null;
  problem?: string;
}

export interface ChanceAsked {
  volatility: Reading;
  postVolatility: Reading;
  target: Reading;
  /** Null while one of them cannot be used. */
  request: ChanceRequest | null;
}

function reading(text: string, rule: InputRule, unreadable: string): Reading {
  const typed = readTyped(text);
  if (typed.state === 'empty') return { value: null };
  if (typed.state === 'unreadable') return { value: null, problem: unreadable };
  const problem = figureProblem(typed.value, rule);
  return problem === undefined ? { value: typed.value } : { value: null, problem };
}

/** What is asked of the plan that the page shows, and what is wrong with what was typed. */
export function chanceAsked(
  { definition, outcome }: PanelProps,
  { text, seed }: RangeSetting,
  chance: ChanceSetting,
): ChanceAsked {
  const kind = definition.extras.chance;
  const volatility = reading(text, volatilityRule, messages.enterADeviation);
  const postVolatility = reading(chance.postVolatility, volatilityRule, messages.enterADeviation);
  const target = reading(chance.target, targetRule, messages.enterATarget);
  const isWrong = [volatility, postVolatility, target].some(({ problem }) => problem !== undefined);
  if (kind === undefined || volatility.value === null || isWrong) {
    return { volatility, postVolatility, target, request: null };
  }
  const { target: _own, ...inputs } = outcome.inputs;
  const own = kind === 'savings' || kind === 'once' ? inputs : outcome.inputs;
  const asked = target.value === null ? own : { ...own, target: target.value };
  const request = chanceRequest(kind, definition.model, asked, {
    volatility: volatility.value / 100,
    postVolatility: (postVolatility.value ?? volatility.value) / 100,
    seed,
    paths: USUAL_PATHS,
  });
  return { volatility, postVolatility, target, request };
}

import { exact, type NumberText, whole } from '#engine/exact.ts';
import type { InputRule } from '#engine/model.ts';
import { InputError } from '#engine/possible.ts';

/** What decides a chance apart from the plan. */
export interface ChanceSetting {
  /** Standard deviation of a year's growth as a fraction, while saving and while spending. */
  readonly volatility: number;
  readonly postVolatility: number;
  readonly seed: number;
  readonly paths: number;
}

export const USUAL_SEED = 1;
export const USUAL_PATHS = 5000;

const LEAST_PATHS = 100;
const MOST_PATHS = 20_000;
/** The largest whole number that a double tells from its neighbours. */
const MOST_SEED = 2 ** 53 - 1;

/** Bounds of a deviation on the page; `calc` takes 0 too, which imagines one course only. */
export const volatilityRule = { unit: 'percent', min: 1, max: 60 } as const satisfies InputRule;

/** What the chance is asked with, under the names that `calc` and links take; `volatilityPct` switches it on. */
export const chanceRules: { readonly [name: string]: InputRule } = {
  volatilityPct: volatilityRule,
  seed: { unit: 'count', ifLeftOut: USUAL_SEED, min: 0 },
  paths: { unit: 'count', ifLeftOut: USUAL_PATHS, min: LEAST_PATHS, max: MOST_PATHS },
};

/** Spending years have a deviation of their own. */
export const retirementChanceRules: { readonly [name: string]: InputRule } = {
  ...chanceRules,
  postVolatilityPct: volatilityRule,
};

/** A plan that grows has no target until it is given one; left out, it is what the plan itself would reach. */
export const targetChanceRules: { readonly [name: string]: InputRule } = {
  ...chanceRules,
  target: { unit: 'rupees', min: 0, onlyName: true },
};

function fraction(name: string, value: NumberText): number {
  const percent = Number(value);
  if (!(percent >= 0 && percent <= volatilityRule.max)) throw new InputError(name, 'must be from 0 to 60');
  return percent / 100;
}

function count(name: string, value: NumberText, least: number, most: number): number {
  const read = exact(value);
  if (read % whole(1) !== 0n) throw new InputError(name, 'must be a whole number');
  if (read < whole(least) || read > whole(most)) throw new InputError(name, `must be from ${least} to ${most}`);
  return Number(read / whole(1));
}

/** @throws InputError when one of them is not possible at all */
export function chanceSettingOf(inputs: { readonly [name: string]: NumberText }): ChanceSetting {
  const { volatilityPct = 0, postVolatilityPct = volatilityPct, seed = USUAL_SEED, paths = USUAL_PATHS } = inputs;
  return {
    volatility: fraction('volatilityPct', volatilityPct),
    postVolatility: fraction('postVolatilityPct', postVolatilityPct),
    seed: count('seed', seed, 0, MOST_SEED),
    paths: count('paths', paths, LEAST_PATHS, MOST_PATHS),
  };
}

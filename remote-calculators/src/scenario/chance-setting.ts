import type { CalculatorView } from '#definition/definition.ts';
import { volatilityRule } from '#engine/chance/chance-inputs.ts';
import type { ChanceKind } from '#engine/chance/plan-chance.ts';
import type { InputRule } from '#engine/model.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';
import { figureProblem } from '#scenario/read-fields.ts';

/** What the chance is asked with beside the deviation and the draw of the range; '' stands for what is usual. */
export interface ChanceSetting {
  /** What a plan that grows has to reach, in rupees as typed; '' is what it reaches itself. */
  target: string;
  /** Deviation after retirement in per cent, as typed; '' is that of the years before. */
  postVolatility: string;
}

export const usualChance: ChanceSetting = { target: '', postVolatility: '' };

/** Bounds of what is typed. */
export const targetRule = { unit: 'rupees', above: 0 } as const;

interface Asked {
  key: keyof ChanceSetting;
  rule: InputRule;
  /** What the chance has to be of for this to count. */
  kinds: readonly ChanceKind[];
}

/** Names in a link, as `calc` takes them. */
const asked: Readonly<Record<string, Asked>> = {
  target: { key: 'target', rule: targetRule, kinds: ['savings', 'once'] },
  postVolatilityPct: { key: 'postVolatility', rule: volatilityRule, kinds: ['retirement'] },
};

export const chanceNames = Object.keys(asked);

/** Those that this page reads. */
const askedOf = ({ extras: { chance } }: Pick<CalculatorView, 'extras'>) =>
  Object.entries(asked).filter(([, { kinds }]) => chance !== undefined && kinds.includes(chance));

/** A figure that can be used, or null. */
export function figureIn(text: string, rule: InputRule): number | null {
  const typed = readTyped(text);
  return typed.state === 'figure' && figureProblem(typed.value, rule) === undefined ? typed.value : null;
}

/**
 * Writes into a query what was typed and can be used. The rest of a scenario is worth a link without it, where both are
 * too long for one.
 * @param longest length that the link may have, in characters
 */
export function chanceIntoQuery(
  view: Pick<CalculatorView, 'extras'>,
  setting: ChanceSetting,
  query: URLSearchParams,
  longest: number,
): void {
  for (const [name, { key, rule }] of askedOf(view)) {
    const value = figureIn(setting[key], rule);
    if (value === null) continue;
    query.set(name, plainFigure(value));
    if (query.toString().length > longest) query.delete(name);
  }
}

/** The setting of a link; null when it cannot be used. */
export function chanceFrom(view: Pick<CalculatorView, 'extras'>, query: URLSearchParams): ChanceSetting | null {
  const setting = { ...usualChance };
  for (const [name, { key, rule }] of askedOf(view)) {
    const text = query.get(name);
    if (text === null) continue;
    const value = figureIn(text, rule);
    if (value === null) return null;
    setting[key] = fieldText(value);
  }
  return setting;
}

import type { CalculatorView } from '#definition/definition.ts';
import type { InputRule } from '#engine/model.ts';
import { volatilityRule } from '#engine/simulation/chance-inputs.ts';
import type { ChanceKind } from '#engine/simulation/plan-chance.ts';
import type { FundKind, TaxRegime } from '#engine/tax/fund-tax.ts';
import { slabsPct } from '#engine/tax/slabs.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';
import { figureProblem } from '#scenario/read-fields.ts';

/** What the SIP beside a deposit is assumed to return in per cent, as typed, and whether it is shown: the panel is open. */
export interface SipSetting {
  on: boolean;
  text: string;
}

export const defaultSip: SipSetting = { on: false, text: '12' };

export const sipReturnRule = { unit: 'percent', min: 0, max: 30 } as const satisfies InputRule;

/** Name of the return in a link, which opens the panel. */
export const SIP_RETURN = 'sipReturnPct';

/** Writes the return into a query while its panel is open and it can be used. */
export function sipIntoQuery({ extras }: Pick<CalculatorView, 'extras'>, setting: SipSetting, query: URLSearchParams) {
  const value = extras.againstSip && setting.on ? figureIn(setting.text, sipReturnRule) : null;
  if (value !== null) query.set(SIP_RETURN, plainFigure(value));
}

/** The setting of a link; null when it cannot be used. */
export function sipFrom({ extras }: Pick<CalculatorView, 'extras'>, query: URLSearchParams): SipSetting | null {
  const text = extras.againstSip ? query.get(SIP_RETURN) : null;
  if (text === null) return defaultSip;
  const value = figureIn(text, sipReturnRule);
  return value === null ? null : { on: true, text: fieldText(value) };
}

/** What the chance is asked with beside the deviation and the draw of the range; '' stands for what is usual. */
export interface ChanceSetting {
  /** What a plan that grows has to reach, in rupees as typed; '' is what it reaches itself. */
  target: string;
  /** Deviation after retirement in per cent, as typed; '' is that of the years before. */
  postVolatility: string;
}

export const defaultChance: ChanceSetting = { target: '', postVolatility: '' };

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
function figureIn(text: string, rule: InputRule): number | null {
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
  const setting = { ...defaultChance };
  for (const [name, { key, rule }] of askedOf(view)) {
    const text = query.get(name);
    if (text === null) continue;
    const value = figureIn(text, rule);
    if (value === null) return null;
    setting[key] = fieldText(value);
  }
  return setting;
}

/** What the tax of a plan is asked with, and whether it is asked at all: the panel is open. */
export interface TaxSetting {
  on: boolean;
  kind: FundKind;
  /** Kind of the fund that an STP moves money out of. */
  sourceKind: FundKind;
  slabPct: string;
  /** Other taxable income a year in rupees, as typed. */
  otherIncome: string;
  regime: TaxRegime;
}

export const defaultTax: TaxSetting = {
  on: false,
  kind: 'equity',
  sourceKind: 'debt',
  slabPct: '30',
  otherIncome: '0',
  regime: 'new',
};

/** Bounds of the other income. */
export const otherIncomeRule = { unit: 'rupees', min: 0 } as const;

/** The other income in rupees, or null while its text is no such figure; nothing typed is no income. */
export function otherIncomeOf({ otherIncome }: Pick<TaxSetting, 'otherIncome'>): number | null {
  const typed = readTyped(otherIncome);
  if (typed.state === 'empty') return 0;
  return typed.state === 'figure' && figureProblem(typed.value, otherIncomeRule) === undefined ? typed.value : null;
}

/** Names of the setting in a link, as `calc` takes them. */
const names = {
  taxKind: 'kind',
  sourceTaxKind: 'sourceKind',
  slabPct: 'slabPct',
  otherIncome: 'otherIncome',
  regime: 'regime',
} as const;

export const taxNames = Object.keys(names);

const allowed: Readonly<Record<string, readonly string[]>> = {
  taxKind: ['equity', 'debt', 'hybrid'],
  sourceTaxKind: ['equity', 'debt', 'hybrid'],
  slabPct: slabsPct.map(String),
  regime: ['new', 'old'],
};

/**
 * The query with the setting, while its panel is open or what it says is not the usual; what is usual is left out. The
 * rest of a scenario is worth a link without it, where both are too long for one.
 *
 * @param longest length that the link may have, in characters
 */
export function queryWithTax(query: URLSearchParams, setting: TaxSetting, transfer: boolean, longest: number): string {
  const rest = query.toString();
  const income = otherIncomeOf(setting);
  const told = Object.entries(names).flatMap(([name, key]) => {
    if (name === 'sourceTaxKind' && !transfer) return [];
    const value = name === 'otherIncome' ? (income === null ? '0' : plainFigure(income)) : setting[key];
    return value === defaultTax[key] ? [] : [[name, value]];
  });
  if (!setting.on && told.length === 0) return rest;
  const tax = new URLSearchParams([['taxKind', setting.kind], ...told.filter(([name]) => name !== 'taxKind')]);
  const text = `${rest}&${tax}`;
  return text.length > longest ? rest : text;
}

/** The setting of a link, with its panel open once the link says anything of it; null when it cannot be used. */
export function taxFrom(query: URLSearchParams): TaxSetting | null {
  const given = Object.entries(names).flatMap(([name, key]) => {
    const value = query.get(name);
    return value === null ? [] : [{ name, key, value }];
  });
  if (given.length === 0) return defaultTax;
  if (given.some(({ name, value }) => allowed[name]?.includes(value) === false)) return null;
  const setting: TaxSetting = {
    ...defaultTax,
    on: true,
    ...Object.fromEntries(given.map(({ key, value }) => [key, value])),
  };
  const income = otherIncomeOf(setting);
  return income === null ? null : { ...setting, otherIncome: fieldText(income) };
}

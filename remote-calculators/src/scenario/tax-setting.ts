import type { FundKind, TaxRegime } from '#engine/tax/fund-tax.ts';
import { slabsPct } from '#engine/tax/slabs.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';
import { figureProblem } from '#scenario/read-fields.ts';

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

export const usualTax: TaxSetting = {
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
    return value === usualTax[key] ? [] : [[name, value]];
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
  if (given.length === 0) return usualTax;
  if (given.some(({ name, value }) => allowed[name]?.includes(value) === false)) return null;
  const setting: TaxSetting = {
    ...usualTax,
    on: true,
    ...Object.fromEntries(given.map(({ key, value }) => [key, value])),
  };
  const income = otherIncomeOf(setting);
  return income === null ? null : { ...setting, otherIncome: fieldText(income) };
}

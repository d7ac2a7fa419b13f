import type { NumberText } from '#engine/exact.ts';
import type { InputRule } from '#engine/model.ts';
import { percentInput, rupeesInput } from '#engine/possible.ts';
import { type FundKind, slabsPct, type TaxRegime } from '#engine/tax/fund-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';

const fundKind = { unit: 'choice', choices: ['equity', 'debt', 'hybrid'] } as const;

/** What tax is asked with, under the names that `calc` and links take; `taxKind` switches it on. */
export const taxRules: { readonly [name: string]: InputRule } = {
  taxKind: fundKind,
  slabPct: { unit: 'choice', choices: slabsPct.map(String), ifLeftOut: 30 },
  otherIncome: { unit: 'rupees', ifLeftOut: 0, min: 0 },
  regime: { unit: 'choice', choices: ['new', 'old'], ifLeftOut: 'new' },
  surcharge: { unit: 'choice', choices: ['on', 'off'], ifLeftOut: 'on' },
};

/** An STP's source has a kind of its own. */
export const transferTaxRules: { readonly [name: string]: InputRule } = {
  ...taxRules,
  sourceTaxKind: { ...fundKind, ifLeftOut: 'debt' },
};

/** The same as the engine takes them. @throws InputError when one of them is not possible at all. */
export function taxedFundOf(inputs: { readonly [name: string]: NumberText }): TaxedFund {
  return {
    kind: inputs.taxKind as FundKind,
    slab: percentInput('slabPct', inputs.slabPct),
    otherIncome: rupeesInput('otherIncome', inputs.otherIncome),
    regime: inputs.regime as TaxRegime,
    surcharge: inputs.surcharge as TaxedFund['surcharge'],
  };
}

import type { NumberText } from '#engine/exact.ts';
import type { InputRule } from '#engine/model.ts';
import { percentInput, rupeesInput } from '#engine/possible.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import type { TaxedInputs } from '#engine/tax/plan-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';
import { slabsPct } from '#engine/tax/slabs.ts';

const fundKinds: readonly FundKind[] = ['equity', 'debt', 'hybrid'];
const fundKind = { unit: 'choice', choices: fundKinds } as const;

/** What tax is asked with, under the names that `calc` and links take; `taxKind` switches it on. */
export const taxRules: { readonly [name: string]: InputRule } = {
  taxKind: fundKind,
  slabPct: { unit: 'choice', choices: slabsPct.map(String), ifLeftOut: 30 },
  otherIncome: { unit: 'rupees', per: 'year', ifLeftOut: 0, min: 0 },
  regime: { unit: 'choice', choices: ['new', 'old'], ifLeftOut: 'new' },
  surcharge: { unit: 'choice', choices: ['on', 'off'], ifLeftOut: 'on' },
};

/** An STP's source has a kind of its own. */
export const transferTaxRules: { readonly [name: string]: InputRule } = {
  ...taxRules,
  sourceTaxKind: { ...fundKind, ifLeftOut: 'debt' },
};

/** The kind of fund that an input names; debt where it names none, as an STP's source is. */
export const fundKindOf = (named: NumberText | undefined): FundKind =>
  fundKinds.find((kind) => kind === named) ?? 'debt';

/** The inputs that made a plan's table, with its conventions as the tax reads them. */
export const taxedInputsOf = (inputs: { readonly [name: string]: NumberText }): TaxedInputs => ({
  ...inputs,
  rateConvention: inputs.rateConvention === 'effective' ? 'effective' : 'nominal',
  timing: inputs.timing === 'end' ? 'end' : 'start',
});

/** The same as the engine takes them. @throws InputError when one of them is not possible at all. */
export function taxedFundOf(inputs: { readonly [name: string]: NumberText }): TaxedFund {
  return {
    kind: fundKindOf(inputs.taxKind),
    slab: percentInput('slabPct', inputs.slabPct),
    otherIncome: rupeesInput('otherIncome', inputs.otherIncome),
    regime: inputs.regime === 'old' ? 'old' : 'new',
    surcharge: inputs.surcharge === 'off' ? 'off' : 'on',
  };
}

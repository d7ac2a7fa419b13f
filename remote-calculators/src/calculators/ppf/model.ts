import { depositBounds } from '#engine/deposits/deposit-bounds.ts';
import type { InterestColumn, InterestResults } from '#engine/deposits/interest-table.ts';
import { accountTable, type PaidIn, paidInRules } from '#engine/deposits/savings-account.ts';
import { type NumberText, ZERO } from '#engine/exact.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { InputError } from '#engine/input-error.ts';
import type { Model, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';

/** The account's own term; after it, deposits go on only by choice. */
const OWN_YEARS = 15;

export type PpfInputs = Term &
  PaidIn & {
    readonly deposit: NumberText;
    readonly annualRatePct: NumberText;
    readonly extensionDeposits?: 'true' | 'false' | boolean;
  };

/**
 * A Public Provident Fund account: 15 years, then blocks of five with deposits or without.
 * Example: 1,50,000 every April at 7.1% → 40,68,209.22; 12,500 a month → 39,44,599.22. Edge: zero rate → what was paid.
 */
export const ppf: Model<PpfInputs, InterestResults, InterestColumn> = {
  id: 'ppf',
  inputs: {
    deposit: { unit: 'rupees', initial: 150_000, above: 0, max: schemeLimits.ppf.most },
    ...paidInRules,
    years: { unit: 'years', initial: OWN_YEARS, min: OWN_YEARS, max: 50 },
    annualRatePct: { unit: 'percent', initial: governmentRates.ppfPct, ifLeftOut: governmentRates.ppfPct, min: 0 },
    extensionDeposits: { unit: 'choice', choices: ['true', 'false'], ifLeftOut: 'true' },
  },
  bounds: (inputs) => ({ deposit: depositBounds(schemeLimits.ppf, inputs) }),
  run: (inputs) => {
    const given = inputs.years === undefined && inputs.months === undefined ? { years: OWN_YEARS } : inputs;
    const term = termInput(given);
    if (term < 12 * OWN_YEARS || term % 60 !== 0) throw new InputError('years', 'must be 15, 20, 25 and so on');
    const yearly = accountTable({
      ...inputs,
      deposit: rupeesInput('deposit', inputs.deposit),
      annualRate: percentInput('annualRatePct', inputs.annualRatePct),
      years: term / 12,
      paidYears: String(inputs.extensionDeposits ?? true) === 'true' ? term / 12 : OWN_YEARS,
    });
    const { totalInvested = ZERO, interest = ZERO, value = ZERO } = yearly.months.at(-1) ?? {};
    return { results: { totalInvested, interest, value }, tables: { yearly } };
  },
};

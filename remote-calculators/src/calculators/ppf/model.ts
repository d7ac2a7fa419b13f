import { dayOf } from '#engine/day-of.ts';
import { depositBounds } from '#engine/deposits/deposit-bounds.ts';
import type { InterestColumn, InterestResults } from '#engine/deposits/interest-table.ts';
import { accountTable, type PaidIn, paidInRules } from '#engine/deposits/savings-account.ts';
import { type NumberText, ZERO } from '#engine/exact.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import type { Model, Term } from '#engine/model.ts';
import { InputError, percentInput, rupeesInput, termInput } from '#engine/possible.ts';

/** The account's own term; after it, deposits go on only by choice. */
export const OWN_YEARS = 15;

export type PpfInputs = Term &
  PaidIn & {
    readonly deposit: NumberText;
    readonly annualRatePct: NumberText;
    readonly extensionDeposits?: 'true' | 'false' | boolean;
    /** `YYYY-MM-DD`. Without it, whole years are counted from an April. */
    readonly firstDeposit?: string;
  };

/** `maturesOn` is answered where the first deposit is known, `YYYY-MM-DD`. */
export type PpfResults = InterestResults & { readonly maturesOn?: string };

const APRIL = 4;

/**
 * When an account matures: its years count from the end of the financial year of the first deposit.
 * Example: 2026-04-01 and 15 years → 2042-04-01, 2027-03-31 → 2042-04-01 too. Source: rule 2 and rule 8 of the PPF Scheme, 2019.
 */
export function maturityOf(firstDeposit: string, years: number): string {
  const { year, month } = dayOf('firstDeposit', firstDeposit);
  return `${year + (month >= APRIL ? 1 : 0) + years}-04-01`;
}

/** The first deposit by its month of the financial year; one after the 5th counts from the next month on. */
function firstOf(firstDeposit: string): { month: number; counts: boolean } {
  const { month, day } = dayOf('firstDeposit', firstDeposit);
  return { month: ((month - APRIL + 12) % 12) + 1, counts: day <= 5 };
}

/**
 * A Public Provident Fund account: 15 years, then blocks of five with deposits or without. With the date of the first deposit
 * the years count from the end of its financial year, so that 16 deposits fit into the first term.
 * Example: 1,50,000 every April at 7.1% → 40,68,209.22; 12,500 a month → 39,44,599.22. Edge: zero rate → what was paid.
 */
export const ppf: Model<PpfInputs, PpfResults, InterestColumn> = {
  id: 'ppf',
  inputs: {
    deposit: { unit: 'rupees', per: 'year', initial: 150_000, above: 0, max: schemeLimits.ppf.most },
    ...paidInRules,
    years: { unit: 'years', initial: OWN_YEARS, min: OWN_YEARS, max: 50 },
    annualRatePct: { unit: 'percent', initial: governmentRates.ppfPct, ifLeftOut: governmentRates.ppfPct, min: 0 },
    extensionDeposits: { unit: 'choice', choices: ['true', 'false'], ifLeftOut: 'true' },
    firstDeposit: { unit: 'date', anyDay: true },
  },
  bounds: (inputs) => ({ deposit: depositBounds(schemeLimits.ppf, inputs) }),
  run: (inputs) => {
    const given = inputs.years === undefined && inputs.months === undefined ? { years: OWN_YEARS } : inputs;
    const term = termInput(given);
    if (term < 12 * OWN_YEARS || term % 60 !== 0) throw new InputError('years', 'must be 15, 20, 25 and so on');
    const { firstDeposit } = inputs;
    // The year of the first deposit comes before the years that are counted.
    const [years, ownYears] = [term / 12, OWN_YEARS].map((count) => (firstDeposit ? count + 1 : count)) as [
      number,
      number,
    ];
    const yearly = accountTable({
      ...inputs,
      deposit: rupeesInput('deposit', inputs.deposit),
      annualRate: percentInput('annualRatePct', inputs.annualRatePct),
      years,
      paidYears: String(inputs.extensionDeposits ?? true) === 'true' ? years : ownYears,
      ...(firstDeposit && { first: firstOf(firstDeposit) }),
    });
    const { totalInvested = ZERO, interest = ZERO, value = ZERO } = yearly.months.at(-1) ?? {};
    const maturesOn = firstDeposit && maturityOf(firstDeposit, term / 12);
    return { results: { totalInvested, interest, value, ...(maturesOn && { maturesOn }) }, tables: { yearly } };
  },
};

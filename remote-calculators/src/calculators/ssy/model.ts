import { depositBounds } from '#engine/deposits/deposit-bounds.ts';
import type { InterestColumn, InterestResults } from '#engine/deposits/interest-table.ts';
import { accountTable, type PaidIn, paidInRules } from '#engine/deposits/savings-account.ts';
import { type NumberText, ZERO } from '#engine/exact.ts';
import type { OptionalTerm } from '#engine/goals/goal-term.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import type { Model } from '#engine/model.ts';
import { ageInput, InputError, percentInput, rupeesInput, termInput } from '#engine/possible.ts';

const PAID_YEARS = 15;
const HELD_YEARS = 21;

export type SsyInputs = PaidIn &
  OptionalTerm & {
    readonly deposit: NumberText;
    readonly age: NumberText;
    readonly annualRatePct: NumberText;
  };

export type SsyResults = InterestResults & { readonly maturityAge: number };

/**
 * A Sukanya Samriddhi account: 15 years paid in, 21 years held.
 * Example: 1,50,000 every April at 8.2% from age 5 → 71,82,119.17 at age 26. Edge: zero rate → what was paid.
 */
export const ssy: Model<SsyInputs, SsyResults, InterestColumn> = {
  id: 'ssy',
  inputs: {
    deposit: { unit: 'rupees', per: 'year', initial: 150_000, above: 0, max: schemeLimits.ssy.most },
    ...paidInRules,
    age: { unit: 'age', initial: 5, min: 0, max: 10 },
    annualRatePct: { unit: 'percent', initial: governmentRates.ssyPct, ifLeftOut: governmentRates.ssyPct, min: 0 },
  },
  bounds: (inputs) => ({ deposit: depositBounds(schemeLimits.ssy, inputs) }),
  run: (inputs) => {
    const isTold = inputs.years !== undefined || inputs.months !== undefined;
    if (isTold && termInput(inputs) !== 12 * HELD_YEARS) throw new InputError('years', `must be ${HELD_YEARS}`);
    const yearly = accountTable({
      ...inputs,
      deposit: rupeesInput('deposit', inputs.deposit),
      annualRate: percentInput('annualRatePct', inputs.annualRatePct),
      years: HELD_YEARS,
      paidYears: PAID_YEARS,
    });
    const { totalInvested = ZERO, interest = ZERO, value = ZERO } = yearly.months.at(-1) ?? {};
    const maturityAge = ageInput('age', inputs.age) + HELD_YEARS;
    return { results: { totalInvested, interest, value, maturityAge }, tables: { yearly } };
  },
};

import { type InterestColumn, interestColumns } from '#engine/deposits/interest-table.ts';
import { type Slab, slabRule, type TaxedInterest, withSlabTax } from '#engine/deposits/slab-tax.ts';
import { type NumberText, ONE, power, times, twelfthRoot, ZERO } from '#engine/exact.ts';
import type { Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { table, yearOf } from '#engine/table.ts';

export type RdInputs = Term & Slab & { readonly monthly: NumberText; readonly annualRatePct: NumberText };

/**
 * A recurring deposit M at the start of each month, which grows by (1 + R/4)^(1/3) a month.
 * Source: the formula of the Indian Banks' Association, M((1+q)^(n/3) − 1)/(1 − (1+q)^(−1/3)) with q = R/4.
 * Example: 5,000 a month for 18 months at 7.5% → 95,502.35. Edge: zero rate → n × M.
 */
export const rd: Model<RdInputs, TaxedInterest, InterestColumn> = {
  id: 'rd',
  inputs: {
    monthly: { unit: 'rupees', per: 'month', initial: 5000, min: 100, max: 1_000_000 },
    months: { unit: 'months', initial: 60, min: 6, max: 120 },
    annualRatePct: { unit: 'percent', initial: 6.7, min: 0, max: 15 },
    slabPct: slabRule,
  },
  run: (inputs) => {
    const monthly = rupeesInput('monthly', inputs.monthly);
    const quarterly = percentInput('annualRatePct', inputs.annualRatePct) / 4n;
    // The cube root: four twelfths.
    const growth = twelfthRoot(power(ONE + quarterly, 4));
    const term = termInput(inputs);
    const months: Row<InterestColumn>[] = [];
    let value = ZERO;
    let totalInvested = ZERO;
    for (let month = 1; month <= term; month += 1) {
      value = times(value + monthly, growth);
      totalInvested += monthly;
      months.push({ month, year: yearOf(month), totalInvested, interest: value - totalInvested, value });
    }
    const results = { totalInvested, interest: value - totalInvested, value };
    return { results: withSlabTax(results, inputs), tables: { yearly: table(interestColumns, months) } };
  },
};

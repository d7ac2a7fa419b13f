import { type InterestColumn, interestColumns } from '#engine/deposits/interest-table.ts';
import { type Slab, slabRule, type TaxedInterest, withSlabTax } from '#engine/deposits/slab-tax.ts';
import { type Exact, type NumberText, ONE, power, times } from '#engine/exact.ts';
import type { Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { table, yearOf } from '#engine/table.ts';

export type FdInputs = Term & Slab & { readonly principal: NumberText; readonly annualRatePct: NumberText };

export type FdResults = TaxedInterest & { readonly effectiveYieldPct: Exact };

/**
 * A bank deposit: interest is added every quarter, and simple for the one or two months left over.
 * P(1 + R/4)^q · (1 + R/4 · r/3), q whole quarters, r months left.
 * Example: 1,00,000 for 5 years at 7% → 1,41,477.82; for 14 months 1,08,436.41. Edge: zero rate or no months → P.
 */
export const fd: Model<FdInputs, FdResults, InterestColumn> = {
  id: 'fd',
  inputs: {
    principal: { unit: 'rupees', initial: 100_000, min: 1000, max: 100_000_000 },
    months: { unit: 'months', initial: 60, min: 1, max: 240 },
    annualRatePct: { unit: 'percent', initial: 7, min: 0, max: 15 },
    slabPct: slabRule,
  },
  run: (inputs) => {
    const principal = rupeesInput('principal', inputs.principal);
    const quarterly = percentInput('annualRatePct', inputs.annualRatePct) / 4n;
    const valueAfter = (month: number): Exact => {
      const quarters = times(principal, power(ONE + quarterly, Math.floor(month / 3)));
      return times(quarters, ONE + (quarterly * BigInt(month % 3)) / 3n);
    };
    const term = termInput(inputs);
    const months = Array.from({ length: term }, (_, at): Row<InterestColumn> => {
      const value = valueAfter(at + 1);
      return { month: at + 1, year: yearOf(at + 1), totalInvested: principal, interest: value - principal, value };
    });
    const value = valueAfter(term);
    const results = {
      totalInvested: principal,
      interest: value - principal,
      value,
      effectiveYieldPct: 100n * (power(ONE + quarterly, 4) - ONE),
    };
    return { results: withSlabTax(results, inputs), tables: { yearly: table(interestColumns, months) } };
  },
};

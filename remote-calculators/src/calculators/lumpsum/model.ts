import { type NumberText, times } from '#engine/exact.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Conventions, GrowthColumn, GrowthResults, Model, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { yearlyGrowth } from '#engine/rate.ts';
import { pricedModel } from '#engine/real-figures.ts';
import { growthColumns, table } from '#engine/table.ts';

export type LumpsumInputs = Term & Conventions & { readonly principal: NumberText; readonly annualRatePct: NumberText };

/**
 * One investment P for n years: P × (1 + R)^n, grown once a year, so nominal and effective are the same here.
 * Example: 50,000 for 10 years at 12% → 1,55,292.41. Edge: zero rate or zero years → P.
 */
export const lumpsum: Model<LumpsumInputs, GrowthResults, GrowthColumn> = pricedModel({
  id: 'lumpsum',
  inputs: {
    principal: { unit: 'rupees', initial: 50_000, min: 10_000, max: 100_000_000 },
    years: { unit: 'years', initial: 10, min: 1, max: 50 },
    annualRatePct: { unit: 'percent', initial: 12, min: 1, max: 30 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const principal = rupeesInput('principal', inputs.principal);
    const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
    const term = termInput(inputs);
    const value = times(principal, yearlyGrowth(annualRate, term));
    return {
      results: { totalInvested: principal, gains: value - principal, value },
      tables: { yearly: table(growthColumns, lumpsumRows(principal, annualRate, term)) },
    };
  },
});

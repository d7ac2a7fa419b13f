import { type NumberText, ONE, times } from '#engine/exact.ts';
import type { Conventions, GrowthColumn, GrowthResults, Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { pricedModel } from '#engine/real-figures.ts';
import { growthColumns, table, yearOf } from '#engine/table.ts';

export type LumpsumSipInputs = Term &
  Conventions & {
    /** What is paid in at once. */
    readonly principal: NumberText;
    readonly monthly: NumberText;
    readonly annualRatePct: NumberText;
    readonly stepUpPct: NumberText;
  };

/**
 * One investment and a SIP in the same fund: both grow at the monthly rate, so under `nominal` the lump sum is above
 * what `lumpsum` gives, which grows once a year. The instalment becomes p × (1 + s) in months 13, 25, …, unrounded.
 * Example: 1,00,000 and 5,000 a month, 10 years, 12% → invested 7,00,000, value 14,91,734.07.
 * Edge: zero rate → the plain sum; no months → the lump sum.
 */
export const lumpsumSip: Model<LumpsumSipInputs, GrowthResults, GrowthColumn> = pricedModel({
  id: 'lumpsumSip',
  inputs: {
    principal: { unit: 'rupees', initial: 100_000, min: 0 },
    monthly: { unit: 'rupees', per: 'month', initial: 5000, min: 0 },
    years: { unit: 'years', initial: 10, min: 1, max: 40 },
    annualRatePct: { unit: 'percent', initial: 12, min: 0, max: 30 },
    stepUpPct: { unit: 'percent', initial: 0, ifLeftOut: 0, min: 0 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const principal = rupeesInput('principal', inputs.principal);
    const growth = ONE + monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention);
    const raise = ONE + percentInput('stepUpPct', inputs.stepUpPct);
    const term = termInput(inputs);
    const atEnd = inputs.timing === 'end';
    const months: Row<GrowthColumn>[] = [];
    let instalment = rupeesInput('monthly', inputs.monthly);
    let value = principal;
    let totalInvested = principal;
    for (let month = 1; month <= term; month += 1) {
      if (month > 1 && month % 12 === 1) instalment = times(instalment, raise);
      value = atEnd ? times(value, growth) + instalment : times(value + instalment, growth);
      totalInvested += instalment;
      months.push({ month, year: yearOf(month), totalInvested, gains: value - totalInvested, value });
    }
    const opening = { totalInvested: principal };
    return {
      results: { totalInvested, gains: value - totalInvested, value },
      tables: { yearly: table(growthColumns, months, { timing: atEnd ? 'end' : 'start', opening }) },
    };
  },
});

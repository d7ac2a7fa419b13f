import { type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import type { Conventions, GrowthColumn, GrowthResults, Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { pricedModel } from '#engine/real-figures.ts';
import { growthColumns, table, yearOf } from '#engine/table.ts';

export type SipInputs = Term & Conventions & { readonly monthly: NumberText; readonly annualRatePct: NumberText };

/**
 * A fixed amount P every month for n months.
 * start: b = (b + P)(1 + i), so P × ((1+i)^n − 1)/i × (1+i); end: b = b(1 + i) + P.
 * Source: annuity-due and ordinary annuity, Kellison, The Theory of Interest.
 * Example: 5,000 a month, 10 years, 12% nominal, start → invested 6,00,000, value 11,61,695.38.
 * Edge: zero rate → n × P.
 */
export const sip: Model<SipInputs, GrowthResults, GrowthColumn> = pricedModel({
  id: 'sip',
  inputs: {
    monthly: { unit: 'rupees', per: 'month', initial: 5000, min: 100, max: 1_000_000 },
    years: { unit: 'years', initial: 10, min: 1, max: 50 },
    annualRatePct: { unit: 'percent', initial: 12, min: 1, max: 30 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const monthly = rupeesInput('monthly', inputs.monthly);
    const growth = ONE + monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention);
    const term = termInput(inputs);
    const atEnd = inputs.timing === 'end';
    const months: Row<GrowthColumn>[] = [];
    let value = ZERO;
    let totalInvested = ZERO;
    for (let month = 1; month <= term; month += 1) {
      value = atEnd ? times(value, growth) + monthly : times(value + monthly, growth);
      totalInvested += monthly;
      months.push({ month, year: yearOf(month), totalInvested, gains: value - totalInvested, value });
    }
    return {
      results: { totalInvested, gains: value - totalInvested, value },
      tables: { yearly: table(growthColumns, months, { timing: atEnd ? 'end' : 'start' }) },
    };
  },
});

import { type Exact, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import type { Column, Conventions, GrowthColumn, GrowthResults, Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { pricedModel } from '#engine/real-figures.ts';
import { growthColumns, table, yearOf } from '#engine/table.ts';

export type StepUpSipInputs = Term &
  Conventions & {
    readonly monthly: NumberText;
    readonly annualRatePct: NumberText;
    readonly stepUpPct: NumberText;
    readonly stepUpRupees: NumberText;
  };

export type StepUpSipResults = GrowthResults & {
  readonly lastInstalment: Exact;
  readonly flatSipValue: Exact;
  readonly extraOverFlat: Exact;
};

export type StepUpSipColumn = GrowthColumn | 'instalment';

const columns: readonly Column<StepUpSipColumn>[] = [
  { name: 'instalment', valued: 'flow', real: 'realInstalment' },
  ...growthColumns,
];

/**
 * A SIP whose instalment becomes p × (1 + s) + a in months 13, 25, …, unrounded; otherwise as SIP.
 * Example: 5,000 a month, 10 years, 12%, raised 10% a year → invested 9,56,245.48, value 16,87,163.13, last
 * instalment 11,789.74. Edge: no step → the flat SIP, extra 0; no months → the first instalment, never paid.
 */
export const stepUpSip: Model<StepUpSipInputs, StepUpSipResults, StepUpSipColumn> = pricedModel({
  id: 'stepUpSip',
  inputs: {
    monthly: { unit: 'rupees', per: 'month', initial: 5000, min: 0 },
    years: { unit: 'years', initial: 10, min: 1 },
    annualRatePct: { unit: 'percent', initial: 12, min: 0 },
    stepUpPct: { unit: 'percent', initial: 10, ifLeftOut: 10, min: 0 },
    stepUpRupees: { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const growth = ONE + monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention);
    const raise = ONE + percentInput('stepUpPct', inputs.stepUpPct);
    const raiseRupees = rupeesInput('stepUpRupees', inputs.stepUpRupees);
    const term = termInput(inputs);
    const atEnd = inputs.timing === 'end';
    const months: Row<StepUpSipColumn>[] = [];
    const flat = rupeesInput('monthly', inputs.monthly);
    let instalment = flat;
    let value = ZERO;
    let flatSipValue = ZERO;
    let totalInvested = ZERO;
    for (let month = 1; month <= term; month += 1) {
      if (month > 1 && month % 12 === 1) instalment = times(instalment, raise) + raiseRupees;
      value = atEnd ? times(value, growth) + instalment : times(value + instalment, growth);
      flatSipValue = atEnd ? times(flatSipValue, growth) + flat : times(flatSipValue + flat, growth);
      totalInvested += instalment;
      months.push({ month, year: yearOf(month), instalment, totalInvested, gains: value - totalInvested, value });
    }
    return {
      results: {
        totalInvested,
        gains: value - totalInvested,
        value,
        lastInstalment: instalment,
        flatSipValue,
        extraOverFlat: value - flatSipValue,
      },
      tables: { yearly: table(columns, months, { timing: atEnd ? 'end' : 'start' }) },
    };
  },
});

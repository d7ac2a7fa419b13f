import { DUST, type Exact, lesser, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import type { Column, Conventions, Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { pricedModel } from '#engine/real-figures.ts';
import { table, yearOf } from '#engine/table.ts';

export type StpInputs = Term &
  Pick<Conventions, 'rateConvention' | 'todaysRupeesPct'> & {
    readonly investment: NumberText;
    readonly monthlyTransfer: NumberText;
    readonly sourceRatePct: NumberText;
    readonly targetRatePct: NumberText;
  };

export type StpColumn = 'totalInvested' | 'totalTransferred' | 'sourceRemaining' | 'targetValue' | 'gains' | 'value';

export type StpResults = { readonly [Name in StpColumn]: Exact } & {
  /** The month whose transfer emptied the source fund, or null. */
  readonly sourceEmptyMonth: number | null;
};

const columns: readonly Column<StpColumn>[] = [
  { name: 'totalInvested', valued: 'atStart', real: 'realInvested' },
  { name: 'totalTransferred', valued: 'total', real: 'realTransferred' },
  { name: 'sourceRemaining', real: 'realSource' },
  { name: 'targetValue', adds: ['value'], less: ['sourceRemaining'], real: 'realTarget' },
  { name: 'gains', adds: ['value'], less: ['totalInvested'], valued: 'rest', real: 'realGains' },
  { name: 'value', real: 'realValue' },
];

/**
 * A fixed transfer at each month's end from one fund to another: s = s(1+i); x = min(T, s); s −= x; t = t(1+j) + x.
 * Example: 1,00,000 at 8%, 5,000 a month into a fund at 12%, 12 months → source 46,050.32, target 63,412.52.
 * Edge: the last transfer takes what is left; afterwards the target fund grows alone.
 */
export const stp: Model<StpInputs, StpResults, StpColumn> = pricedModel({
  id: 'stp',
  inputs: {
    investment: { unit: 'rupees', initial: 100_000, min: 1000 },
    monthlyTransfer: { unit: 'rupees', per: 'month', initial: 5000, min: 1000 },
    months: { unit: 'months', initial: 12, min: 1 },
    sourceRatePct: { unit: 'percent', initial: 8, min: 1, max: 30 },
    targetRatePct: { unit: 'percent', initial: 12, min: 1, max: 30 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const totalInvested = rupeesInput('investment', inputs.investment);
    const transfer = rupeesInput('monthlyTransfer', inputs.monthlyTransfer);
    const sourceRate = monthlyRate(percentInput('sourceRatePct', inputs.sourceRatePct), inputs.rateConvention);
    const targetRate = monthlyRate(percentInput('targetRatePct', inputs.targetRatePct), inputs.rateConvention);
    const term = termInput(inputs);
    const months: Row<StpColumn>[] = [];
    let sourceRemaining = totalInvested;
    let targetValue = ZERO;
    let totalTransferred = ZERO;
    let sourceEmptyMonth: number | null = null;
    for (let month = 1; month <= term; month += 1) {
      sourceRemaining = times(sourceRemaining, ONE + sourceRate);
      const moved = lesser(transfer, sourceRemaining);
      sourceRemaining = sourceRemaining - moved < DUST ? ZERO : sourceRemaining - moved;
      targetValue = times(targetValue, ONE + targetRate) + moved;
      totalTransferred += moved;
      if (sourceRemaining === ZERO && sourceEmptyMonth === null && moved > ZERO) sourceEmptyMonth = month;
      const value = sourceRemaining + targetValue;
      const gains = value - totalInvested;
      const year = yearOf(month);
      months.push({ month, year, totalInvested, totalTransferred, sourceRemaining, targetValue, gains, value });
    }
    const value = sourceRemaining + targetValue;
    const gains = value - totalInvested;
    return {
      results: { totalInvested, gains, value, sourceRemaining, targetValue, totalTransferred, sourceEmptyMonth },
      tables: { yearly: table(columns, months, { timing: 'end' }) },
    };
  },
});

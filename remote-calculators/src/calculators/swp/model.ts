import { DUST, type Exact, lesser, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import { InputError } from '#engine/input-error.ts';
import type { Column, Conventions, Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { pricedModel } from '#engine/real/real-figures.ts';
import { table, yearOf } from '#engine/table.ts';

export type SwpInputs = Term &
  Conventions & {
    readonly investment: NumberText;
    readonly monthlyWithdrawal: NumberText;
    readonly annualRatePct: NumberText;
    readonly stepUpPct: NumberText;
  };

export type SwpResults = {
  readonly remainingInvestment: Exact;
  readonly totalWithdrawn: Exact;
  readonly gains: Exact;
  /** The month whose withdrawal emptied the fund, or null. */
  readonly depletionMonth: number | null;
  /** What that month still paid, or null when the fund lasts. */
  readonly lastWithdrawal: Exact | null;
};

export type SwpColumn = 'totalInvested' | 'totalWithdrawn' | 'remainingInvestment' | 'gains';

const columns: readonly Column<SwpColumn>[] = [
  { name: 'totalInvested', valued: 'atStart', real: 'realInvested' },
  { name: 'totalWithdrawn', valued: 'total', real: 'realWithdrawn' },
  { name: 'remainingInvestment', real: 'realRemaining' },
  {
    name: 'gains',
    adds: ['remainingInvestment', 'totalWithdrawn'],
    less: ['totalInvested'],
    valued: 'rest',
    real: 'realGains',
  },
];

export interface Withdrawals {
  readonly investment: Exact;
  readonly withdrawal: Exact;
  /** Monthly rate. */
  readonly rate: Exact;
  /** What the withdrawal multiplies by in months 13, 25, … */
  readonly raise: Exact;
  readonly term: number;
  readonly atEnd: boolean;
}

/**
 * start: pay = min(W, b), b = (b − pay)(1 + i); end: b = b(1 + i), pay = min(W, b), b = b − pay.
 * Example: 10,00,000 at 12%, 20,000 a month from the start of month 1 → empty in month 69, which pays 13,433.35.
 * Edge: the balance is never negative; less than 10^-30 rupee is dust of the arithmetic and counts as empty.
 */
export function runWithdrawals({ investment, withdrawal, rate, raise, term, atEnd }: Withdrawals) {
  const months: Row<SwpColumn>[] = [];
  let balance = investment;
  let wanted = withdrawal;
  let totalWithdrawn = ZERO;
  let depletionMonth: number | null = null;
  let lastWithdrawal: Exact | null = null;
  for (let month = 1; month <= term; month += 1) {
    if (month > 1 && month % 12 === 1) wanted = times(wanted, raise);
    if (atEnd) balance = times(balance, ONE + rate);
    const paid = lesser(wanted, balance);
    balance = balance - paid < DUST ? ZERO : balance - paid;
    if (!atEnd) balance = times(balance, ONE + rate);
    totalWithdrawn += paid;
    if (balance === ZERO && depletionMonth === null && paid > ZERO) {
      depletionMonth = month;
      lastWithdrawal = paid;
    }
    const gains = balance + totalWithdrawn - investment;
    const year = yearOf(month);
    months.push({ month, year, totalInvested: investment, totalWithdrawn, remainingInvestment: balance, gains });
  }
  const gains = balance + totalWithdrawn - investment;
  return {
    results: { remainingInvestment: balance, totalWithdrawn, gains, depletionMonth, lastWithdrawal },
    tables: { yearly: table(columns, months, { timing: atEnd ? 'end' : 'start' }) },
  };
}

/** A fixed withdrawal every month from one investment, raised by `stepUpPct` every twelve months. */
export const swp: Model<SwpInputs, SwpResults, SwpColumn> = pricedModel({
  id: 'swp',
  inputs: {
    investment: { unit: 'rupees', initial: 1_000_000, above: 0 },
    monthlyWithdrawal: { unit: 'rupees', initial: 10_000, above: 0 },
    annualRatePct: { unit: 'percent', initial: 12, above: 0 },
    years: { unit: 'years', initial: 10, above: 0 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    stepUpPct: { unit: 'percent', initial: 0, ifLeftOut: 0, min: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const investment = rupeesInput('investment', inputs.investment);
    const withdrawal = rupeesInput('monthlyWithdrawal', inputs.monthlyWithdrawal);
    if (withdrawal > investment) throw new InputError('monthlyWithdrawal', 'must be at most investment');
    return runWithdrawals({
      investment,
      withdrawal,
      rate: monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention),
      raise: ONE + percentInput('stepUpPct', inputs.stepUpPct),
      term: termInput(inputs),
      atEnd: inputs.timing === 'end',
    });
  },
});

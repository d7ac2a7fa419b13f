import { type WithdrawalMonth, type Withdrawals, withdrawalMonths } from '#calculators/swp/withdrawal-months.ts';
import { type Exact, greater, type NumberText, ONE, ZERO } from '#engine/exact.ts';
import type { Column, Conventions, Model, Row, Term } from '#engine/model.ts';
import { InputError, MOST_MONTHS, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { pricedModel } from '#engine/real-figures.ts';
import { table, yearOf } from '#engine/table.ts';

/** What a yearly cost does to a plan that pays out: the same plan at a lower rate beside it. */
type CostResults = {
  /** The first month within the term that paid less than was asked for, or null. */
  readonly firstShortMonth: number | null;
  /** The month that empties the fund if the plan ran on by the same rules; null when it has not within 1,200 months. */
  readonly lastsMonths: number | null;
  readonly costRemaining: Exact;
  readonly costTotalWithdrawn: Exact;
  /** Within the term. */
  readonly costDepletionMonth: number | null;
  readonly costLastsMonths: number | null;
  /** How many months the cost takes; null unless the money ends both with and without it. */
  readonly costMonthsSooner: number | null;
};

const empties = ({ paid, balance }: WithdrawalMonth): boolean => balance === ZERO && paid > ZERO;
const isShort = ({ paid, wanted }: WithdrawalMonth): boolean => paid < wanted;

function firstMonth(plan: Withdrawals, is: (month: WithdrawalMonth) => boolean): number | null {
  for (const one of withdrawalMonths(plan)) if (is(one)) return one.month;
  return null;
}

const lasts = (plan: Withdrawals): number | null => firstMonth({ ...plan, term: MOST_MONTHS }, empties);

/**
 * Holds a plan against the same one at a lower rate.
 * Example: 50,00,000 at 8%, 40,000 a month from the start of month 1, 1% dearer → empty in month 222 instead of 265.
 * Edge: a fund that lives on what it earns is not empty within 100 years → null.
 */
function costOf(plan: Withdrawals, dearer: Withdrawals): CostResults {
  let costRemaining = dearer.investment;
  let costTotalWithdrawn = ZERO;
  for (const { paid, balance } of withdrawalMonths(dearer)) {
    costRemaining = balance;
    costTotalWithdrawn += paid;
  }
  const lastsMonths = lasts(plan);
  const costLastsMonths = lasts(dearer);
  return {
    firstShortMonth: firstMonth(plan, isShort),
    lastsMonths,
    costRemaining,
    costTotalWithdrawn,
    costDepletionMonth: firstMonth(dearer, empties),
    costLastsMonths,
    costMonthsSooner: lastsMonths === null || costLastsMonths === null ? null : lastsMonths - costLastsMonths,
  };
}

export type SwpInputs = Term &
  Conventions & {
    readonly investment: NumberText;
    readonly monthlyWithdrawal: NumberText;
    readonly annualRatePct: NumberText;
    readonly stepUpPct: NumberText;
    /** A yearly cost to hold the plan against, in percentage points; left out, no `cost…` result is answered. */
    readonly costPct?: NumberText;
  };

export type SwpResults = {
  readonly remainingInvestment: Exact;
  readonly totalWithdrawn: Exact;
  readonly gains: Exact;
  /** The month whose withdrawal emptied the fund, or null. */
  readonly depletionMonth: number | null;
  /** What that month still paid, or null when the fund lasts. */
  readonly lastWithdrawal: Exact | null;
} & Partial<CostResults>;

export type SwpColumn = 'totalInvested' | 'withdrawnInYear' | 'totalWithdrawn' | 'remainingInvestment' | 'gains';

const columns: readonly Column<SwpColumn>[] = [
  { name: 'totalInvested', valued: 'atStart', real: 'realInvested' },
  { name: 'withdrawnInYear', valued: 'totalOfYear' },
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

/** The plan's results and its table; `withdrawnInYear` is what the plan year has paid up to the end of the row's month. */
export function runWithdrawals(plan: Withdrawals) {
  const { investment } = plan;
  const months: Row<SwpColumn>[] = [];
  let remainingInvestment = investment;
  let totalWithdrawn = ZERO;
  let withdrawnInYear = ZERO;
  let depletionMonth: number | null = null;
  let lastWithdrawal: Exact | null = null;
  for (const { month, paid, balance } of withdrawalMonths(plan)) {
    remainingInvestment = balance;
    totalWithdrawn += paid;
    withdrawnInYear = month % 12 === 1 ? paid : withdrawnInYear + paid;
    if (balance === ZERO && depletionMonth === null && paid > ZERO) {
      depletionMonth = month;
      lastWithdrawal = paid;
    }
    const gains = balance + totalWithdrawn - investment;
    const year = yearOf(month);
    months.push({
      month,
      year,
      totalInvested: investment,
      withdrawnInYear,
      totalWithdrawn,
      remainingInvestment,
      gains,
    });
  }
  const gains = remainingInvestment + totalWithdrawn - investment;
  return {
    results: { remainingInvestment, totalWithdrawn, gains, depletionMonth, lastWithdrawal },
    tables: { yearly: table(columns, months, { timing: plan.atEnd ? 'end' : 'start' }) },
  };
}

/** A fixed withdrawal every month from one investment, raised by `stepUpPct` every twelve months. */
export const swp: Model<SwpInputs, SwpResults, SwpColumn> = pricedModel({
  id: 'swp',
  inputs: {
    investment: { unit: 'rupees', initial: 1_000_000, above: 0 },
    monthlyWithdrawal: { unit: 'rupees', per: 'month', initial: 10_000, above: 0 },
    annualRatePct: { unit: 'percent', initial: 12, above: 0 },
    years: { unit: 'years', initial: 10, above: 0 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    stepUpPct: { unit: 'percent', initial: 0, ifLeftOut: 0, min: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
    costPct: { unit: 'percent', min: 0.1, max: 5 },
  },
  run: (inputs) => {
    const investment = rupeesInput('investment', inputs.investment);
    const withdrawal = rupeesInput('monthlyWithdrawal', inputs.monthlyWithdrawal);
    if (withdrawal > investment) throw new InputError('monthlyWithdrawal', 'must be at most investment');
    const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
    const plan = {
      investment,
      withdrawal,
      rate: monthlyRate(annualRate, inputs.rateConvention),
      raise: ONE + percentInput('stepUpPct', inputs.stepUpPct),
      term: termInput(inputs),
      atEnd: inputs.timing === 'end',
    };
    const run = runWithdrawals(plan);
    if (inputs.costPct === undefined) return run;
    const lower = greater(annualRate - percentInput('costPct', inputs.costPct), ZERO);
    const rate = monthlyRate(lower, inputs.rateConvention);
    return { ...run, results: { ...run.results, ...costOf(plan, { ...plan, rate }) } };
  },
});

import { runWithdrawals, type SwpColumn } from '#calculators/swp/model.ts';
import { type Exact, type NumberText, ONE, over, power, times, ZERO } from '#engine/exact.ts';
import type { Conventions, Model, Run, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';

export type ExpenseCorpusInputs = Term &
  Pick<Conventions, 'rateConvention'> & {
    /** The expense of the first month in retirement, in that day's rupees. */
    readonly firstMonthExpense: NumberText;
    readonly postReturnPct: NumberText;
    readonly inflationPct: NumberText;
  };

export type ExpenseCorpusResults = {
  readonly corpus: Exact;
  /** What an SWP of the expenses leaves of the corpus: zero, which is the proof of it. */
  readonly endBalanceOfSwpCheck: Exact;
};

export interface Expenses {
  readonly firstMonth: Exact;
  /** Monthly rate. */
  readonly rate: Exact;
  /** Yearly inflation as a fraction. */
  readonly inflation: Exact;
  readonly term: number;
}

/**
 * The corpus that pays an expense at every month's start, raised once a year:
 * sum over y, m of E(1+g)^y / (1+i)^(12y+m), worked from the last month back: c = E + c/(1+i).
 * Example: 1,00,000 in the first month, 6% inflation, 8% return, 25 years → 2,26,30,071.06.
 * Edge: zero rate and zero inflation → E × months; no months → 0.
 */
export function expenseCorpus({ firstMonth, rate, inflation, term }: Expenses): Exact {
  let corpus = ZERO;
  let expense = times(firstMonth, power(ONE + inflation, Math.max(0, Math.ceil(term / 12) - 1)));
  for (let month = term; month >= 1; month -= 1) {
    corpus = expense + over(corpus, ONE + rate);
    if (month % 12 === 1) expense = over(expense, ONE + inflation);
  }
  return corpus;
}

/** The corpus and the years in which it is spent, down to exactly nothing. */
export function runExpenses(expenses: Expenses): Run<ExpenseCorpusResults, SwpColumn> {
  const corpus = expenseCorpus(expenses);
  const { firstMonth: withdrawal, rate, inflation, term } = expenses;
  const spent = runWithdrawals({ investment: corpus, withdrawal, rate, raise: ONE + inflation, term, atEnd: false });
  return { results: { corpus, endBalanceOfSwpCheck: spent.results.remainingInvestment }, tables: spent.tables };
}

/** Only the corpus: for someone who knows what the first month of retirement will cost. */
export const expenseCorpusModel: Model<ExpenseCorpusInputs, ExpenseCorpusResults, SwpColumn> = {
  id: 'retirement',
  inputs: {
    firstMonthExpense: { unit: 'rupees', per: 'month', above: 0 },
    postReturnPct: { unit: 'percent', above: 0 },
    inflationPct: { unit: 'percent', ifLeftOut: 6 },
    years: { unit: 'years', above: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) =>
    runExpenses({
      firstMonth: rupeesInput('firstMonthExpense', inputs.firstMonthExpense),
      rate: monthlyRate(percentInput('postReturnPct', inputs.postReturnPct), inputs.rateConvention),
      inflation: percentInput('inflationPct', inputs.inflationPct),
      term: termInput(inputs),
    }),
};

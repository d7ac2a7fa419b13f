import { type Exact, ONE, over, power, times, ZERO } from '#engine/exact.ts';
import { requiredInstalment } from '#engine/goals/required-instalment.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Column, Row, Table, Timing } from '#engine/model.ts';
import { yearlyGrowth } from '#engine/rate.ts';
import { table } from '#engine/table.ts';

export type FeeColumn = 'fee' | 'leftAfter';

/** A goal that is paid in yearly fees, the first on its day. */
export interface Fees {
  /** One year's fee at today's prices. */
  readonly amount: Exact;
  /** Yearly, as a fraction. */
  readonly inflation: Exact;
  /** Months until the first fee. */
  readonly term: number;
  readonly years: number;
  /** 1 + the monthly rate that the rest earns while later fees wait. */
  readonly growth: Exact;
}

/** What each fee costs on its own day: amount·(1+g)^((n+12j)/12). */
const feesOf = ({ amount, inflation, term, years }: Fees): Exact[] =>
  Array.from({ length: years }, (_, later) => times(amount, yearlyGrowth(inflation, term + 12 * later)));

/**
 * What has to be there on the day of the first fee, Σ fee_j·(1+i)^(−12j), and what all fees add up to.
 * Example: 4,00,000 a year from month 156, prices rising 8%, money earning 10%, 4 years → 42,07,548.49 and 49,01,971.64.
 * Edge: one year → the fee itself, both times.
 */
export function feesWorth(fees: Fees): { readonly target: Exact; readonly total: Exact } {
  const year = power(fees.growth, 12);
  const worth = (fee: Exact, later: number) => (later === 0 ? fee : over(fee, power(year, later)));
  const all = feesOf(fees);
  return {
    target: all.reduce((sum, fee, later) => sum + worth(fee, later), ZERO),
    total: all.reduce((sum, fee) => sum + fee, ZERO),
  };
}

const columns: readonly Column<FeeColumn>[] = [{ name: 'fee', valued: 'flow' }, { name: 'leftAfter' }];

/**
 * One row for each fee: what it costs and what is left after it, which earns on until the next.
 * @param saved what is there on the first day. As much as `feesWorth` asks for leaves nothing after the last fee.
 */
export function feeTable(fees: Fees, saved: Exact): Table<FeeColumn> {
  const { target } = feesWorth(fees);
  const year = power(fees.growth, 12);
  const spare = saved - target;
  let left = saved;
  const rows = feesOf(fees).map((fee, later): Row<FeeColumn> => {
    left = (later === 0 ? left : times(left, year)) - fee;
    // Exactly what was not needed, and no dust of the divisions that made the target.
    if (later === fees.years - 1) left = times(spare, power(year, later));
    return { month: fees.term + 12 * later, year: later + 1, fee, leftAfter: left };
  });
  const made = table(columns, rows, { timing: 'end' });
  return { ...made, years: made.months };
}

/** How a goal's money grows until its day. Growths are what ₹1 becomes. */
export interface GoalGrowth {
  readonly term: number;
  /** Of a month, the first being 0. */
  readonly month: (index: number) => Exact;
  /** Of what is there today, until the goal's day. */
  readonly savings: Exact;
  /** Of a one-time investment, until the goal's day. */
  readonly once: Exact;
  /** What a one-time investment is worth after each month. */
  readonly onceValues: (principal: Exact) => readonly Exact[];
  /** The first of the instalments, raised in months 13, 25, …, that become a sum. */
  readonly instalment: (sum: Exact, timing: Timing, raise: Exact) => Exact;
  /** Of a month from the goal's day on. */
  readonly after: Exact;
}

/** One rate all the way: its monthly one for instalments and savings, and once a year for what is invested once. */
export const steadyGrowth = (annualRate: Exact, rate: Exact, term: number): GoalGrowth => ({
  term,
  month: () => ONE + rate,
  savings: power(ONE + rate, term),
  get once() {
    return yearlyGrowth(annualRate, term);
  },
  onceValues: (principal) => lumpsumRows(principal, annualRate, term).map(({ value }) => value),
  instalment: (sum, timing, raise) => requiredInstalment(sum, rate, term, timing, raise),
  after: ONE + rate,
});

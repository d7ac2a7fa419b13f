import { type Exact, ONE, power } from '#engine/exact.ts';
import { requiredInstalment } from '#engine/goals/required-instalment.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Timing } from '#engine/model.ts';
import { yearlyGrowth } from '#engine/rate.ts';

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

import { type WithdrawalMonth, type Withdrawals, withdrawalMonths } from '#calculators/swp/withdrawal-months.ts';
import { type Exact, ZERO } from '#engine/exact.ts';
import { MOST_MONTHS } from '#engine/possible.ts';

/** What a yearly cost does to a plan that pays out: the same plan at a lower rate beside it. */
export type CostResults = {
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
export function costOf(plan: Withdrawals, dearer: Withdrawals): CostResults {
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

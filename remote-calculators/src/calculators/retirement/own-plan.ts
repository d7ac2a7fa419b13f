import { runWithdrawals, type SwpColumn } from '#calculators/swp/model.ts';
import { type Withdrawals, withdrawalMonths } from '#calculators/swp/withdrawal-months.ts';
import { corpora } from '#engine/corpora.ts';
import { type Exact, ONE, times, whole, ZERO } from '#engine/exact.ts';
import type { Run } from '#engine/model.ts';
import { pricesAt } from '#engine/real/prices.ts';

/** What somebody's own saving comes to, beside what would be needed. */
export type OwnPlanResults = {
  /** What is held on the day of retirement. */
  readonly heldAtRetirement: Exact;
  /** The age until which every month of it is paid in full; null where it lasts until the life expectancy. */
  readonly lastsToAge: Exact | null;
  /** The age from which it would last; null where that never comes. */
  readonly soonestAge: Exact | null;
};

/** A retirement from expenses in which somebody says what they save. */
export interface OwnPlan {
  readonly age: number;
  /** Months until retirement, and from then until the life expectancy. */
  readonly saving: number;
  readonly spending: number;
  /** Saved at the end of each month until retirement. */
  readonly monthly: Exact;
  readonly savings: Exact;
  /** What a month costs today, less the pension. */
  readonly expense: Exact;
  /** Yearly, as a fraction. */
  readonly annualRate: Exact;
  readonly inflation: Exact;
  /** Monthly rates until retirement and from then on. */
  readonly rate: Exact;
  readonly postRate: Exact;
}

/**
 * Whether somebody's own saving pays for retirement: until what age, and from what age it would. Savings grow once a year
 * and instalments every month, as what the plan needs is counted; it lasts where what is held is the corpus or more.
 * Example: 30, 60, to 85; 50,000 a month, 6%, 12% and 8%, 15,000 saved a month → 5,24,24,461.99 held, which pays until
 * 79; from 62 years 3 months it would last. Edge: nothing saved → it ends at the age of retirement.
 *
 * @param firstMonth what the first month of retirement takes
 */
export function ownPlan(
  { age, saving, spending, inflation, ...plan }: OwnPlan,
  firstMonth: Exact,
): Run<OwnPlanResults, SwpColumn> {
  const until = saving + spending;
  const held = heldByMonth({ ...plan, until });
  const heldAtRetirement = held[saving] ?? ZERO;
  const needed = corpora({ expense: plan.expense, inflation, rate: plan.postRate, until });
  const withdrawals = {
    ...{ investment: heldAtRetirement, withdrawal: firstMonth, rate: plan.postRate },
    ...{ raise: ONE + inflation, term: spending, atEnd: false },
  };
  const paid = monthsInFull(withdrawals);
  const soonest = held.findIndex((amount, month) => month < until && amount >= (needed[month] ?? amount));
  const atAge = (months: number) => whole(age) + whole(months) / 12n;
  return {
    results: {
      heldAtRetirement,
      lastsToAge: paid === spending ? null : atAge(saving + paid),
      soonestAge: soonest < 0 ? null : atAge(soonest),
    },
    tables: runWithdrawals(withdrawals).tables,
  };
}

/** What is held after 0, 1, … `until` months of saving. */
function heldByMonth({
  monthly,
  savings,
  annualRate,
  rate,
  until,
}: Pick<OwnPlan, 'monthly' | 'savings' | 'annualRate' | 'rate'> & { until: number }): Exact[] {
  const growth = pricesAt(annualRate);
  const held: Exact[] = [];
  for (let month = 0, instalments = ZERO; month <= until; month += 1) {
    held.push(times(savings, growth(month)) + instalments);
    instalments = times(instalments, ONE + rate) + monthly;
  }
  return held;
}

function monthsInFull(plan: Withdrawals): number {
  let months = 0;
  for (const { paid, wanted } of withdrawalMonths(plan)) {
    if (paid < wanted) break;
    months += 1;
  }
  return months;
}

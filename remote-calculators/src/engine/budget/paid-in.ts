import type { Budget, BudgetGoal } from '#engine/budget/budget.ts';
import { needIn } from '#engine/budget/spans.ts';
import { DUST, type Exact, exact, greater, lesser, ONE, times, ZERO } from '#engine/exact.ts';
import type { Conventions } from '#engine/model.ts';
import { monthlyRate } from '#engine/rate.ts';

/** What becomes of one goal when the budget is paid in month by month. */
export interface PaidIn {
  /** What is there on the goal's day, and what lacks then. */
  readonly value: Exact;
  readonly lacking: Exact;
}

/**
 * Pays the budget in, month by month and by priority, until every goal's day. A goal gets what it needs in that month, and,
 * where money is left over, what it has missed so far with what that would have earned. What a reached goal has freed goes
 * to the next in order from the month after, or, unless `passOn`, is spent on something else.
 *
 * Example: two goals of 1,00,000 at 0%, in 10 and in 20 months, on 10,000 a month → the first is paid in 10 months, the
 * second gets all from month 11 on and is reached too; not passed on, it has nothing.
 *
 * @param plan what {@link planBudget} answered for the same goals and the same `passOn`
 * @returns in the order of the goals
 */
export function paidIn(
  goals: readonly BudgetGoal[],
  plan: Budget,
  { rateConvention, timing = 'end' }: Conventions,
  passOn: boolean,
): PaidIn[] {
  const growths = goals.map(({ annualRatePct }) => ONE + monthlyRate(exact(annualRatePct) / 100n, rateConvention));
  const missing = goals.map(() => ZERO);
  const freed = goals.map(() => ZERO);
  // Without any shortfall nothing can be missing on any day.
  const last = plan.mostShort === null ? 0 : Math.max(0, ...plan.goals.map(({ term }) => term));
  for (let month = 1; month <= last; month += 1) {
    let left = plan.surplus;
    plan.goals.forEach((goal, place) => {
      if (month > goal.term) {
        if (!passOn) left -= lesser(freed[place] ?? ZERO, left);
        return;
      }
      const growth = growths[place] ?? ONE;
      const missed = timing === 'end' ? times(missing[place] ?? ZERO, growth) : (missing[place] ?? ZERO);
      const wanted = needIn(goal, month) + missed;
      const given = lesser(wanted, left);
      left -= given;
      freed[place] = given;
      missing[place] = timing === 'end' ? wanted - given : times(wanted - given, growth);
    });
  }
  return plan.goals.map(({ target, savingsAtEnd = ZERO }, place) => {
    const lacks = missing[place] ?? ZERO;
    const lacking = lacks > DUST ? lacks : ZERO;
    return { value: greater(target, savingsAtEnd) - lacking, lacking };
  });
}

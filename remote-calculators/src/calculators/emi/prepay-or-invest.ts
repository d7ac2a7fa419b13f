import type { LoanMonth } from '#calculators/emi/loan-months.ts';
import { DUST, type Exact, magnitude, ONE, times, ZERO } from '#engine/exact.ts';

export type PrepayOrInvest = {
  /** What the loan no longer takes, invested from then on. */
  readonly wealthIfPrepaid: Exact;
  /** The extra payments themselves, invested. */
  readonly wealthIfInvested: Exact;
  /** The second less the first: below zero where prepaying is ahead. */
  readonly investAhead: Exact;
};

/**
 * Extra payments into the loan, or into a fund? In both cases the same money leaves the pocket in each month of the whole
 * term, the instalment and the extra payment of that month, and what the loan does not take is invested at the month's end.
 * Example: 50,00,000, 20 years, 9%, 1,00,000 a year, 12% → investing is 18,97,780.30 ahead.
 * Edge: the fund earns what the loan costs → 0.
 * @param usual the loan without extra payments. @param prepaid the same loan with them. @param rate of the fund, monthly.
 */
export function prepayOrInvest(
  usual: readonly LoanMonth[],
  prepaid: readonly LoanMonth[],
  rate: Exact,
): PrepayOrInvest {
  let wealthIfPrepaid = ZERO;
  let wealthIfInvested = ZERO;
  usual.forEach(({ paid: instalment }, at) => {
    const { paid = ZERO, due = ZERO, prepaid: extra = ZERO } = prepaid[at] ?? {};
    wealthIfPrepaid = times(wealthIfPrepaid, ONE + rate) + instalment + due - paid - extra;
    wealthIfInvested = times(wealthIfInvested, ONE + rate) + due;
  });
  const ahead = wealthIfInvested - wealthIfPrepaid;
  return { wealthIfPrepaid, wealthIfInvested, investAhead: magnitude(ahead) < DUST ? ZERO : ahead };
}

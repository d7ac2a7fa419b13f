import { DUST, type Exact, lesser, ONE, times, ZERO } from '#engine/exact.ts';

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

/** One month of a plan that pays out. */
export interface WithdrawalMonth {
  readonly month: number;
  /** What was asked for, and what was paid: less once the fund cannot pay it in full. */
  readonly wanted: Exact;
  readonly paid: Exact;
  /** What the fund holds when the month ends. */
  readonly balance: Exact;
}

/**
 * start: pay = min(W, b), b = (b − pay)(1 + i); end: b = b(1 + i), pay = min(W, b), b = b − pay.
 * Example: 10,00,000 at 12%, 20,000 a month from the start of month 1 → empty in month 69, which pays 13,433.35.
 * Edge: the balance is never negative; less than 10^-30 rupee is dust of the arithmetic and counts as empty.
 */
export function* withdrawalMonths(plan: Withdrawals): Generator<WithdrawalMonth> {
  const { investment, withdrawal, rate, raise, term, atEnd } = plan;
  let balance = investment;
  let wanted = withdrawal;
  for (let month = 1; month <= term; month += 1) {
    if (month > 1 && month % 12 === 1) wanted = times(wanted, raise);
    if (atEnd) balance = times(balance, ONE + rate);
    const paid = lesser(wanted, balance);
    balance = balance - paid < DUST ? ZERO : balance - paid;
    if (!atEnd) balance = times(balance, ONE + rate);
    yield { month, wanted, paid, balance };
  }
}

import { DUST, type Exact, lesser, ONE, over, power, share, times, whole, ZERO } from '#engine/exact.ts';

export interface Loan {
  readonly principal: Exact;
  /** Monthly rate: a twelfth of the yearly one, whatever the convention, as lenders count. */
  readonly rate: Exact;
  /** Months. */
  readonly term: number;
  readonly extra: Extra;
}

/** Payments beside the instalment. Neither falls due in the last month, which ends the loan anyway. */
export interface Extra {
  /** Due in months 12, 24, … */
  readonly yearly: Exact;
  readonly once: Exact;
  /** The month in which `once` is due. */
  readonly onceIn: number;
}

export const noExtra: Extra = { yearly: ZERO, once: ZERO, onceIn: 0 };

export interface LoanMonth {
  readonly month: number;
  readonly interest: Exact;
  /** What the loan takes of the instalment, interest included. */
  readonly paid: Exact;
  /** The extra payment that is due, and what the loan takes of it. */
  readonly due: Exact;
  readonly prepaid: Exact;
  /** What is still owed when the month ends. */
  readonly balance: Exact;
}

/**
 * The instalment that repays a loan at month ends: P·i(1+i)^n ÷ ((1+i)^n − 1).
 * Example: 50,00,000, 9% a year, 240 months → 44,986.30. Edge: zero rate → P ÷ n; no months → null.
 */
export function instalmentOf({ principal, rate, term }: Omit<Loan, 'extra'>): Exact | null {
  if (term === 0) return null;
  if (rate === ZERO) return over(principal, whole(term));
  const growth = power(ONE + rate, term);
  return share(times(principal, rate), growth, growth - ONE);
}

/**
 * Month by month: interest on what is owed, the instalment, then an extra payment. The instalment stays and the term
 * shortens; after the last payment every figure is zero. What cut places leave over is settled in the last month.
 */
export function* loanMonths(loan: Loan): Generator<LoanMonth> {
  const { principal, rate, term, extra } = loan;
  const instalment = instalmentOf(loan) ?? ZERO;
  let balance = principal;
  for (let month = 1; month <= term; month += 1) {
    const isLast = month === term;
    const interest = times(balance, rate);
    const owed = balance + interest;
    const paid = isLast ? owed : lesser(instalment, owed);
    const due = isLast ? ZERO : (month % 12 === 0 ? extra.yearly : ZERO) + (month === extra.onceIn ? extra.once : ZERO);
    const left = owed - paid < DUST ? ZERO : owed - paid;
    const prepaid = lesser(due, left);
    balance = left - prepaid;
    yield { month, interest, paid, due, prepaid, balance };
  }
}

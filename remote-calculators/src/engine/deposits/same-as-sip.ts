import { amountOf } from '#engine/amount-of.ts';
import { type Exact, ONE, times } from '#engine/exact.ts';
import type { AnyTable, Timing } from '#engine/model.ts';
import { monthlyRate } from '#engine/rate.ts';

interface Beside {
  /** The column of all that was paid in until the end of a month, with what was there at first. */
  paidIn: string;
  /** What was there before the first month, in rupees. */
  opening: Exact;
  /** When in its month money is paid. */
  timing: Timing;
}

/**
 * What the payments of a table come to in a fund instead, at a nominal yearly rate, each on its own date.
 * Example: 5,000 at the start of each of 120 months at 12% → 11,61,695.38, as a SIP. Edge: zero rate → what was paid in.
 * @param annualRate a fraction: 0.12
 */
export function sameAsSip({ months }: AnyTable, annualRate: Exact, { paidIn, opening, timing }: Beside): Exact {
  const growth = ONE + monthlyRate(annualRate, 'nominal');
  let value = opening;
  let before = opening;
  for (const row of months) {
    const total = amountOf(row, paidIn);
    const paid = total - before;
    value = timing === 'end' ? times(value, growth) + paid : times(value + paid, growth);
    before = total;
  }
  return value;
}

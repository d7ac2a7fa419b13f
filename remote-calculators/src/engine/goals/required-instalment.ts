import { type Exact, ONE, over, power, share, ZERO } from '#engine/exact.ts';
import type { Timing } from '#engine/model.ts';
import { savedValue } from '#engine/savings.ts';

/**
 * The monthly amount that becomes `target` after n months: target·i / ((1+i)^n − 1) at month end; divided by 1 + i when
 * paid at the start. Source: sinking fund, Kellison. Example: 1 crore, 240 months, 12% → 10,108.61.
 * Edge: zero rate → target / n; no months → 0, for there is nothing left to pay in.
 *
 * @param raise what it multiplies by in months 13, 25, …; then the first one is answered, target / F, where F is what ₹1
 *   so raised becomes. Example: 17,90,847.70 in 120 months at 10%, raised 10% a year → 5,928.63.
 */
export function requiredInstalment(
  target: Exact,
  rate: Exact,
  term: number,
  timing: Timing,
  raise: Exact = ONE,
): Exact {
  if (term === 0) return ZERO;
  if (raise !== ONE) {
    const atEnd = over(target, savedValue({ monthly: ONE, rate, term, atEnd: true, raise, raiseRupees: ZERO }));
    return timing === 'end' ? atEnd : over(atEnd, ONE + rate);
  }
  if (rate === ZERO) return target / BigInt(term);
  const atEnd = share(target, rate, power(ONE + rate, term) - ONE);
  return timing === 'end' ? atEnd : over(atEnd, ONE + rate);
}

import { type Exact, ONE, power, times, ZERO } from '#engine/exact.ts';
import type { Timing } from '#engine/model.ts';
import { yearlyGrowth } from '#engine/rate.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { type Gains, gainsOf, longAfter } from '#engine/tax/gains.ts';

/** What is owned at the end, and the gains in it. */
export interface Grown {
  readonly value: Exact;
  readonly gains: Gains;
}

export interface Instalments {
  /** Monthly rate. */
  readonly rate: Exact;
  readonly term: number;
  readonly timing: Timing;
  /** What the instalment multiplies by in months 13, 25, …; ONE leaves it as it is. */
  readonly raise: Exact;
}

/**
 * What instalments of ₹1 become, each a lot of its own. Value and gains of any instalment are these times it.
 * Example: ₹1 at the end of each of 13 months at 1% → 13.8093; long-term (equity) is the gain of the first, 0.1268.
 */
export function grownInstalments({ rate, term, timing, raise }: Instalments, kind: FundKind): Grown {
  const longAfterMonths = longAfter(kind);
  const early = timing === 'start' ? 1 : 0;
  let factor = early === 1 ? ONE + rate : ONE;
  let value = ZERO;
  let long = ZERO;
  let short = ZERO;
  for (let held = early; held < term + early; held += 1) {
    const paid = power(raise, Math.floor((term + early - held - 1) / 12));
    const grown = times(paid, factor);
    value += grown;
    if (held > longAfterMonths) long += grown - paid;
    else short += grown - paid;
    factor = times(factor, ONE + rate);
  }
  return { value, gains: gainsOf(kind, { long, short }) };
}

/** What one amount becomes that is bought today; `growth` multiplies it by the end of the term. */
export function grownOnce(amount: Exact, growth: Exact, term: number, kind: FundKind): Grown {
  const value = times(amount, growth);
  const gain = value - amount;
  const realised = term > longAfter(kind) ? { long: gain, short: ZERO } : { long: ZERO, short: gain };
  return { value, gains: gainsOf(kind, realised) };
}

/** A single investment of ₹1 that grows once a year. */
export const grownLumpsum = (annualRate: Exact, term: number, kind: FundKind): Grown =>
  grownOnce(ONE, yearlyGrowth(annualRate, term), term, kind);

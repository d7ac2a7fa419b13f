import { type Exact, exact, type NumberText } from '#engine/exact.ts';
import { illustrationLimits } from '#engine/illustration/limits.ts';
import type { RateConvention } from '#engine/model.ts';
import { effectiveRate } from '#engine/rate.ts';

/** What the assumed fund invests in: fixed income has a limit of its own. */
export type IllustrationKind = 'general' | 'fixedIncome';

export interface Assumption {
  readonly annualRatePct: NumberText;
  readonly rateConvention: RateConvention;
  /** A single investment grows once a year, so its rate is the CAGR under either convention. */
  readonly once: boolean;
  readonly kind: IllustrationKind;
}

/** An assumption beside what AMFI lets an illustration assume; both in per cent a year. */
export interface Illustration {
  readonly cagrPct: Exact;
  readonly limitPct: Exact;
  readonly above: boolean;
}

/**
 * The CAGR of an assumed rate, and whether it lies above its limit; compared exactly, before anything is rounded.
 * CAGR = R for `effective` and for a single investment, (1 + R/1200)^12 − 1 otherwise. Limits: AMFI, `limits.ts`.
 * Example: 12.5% nominal → 13.2416%, above 13; 8% nominal of fixed income → 8.3000%, above 7.20.
 * Edge: exactly the limit is not above it.
 */
export function illustrationOf({ annualRatePct, rateConvention, once, kind }: Assumption): Illustration {
  const rate = exact(annualRatePct) / 100n;
  const cagr = once || rateConvention === 'effective' ? rate : effectiveRate(rate);
  const limitPct = exact(illustrationLimits.mostPct[kind]);
  return { cagrPct: 100n * cagr, limitPct, above: 100n * cagr > limitPct };
}

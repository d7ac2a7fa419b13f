import { type Exact, ONE, power, times, twelfthRoot, ZERO } from '#engine/exact.ts';
import type { RateConvention } from '#engine/model.ts';

/**
 * The monthly rate i of a yearly rate R (both fractions).
 * nominal: i = R/12 (12% → 1% a month, 12.68% effective). effective: i = (1+R)^(1/12) − 1 (12% → 0.9489% a month).
 * Source: Kellison, The Theory of Interest, nominal and effective rates. Zero stays zero in both.
 */
export function monthlyRate(annualRate: Exact, convention: RateConvention = 'nominal'): Exact {
  return convention === 'effective' ? twelfthRoot(ONE + annualRate) - ONE : annualRate / 12n;
}

/** The effective yearly rate of a nominal one: (1 + R/12)^12 − 1. 12% → 12.6825%. */
export const effectiveRate = (nominal: Exact): Exact => power(ONE + nominal / 12n, 12) - ONE;

/** The nominal yearly rate that grows like an effective one: 12 × ((1+R)^(1/12) − 1). 12% → 11.3866%. */
export const nominalRate = (effective: Exact): Exact => 12n * (twelfthRoot(ONE + effective) - ONE);

/**
 * (1+R)^(months/12), growth once a year. Whole years are exact powers; the months left over multiply by the twelfth
 * root. 30 months at 6% → 1.156817…; zero months → 1.
 */
export function yearlyGrowth(annualRate: Exact, months: number): Exact {
  const years = power(ONE + annualRate, Math.floor(months / 12));
  const rest = months % 12;
  return rest === 0 || annualRate === ZERO ? years : times(years, power(twelfthRoot(ONE + annualRate), rest));
}

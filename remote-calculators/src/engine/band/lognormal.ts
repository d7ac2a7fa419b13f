import { exp, ln, normalQuantile } from '#engine/band/elementary.ts';

/** How a year's growth is spread: the mean and the deviation of its logarithm. */
export interface Lognormal {
  readonly mu: number;
  readonly sigma: number;
}

/**
 * Lognormal parameters whose mean is 1 + m and whose deviation is v: σ² = ln(1 + (v/(1+m))²), μ = ln(1+m) − σ²/2.
 * Edge: no deviation → σ 0, and every year grows by 1 + m.
 */
export function lognormal(meanReturn: number, volatility: number): Lognormal {
  const ratio = volatility / (1 + meanReturn);
  const variance = ln(1 + ratio * ratio);
  return { mu: ln(1 + meanReturn) - variance / 2, sigma: Math.sqrt(variance) };
}

/** What each month of a drawn year multiplies by. @param drawn between 0 and 1, neither included */
export const monthGrowth = ({ mu, sigma }: Lognormal, drawn: number): number =>
  exp((mu + sigma * normalQuantile(drawn)) / 12);

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

/**
 * exp, ln and the normal quantile from +, −, × and ÷ and square root alone. IEEE 754 fixes those to the last bit, while
 * Math.exp and Math.log may differ between machines; with these the same seed draws the same band everywhere.
 */

/** 2^whole, exact. */
function powerOfTwo(whole: number): number {
  let result = 1;
  for (let rest = Math.abs(whole); rest > 0; rest -= 1) result *= whole > 0 ? 2 : 0.5;
  return result;
}

/** e^x for |x| below 700; error below 10^-14 of the value. exp(1) is 2.718281828459045…; exp(0) is 1. */
export function exp(x: number): number {
  const whole = Math.round(x / Math.LN2);
  const rest = x - whole * Math.LN2;
  let sum = 1;
  for (let n = 18; n >= 1; n -= 1) sum = 1 + (rest / n) * sum;
  return sum * powerOfTwo(whole);
}

/** ln x for x > 0, by 2·atanh((m − 1)/(m + 1)) on a mantissa near 1; error below 10^-15 × (1 + |ln x|). ln(1) is 0. */
export function ln(x: number): number {
  let mantissa = x;
  let whole = 0;
  for (; mantissa > 1.5; whole += 1) mantissa /= 2;
  for (; mantissa < 0.75; whole -= 1) mantissa *= 2;
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let n = 31; n >= 1; n -= 2) sum = sum * square + 1 / n;
  return whole * Math.LN2 + 2 * ratio * sum;
}

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
}

const CENTRE_TOP = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const CENTRE_BOTTOM = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1,
];
const TAIL_TOP = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BOTTOM = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];

/**
 * The standard normal value below which a share p of all values lies, 0 < p < 1; error below 1.2 × 10^-9.
 * Source: P. J. Acklam's rational approximation. normalQuantile(0.5) is 0; normalQuantile(0.9) is 1.28155.
 */
export function normalQuantile(p: number): number {
  const edge = 0.02425;
  if (p > 1 - edge) return -normalQuantile(1 - p);
  if (p < edge) {
    const q = Math.sqrt(-2 * ln(p));
    return polynomial(TAIL_TOP, q) / polynomial(TAIL_BOTTOM, q);
  }
  const q = p - 0.5;
  const square = q * q;
  return (polynomial(CENTRE_TOP, square) * q) / polynomial(CENTRE_BOTTOM, square);
}

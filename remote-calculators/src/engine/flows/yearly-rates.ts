import { type Exact, ONE, power, ZERO } from '#engine/exact.ts';
import { type Fit, fittingGrowths } from '#engine/flows/fitting-growths.ts';
import { netByDay, PresentValue } from '#engine/flows/present-value.ts';
import type { Flow } from '#engine/flows-input.ts';

/** A year of days, in leap years too. */
const YEAR = 365;

/** ln(1 + r) of the largest rate that is told: the largest double. */
const MOST = Math.log(Number.MAX_VALUE);

export interface YearlyRates {
  /** As a fraction; null where none is told. */
  readonly rate: Exact | null;
  /** How many there are from −100% to the largest double. */
  readonly found: number;
  /** How many more there are above it. */
  readonly tooLarge: number;
}

/** Nothing came back of what was paid in, and that was said: a 0 on a later day. */
function isTotalLoss(flows: readonly Flow[]): boolean {
  if (flows.some(({ amount }) => amount > ZERO)) return false;
  const first = flows.reduce((least, { day, amount }) => (amount < ZERO ? Math.min(least, day) : least), Infinity);
  return flows.some(({ day, amount }) => amount === ZERO && day > first);
}

const apart = ({ near }: Fit) => Math.abs(Math.expm1(YEAR * near.log));

/**
 * The yearly rates at which dated amounts are worth nothing together, f(r) = Σ a(1+r)^(−days/365): each one between
 * −100% and the largest double is found. Of several the one nearest zero is told (of two alike, the lower).
 *
 * @example −1,00,000 on 1 January 2025 and 1,12,000 a year later → 0.12. Edge: all on one day → null; 0 received → −1.
 */
export function yearlyRates(flows: readonly Flow[]): YearlyRates {
  if (isTotalLoss(flows)) return { rate: -ONE, found: 1, tooLarge: 0 };
  const net = netByDay(flows);
  const fits = fittingGrowths(new PresentValue(net), net);
  const told = fits.filter(({ near }) => YEAR * near.log <= MOST);
  const nearest = told.reduce<Fit | null>(
    (best, next) => (best === null || apart(next) < apart(best) ? next : best),
    null,
  );
  return {
    rate: nearest && power(nearest.exactly(), YEAR) - ONE,
    found: told.length,
    tooLarge: fits.length - told.length,
  };
}

import { type Exact, exact, greater, lesser, magnitude, ONE } from '#engine/exact.ts';
import { netByDay, PresentValue } from '#engine/flows/present-value.ts';
import type { Flow } from '#engine/flows-input.ts';

/** Where the present value is read, lowest first. */
const steps: readonly Exact[] = [
  ...['-0.9999', '-0.999', '-0.99'],
  ...Array.from({ length: 39 }, (_, at) => ((at - 19) / 20).toFixed(2)),
  ...['1', '1.5', '2', '3', '5', '10', '20', '50', '100'],
].map((text) => exact(text));

/** The width to which a rate is halved; what is left of it Newton's method takes. */
const WIDTH = ONE / 10n ** 12n;

interface Bracket {
  readonly low: Exact;
  readonly high: Exact;
  readonly lowIsBelow: boolean;
}

function bracketsOf(value: PresentValue): Bracket[] {
  const below = steps.map((rate) => value.isBelow(rate));
  return steps.slice(1).flatMap((high, at) => {
    const [low, lowIsBelow] = [steps[at], below[at]];
    return low === undefined || lowIsBelow === undefined || lowIsBelow === below[at + 1]
      ? []
      : [{ low, high, lowIsBelow }];
  });
}

function rootIn(value: PresentValue, { low, high, lowIsBelow }: Bracket): Exact {
  let [from, to] = [low, high];
  while (to - from > WIDTH) {
    const middle = (from + to) / 2n;
    if (value.isBelow(middle) === lowIsBelow) from = middle;
    else to = middle;
  }
  let root = (from + to) / 2n;
  for (let round = 0; round < 3; round += 1) root = lesser(greater(value.tangentAt(root) ?? root, from), to);
  return root;
}

/**
 * The yearly rate at which dated amounts are worth nothing together, f(r) = Σ a(1+r)^(−days/365): every change of sign
 * between neighbouring steps is a rate, and the pair of steps whose sum is nearest zero (of two alike, the lower) holds
 * the one that is told.
 *
 * @returns the rate as a fraction, null where there is none, and how many were found
 * @example −1,00,000 on 1 January 2025 and 1,12,000 a year later → 0.12. Edge: all on one day → null.
 */
export function yearlyRates(flows: readonly Flow[]): { rate: Exact | null; found: number } {
  const value = new PresentValue(netByDay(flows));
  const brackets = bracketsOf(value);
  const apart = ({ low, high }: Bracket) => magnitude(low + high);
  const nearest = brackets.reduce<Bracket | null>(
    (best, next) => (best === null || apart(next) < apart(best) ? next : best),
    null,
  );
  return { rate: nearest && rootIn(value, nearest), found: brackets.length };
}

import { type Exact, ONE, power, times, twelfthRoot } from '#engine/exact.ts';

/** What has to be paid after so many whole months for what one rupee buys today. */
export type Prices = (months: number) => Exact;

/**
 * (1+g)^(m/12) for the months asked for, each worked out once: whole years are exact powers, the months between multiply
 * by the twelfth root. At 6% it is 1.06 after 12 months. Edge: no inflation → 1 in every month.
 *
 * @param inflation g, yearly, as a fraction.
 */
export function pricesAt(inflation: Exact): Prices {
  const root = twelfthRoot(ONE + inflation);
  const known: Exact[] = [ONE];
  return (months) => {
    for (let month = known.length; month <= months; month += 1) {
      known[month] = month % 12 === 0 ? power(ONE + inflation, month / 12) : times(known[month - 1] ?? ONE, root);
    }
    return known[months] ?? ONE;
  };
}

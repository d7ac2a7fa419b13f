import { type Exact, ONE } from '#engine/exact.ts';

/**
 * What a double stands for, digit by digit and not as it is printed; places after the 50th are cut.
 * `exactOf(0.1)` is 0.1000000000000000055511151231257827…
 * @throws RangeError when it is not finite
 */
export function exactOf(value: number): Exact {
  let whole = value;
  let halvings = 0n;
  for (; Number.isFinite(whole) && !Number.isInteger(whole); halvings += 1n) whole *= 2;
  return (BigInt(whole) * ONE) >> halvings;
}

import { digits, type Exact, lesser, magnitude, ONE, share, ZERO } from '#engine/exact.ts';

/** The answer under a name that `calc` takes, or one plain sentence that says why there is none. */
export type Solution =
  | {
      readonly found: true;
      /** `monthly`, `months`, `annualRatePct`, … */
      readonly input: string;
      /** Plain decimal text: whole rupees, or as few places as bring the result within ₹1 of the target. */
      readonly text: string;
      /** What putting the answer back in gives, and what was asked for. */
      readonly value: Exact;
      readonly target: Exact;
    }
  | { readonly found: false; readonly reason: string };

export const noSolution = (reason: string): Solution => ({ found: false, reason });

/** How near an answer has to bring the result: ₹1. The search itself ends at a paisa. */
const NEAR = ONE;
const PAISA = ONE / 100n;
const HALF_PAISA = PAISA / 2n;
const MOST_STEPS = 200;
const MOST_PLACES = 24;

/** A quantity whose result never falls while it rises. */
export interface Search {
  readonly input: string;
  readonly target: Exact;
  readonly most: Exact;
  readonly result: (quantity: Exact) => Exact;
  /** An amount is answered in whole rupees, rounded up. */
  readonly wholeRupees?: true;
  /** Sentences for the two ways in which there is no answer. */
  readonly tooMuch: string;
  readonly tooLittle: string;
}

interface Range {
  readonly low: Exact;
  readonly high: Exact;
}

/** Doubles from 1 until the result is enough, so that the answer lies between half the range's end and the end. */
function enclose({ target, most, result }: Search): Range | undefined {
  let low = ZERO;
  for (let high = ONE; ; low = high, high = lesser(2n * high, most)) {
    if (result(high) >= target) return { low, high };
    if (high >= most) return undefined;
  }
}

/**
 * A quantity whose result is at most a paisa above the target: false position with halved stale ends (the Illinois
 * method), and a plain halving every third step so that it always ends.
 */
function narrow({ target, result }: Search, { low, high }: Range): Exact {
  let below = { at: low, off: result(low) - target };
  let above = { at: high, off: result(high) - target };
  let weightBelow = below.off;
  let weightAbove = above.off;
  for (let step = 1; above.off > PAISA && step < MOST_STEPS; step += 1) {
    const line = above.at - share(weightAbove, above.at - below.at, weightAbove - weightBelow);
    const at = step % 3 === 0 ? (below.at + above.at) / 2n : line;
    const off = result(at) - target;
    if (off >= ZERO) {
      above = { at, off };
      weightAbove = off;
      weightBelow /= 2n;
    } else {
      below = { at, off };
      weightBelow = off;
      weightAbove /= 2n;
    }
  }
  return above.at;
}

function rounded(value: Exact, places: number): Exact {
  const unit = ONE / 10n ** BigInt(places);
  return ((value + unit / 2n) / unit) * unit;
}

/** What reaches the target to the paisa counts: else ₹5,000 would be answered by ₹5,001 for a target that was rounded up. */
function inWholeRupees(found: Exact, { result, target }: Search): Exact {
  const below = (found / ONE) * ONE;
  return result(below) >= target - HALF_PAISA ? below : below + ONE;
}

/** Finds the quantity: an amount in whole rupees, else the fewest places (two to begin with) that come within ₹1 of the target. */
export function solveQuantity(search: Search): Solution {
  const { input, target, result, tooMuch, tooLittle } = search;
  if (result(ZERO) > target + NEAR) return noSolution(tooMuch);
  const range = enclose(search);
  if (!range) return noSolution(tooLittle);
  const found = result(ZERO) >= target ? ZERO : narrow(search, range);
  if (search.wholeRupees) {
    const amount = inWholeRupees(found, search);
    return { found: true, input, text: digits(amount), value: result(amount), target };
  }
  for (let places = 2; ; places += 1) {
    const quantity = places < MOST_PLACES ? rounded(found, places) : found;
    const value = result(quantity);
    if (magnitude(value - target) <= NEAR || places >= MOST_PLACES) {
      return { found: true, input, text: digits(quantity), value, target };
    }
  }
}

/**
 * The first month in which the result is at the target, or within ₹1 below it; targets may move with time.
 * @param results the result after 1, 2, … months; its end is the end of the search.
 */
export function solveMonths(results: Iterable<Exact>, target: (months: number) => Exact, never: string): Solution {
  let months = 0;
  for (const value of results) {
    months += 1;
    const wanted = target(months);
    if (value >= wanted - NEAR && wanted > ZERO) {
      return { found: true, input: 'months', text: String(months), value, target: wanted };
    }
  }
  return noSolution(never);
}

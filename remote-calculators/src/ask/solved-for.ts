import type { Filled } from '#ask/fill.ts';
import { type Solution, solveOnce, solveSavings } from '#engine/solve.ts';

/**
 * The term, or the return, with which a plan is worth so many rupees.
 *
 * @param inputs of a SIP, or of a lumpsum where there is a `principal`; without `years` or without `annualRatePct`
 */
export function solvedFor({ principal, monthly, ...plan }: Filled, target: number): Solution {
  const unknown = plan.years === undefined ? 'years' : 'annualRatePct';
  return principal === undefined
    ? solveSavings(unknown, { ...plan, monthly: monthly ?? 0 }, { target })
    : solveOnce(unknown, { ...plan, principal }, { target });
}

import type { Filled } from '#ask/fill.ts';
import { type Solution, solveOnce, solveSavings } from '#engine/solve.ts';

/**
 * After how many months a plan is worth so many rupees.
 *
 * @param inputs of a SIP, or of a lumpsum where there is a `principal`
 */
export function termUntil(inputs: Filled, target: number): Solution {
  const { principal, monthly = 0, annualRatePct = 0, stepUpPct = 0, stepUpRupees = 0 } = inputs;
  return principal === undefined
    ? solveSavings('years', { monthly, annualRatePct, stepUpPct, stepUpRupees }, { target })
    : solveOnce('years', { principal, annualRatePct }, { target });
}

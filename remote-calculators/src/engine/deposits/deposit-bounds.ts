import type { PaidIn } from '#engine/deposits/savings-account.ts';
import type { YearlyDeposit } from '#engine/government/scheme-limits.ts';

/**
 * Least and most of one deposit, in rupees: a scheme's limits count for all deposits of a year together.
 * Example: 500 to 1,50,000 a year → 41.67 to 12,500 a month. Edge: the least is rounded up to the paisa, so that twelve reach it.
 */
export function depositBounds({ least, most }: YearlyDeposit, { frequency }: PaidIn): { min: number; max: number } {
  const ofYear = frequency === 'monthly' ? 12 : 1;
  return { min: Math.ceil((100 * least) / ofYear) / 100, max: Math.floor((100 * most) / ofYear) / 100 };
}

import type { Reviewed } from '#engine/review/review.ts';
import { messages } from '#messages.en.ts';

/**
 * Where the figures of `volatility.ts` come from, which every page reads: an assumption of the house, and no measurement. The
 * firm has to set it.
 */
export const volatilityTable: Reviewed = {
  source: messages.volatilitySource,
  dated: '2026-11-22',
  reviewBy: '2027-11-22',
};

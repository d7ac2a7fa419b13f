import type { Reviewed } from '#engine/review/review.ts';
import { messages } from '#messages.en.ts';

/** What an illustration may assume, in per cent a year as CAGR. */
interface IllustrationLimits extends Reviewed {
  readonly leastPct: number;
  /** At most, whatever the fund invests in, and for fixed income. */
  readonly mostPct: { readonly general: number; readonly fixedIncome: number };
}

/** The only place that holds these figures. AMFI reviews them every year. */
export const illustrationLimits: IllustrationLimits = {
  leastPct: 2,
  mostPct: { general: 13, fixedIncome: 7.2 },
  // The firm has still to verify 7.20% for fixed income, and whether this year's review by AMFI has changed either limit.
  source: messages.amfiCircularToFundHouses,
  dated: '2023-11-01',
  reviewBy: '2027-03-31',
};

/** Stands beside every illustration, on the page and on paper. Its wording is to be verified by the firm. */
export const PAST_PERFORMANCE = messages.riskPast;

import type { Reviewed } from '#engine/review/review.ts';
import { messages } from '#messages.en.ts';

/** Yearly rates that the government sets, in per cent. */
interface GovernmentRates extends Reviewed {
  readonly ppfPct: number;
  readonly ssyPct: number;
  readonly epfPct: number;
}

/** The only place that holds these rates. PPF and SSY may change every quarter, EPF every year. */
export const governmentRates: GovernmentRates = {
  ppfPct: 7.1,
  ssyPct: 8.2,
  epfPct: 8.25,
  // The firm has still to verify whether these rates hold this quarter.
  source: messages.smallSavingsRates,
  dated: '2025-10-01',
  reviewBy: '2026-12-31',
};

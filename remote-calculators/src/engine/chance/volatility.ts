import { messages } from '#engine/chance/messages.en.ts';
import type { Reviewed } from '#engine/review/review.ts';

/** What a fund invests in, as far as its ups and downs go. */
export type SwingKind = 'equity' | 'hybrid' | 'debt' | 'gold';

/** Standard deviation of a year's return by kind of fund, in per cent. The only place that holds these figures. */
export const volatilityPct: Readonly<Record<SwingKind, number>> = { equity: 16, hybrid: 10, debt: 3, gold: 15 };

/** An assumption of the house, and no measurement: the firm has to set it. */
export const volatilityTable: Reviewed = {
  source: messages.anAssumptionOfTheHouse,
  dated: '2026-11-22',
  reviewBy: '2027-11-22',
  toBeVerified: [messages.theFirmSetsTheTable],
};

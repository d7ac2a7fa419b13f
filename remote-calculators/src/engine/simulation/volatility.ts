/** What a fund invests in, as far as its ups and downs go. */
export type SwingKind = 'equity' | 'hybrid' | 'debt' | 'gold';

/** Standard deviation of a year's return by kind of fund, in per cent. The only place that holds these figures. */
export const volatilityPct: Readonly<Record<SwingKind, number>> = { equity: 16, hybrid: 10, debt: 3, gold: 15 };

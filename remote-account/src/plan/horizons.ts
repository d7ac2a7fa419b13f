import type { Horizon } from 'shared/contract/plan';

/** In the order of the specification's columns. */
export const horizons: readonly { horizon: Horizon; title: string; text: string }[] = [
  { horizon: 'long', title: 'Long-Term', text: 'More than five years away' },
  { horizon: 'medium', title: 'Medium-Term', text: 'One to five years away' },
  { horizon: 'short', title: 'Short-Term', text: 'Within a year' },
];

export const titleOf = (horizon: Horizon): string => horizons.find((one) => one.horizon === horizon)?.title ?? horizon;

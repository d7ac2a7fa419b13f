import type { Horizon } from 'shared/contract/plan';
import { messages } from '#messages.en.ts';

/** In the order of the specification's columns. */
export const horizons: readonly { horizon: Horizon; title: string; text: string }[] = [
  { horizon: 'long', title: messages.horizonLong, text: messages.horizonLongText },
  { horizon: 'medium', title: messages.horizonMedium, text: messages.horizonMediumText },
  { horizon: 'short', title: messages.horizonShort, text: messages.horizonShortText },
];

export const titleOf = (horizon: Horizon): string => horizons.find((one) => one.horizon === horizon)?.title ?? horizon;

import type { Horizon } from 'shared/contract/plan';
import { messages } from '#messages.en.ts';

/** In the order of the specification's columns. */
export const horizons: readonly { horizon: Horizon; title: string; text: string }[] = [
  { horizon: 'long', title: messages.longTerm, text: messages.moreThanFiveYearsAway },
  { horizon: 'medium', title: messages.mediumTerm, text: messages.oneToFiveYearsAway },
  { horizon: 'short', title: messages.shortTerm, text: messages.withinAYear },
];

export const titleOf = (horizon: Horizon): string => horizons.find((one) => one.horizon === horizon)?.title ?? horizon;

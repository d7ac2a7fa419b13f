import { messages } from '#calculator-page/chart/messages.en.ts';
export type LineKind = 'beside' | 'pinned' | 'low' | 'middle' | 'high';

interface LineLook {
  /** In the legend. */
  name: string;
  /** At the line's end, where space is short. */
  end: string;
  /** Lengths of dash and gap in pixels. */
  dash: readonly number[];
}

/** Each line has its own dash whatever else is drawn: on screen, on paper and in the legend. */
export const lineLooks: Readonly<Record<LineKind, LineLook>> = {
  // Each calculator says what its line is.
  beside: { name: '', end: '', dash: [7, 5] },
  pinned: { name: messages.pinned, end: messages.pinned, dash: [12, 4] },
  high: { name: messages.oneInTenAbove, end: messages.above, dash: [5, 3] },
  middle: { name: messages.middle, end: messages.middle, dash: [9, 3, 2, 3] },
  low: { name: messages.oneInTenBelow, end: messages.below, dash: [2, 3] },
};

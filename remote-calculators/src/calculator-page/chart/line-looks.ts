export type LineKind = 'pinned' | 'low' | 'middle' | 'high';

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
  pinned: { name: 'Pinned', end: 'Pinned', dash: [12, 4] },
  high: { name: '1 in 10 above', end: 'Above', dash: [5, 3] },
  middle: { name: 'Middle', end: 'Middle', dash: [9, 3, 2, 3] },
  low: { name: '1 in 10 below', end: 'Below', dash: [2, 3] },
};

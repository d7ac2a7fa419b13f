/** What one bar is. */
export type ChartUnit = 'month' | 'year';

/** A chart's vertical axis: where it ends, and the values that get a line. */
export interface Scale {
  top: number;
  ticks: readonly number[];
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const INTERVALS = 4;

/** Four even steps of a round size that hold the largest value. `niceScale(1161695).top` is 1200000. */
export function niceScale(largest: number): Scale {
  const needed = largest > 0 ? largest / INTERVALS : 1;
  const power = 10 ** Math.floor(Math.log10(needed));
  const step = (steps.find((candidate) => candidate * power >= needed) ?? 10) * power;
  return { top: step * INTERVALS, ticks: Array.from({ length: INTERVALS + 1 }, (_, index) => step * index) };
}

/** As many labels as stand side by side without touching: on a laptop, and calendar years on a phone. */
export const MOST_LABELS = 12;
export const MOST_LABELS_NARROW = 6;

/** The same beside the name of a line, which takes some of the width. */
export const MOST_LABELS_BESIDE = 9;

const labelSteps = { month: [1, 2, 3, 6], year: [1, 2, 5, 10, 20] } as const;

/** Which bars get a label: all up to 12, then every 2nd, 5th, 10th or 20th year, or every 2nd, 3rd or 6th month. */
export const labelStep = (count: number, unit: ChartUnit, most = MOST_LABELS): number =>
  labelSteps[unit].find((step) => count / step <= most) ?? 50;

/** The middle value, or the upper one of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The smallest value that so many of a hundred do not exceed; NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * The median of each figure of several measurements.
 *
 * @throws Error when there is none
 */
export function medians<Figures extends { [Name in keyof Figures]: number }>(
  measurements: readonly Figures[],
): Figures {
  const [first] = measurements;
  if (first === undefined) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(measurements.map((one) => one[name]))])) as Figures;
}

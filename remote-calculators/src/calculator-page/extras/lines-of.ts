import type { ChartLine } from '#calculator-page/chart/chart-data.ts';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import type { BandYear } from '#engine/band/range-band.ts';

/** What is drawn over the bars: the pinned scenario's totals, and both ends of the range. */
export function linesOf(
  { stack: [lower, upper] }: CalculatorDefinition,
  pinned: Outcome | null,
  band: readonly BandYear[] | null,
): ChartLine[] {
  const lines: ChartLine[] = [];
  if (pinned) {
    lines.push({ name: 'Pinned', values: pinned.years.map((row) => Number(row[lower]) + Number(row[upper])) });
  }
  if (band) {
    lines.push({ name: '1 in 10 below', values: band.map(({ low }) => low) });
    lines.push({ name: '1 in 10 above', values: band.map(({ high }) => high) });
  }
  return lines;
}

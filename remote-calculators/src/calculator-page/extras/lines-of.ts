import type { ChartLine } from '#calculator-page/chart/chart-data.ts';
import type { CalculatorView } from '#definition/definition.ts';
import type { BandYear } from '#engine/band/range-band.ts';
import type { ShownRow } from '#engine/present.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** What is drawn over the bars: the pinned scenario, and the courses of the range. */
export function linesOf(
  { stack: [lower, upper], payouts }: CalculatorView,
  pinned: Outcome | null,
  band: readonly BandYear[] | null,
): ChartLine[] {
  const lines: ChartLine[] = [];
  if (pinned) {
    const total = (row: ShownRow<string>) =>
      Number(row[lower]) + (payouts || upper === undefined ? 0 : Number(row[upper]));
    lines.push({
      kind: 'pinned',
      at: (unit) =>
        (unit === 'month' ? pinned.monthsOf() : pinned.years).map((row) => ({ month: row.month, amount: total(row) })),
    });
  }
  if (band) {
    for (const kind of ['high', 'middle', 'low'] as const) {
      lines.push({ kind, at: () => band.map((year) => ({ month: year.month, amount: year[kind] })) });
    }
  }
  return lines;
}

import { formatRupees } from 'shared/format/rupees';
import { niceScale, type Scale } from '#calculator-page/chart/scale.ts';
import type { ColumnLook } from '#calculator-page/definition.ts';
import type { ShownRow } from '#engine/present.ts';

/** One bar of the chart, from the same shown amounts as the table's row. */
export interface ChartPoint {
  /** "1", "2", …, or "2½" years for a term that ends within a year. */
  label: string;
  lower: number;
  upper: number;
  /** Everything about this point in one sentence, for keyboard and screen readers; made when somebody may hear it. */
  spoken: () => string;
}

/** A line over the bars, one value for each year. */
export interface ChartLine {
  name: string;
  values: readonly number[];
}

export interface ChartData {
  points: readonly ChartPoint[];
  scale: Scale;
}

/** The point in words: "Year 3: invested ₹1,80,000.00, returns ₹37,538.24, total ₹2,17,538.24". */
const spoken = (row: ShownRow<string>, columns: readonly ColumnLook[]): string =>
  `${row.month % 12 === 0 ? `Year ${row.year}` : `Month ${row.month}`}: ${columns
    .map(({ column, short }) => `${short.toLowerCase()} ${formatRupees(String(row[column]))}`)
    .join(', ')}`;

export function chartData(
  years: readonly ShownRow<string>[],
  columns: readonly ColumnLook[],
  [lower, upper]: readonly [string, string],
  alsoHolds = 0,
): ChartData {
  const points = years.map((row) => ({
    label: String(row.year),
    lower: Number(row[lower]),
    upper: Number(row[upper]),
    spoken: () => spoken(row, columns),
  }));
  return { points, scale: niceScale(Math.max(alsoHolds, ...points.map((point) => point.lower + point.upper))) };
}

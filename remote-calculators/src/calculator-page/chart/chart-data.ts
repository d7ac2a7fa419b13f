import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
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

/** A row by its year, or by its month when its year is not full. */
export const rowName = ({ month, year }: ShownRow<string>): string =>
  month % 12 === 0 ? `Year ${year}` : `Month ${month}`;

/** The point in words: "Year 3: invested ₹1,80,000.00, returns ₹37,538.24, total ₹2,17,538.24". */
const spoken = (row: ShownRow<string>, columns: readonly ColumnLook[]): string =>
  `${rowName(row)}: ${columns
    .map(({ column, short }) => `${short.toLowerCase()} ${formatRupees(String(row[column]))}`)
    .join(', ')}`;

export function chartData(
  years: readonly ShownRow<string>[],
  columns: readonly ColumnLook[],
  [lower, upper]: readonly [string, string],
  alsoHolds = 0,
): ChartData {
  const points = years.map((row) => {
    const [first, second] = [Number(row[lower]), Number(row[upper])];
    // Below zero there is nothing to stack: the bar ends where the value does.
    const [base, top] = second < 0 ? [first + second, 0] : [first, second];
    return { label: String(row.year), lower: base, upper: top, spoken: () => spoken(row, columns) };
  });
  return { points, scale: niceScale(Math.max(alsoHolds, ...points.map((point) => point.lower + point.upper))) };
}

/** The last bar's total over it, unless earlier bars stand higher and would be written across. */
export function endLabel({ points, scale }: ChartData): { text: string; bottom: string } {
  const totals = points.map(({ lower, upper }) => lower + upper);
  const last = totals.at(-1) ?? 0;
  if (last <= 0 || last < Math.max(...totals)) return { text: '', bottom: '0%' };
  return { text: formatLakhCrore(last), bottom: `${(100 * last) / scale.top}%` };
}

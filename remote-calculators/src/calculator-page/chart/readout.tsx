import type { CSSProperties, Ref } from 'react';
import { formatRupees } from 'shared/format/rupees';
import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import type { ColumnLook } from '#definition/definition.ts';
import { setText } from '#live/marked.ts';

interface ReadoutProps {
  data: ChartData;
  columns: readonly ColumnLook[];
  /** Of the bar that is pointed at. */
  shown: number;
  ref: Ref<HTMLDivElement>;
}

/** Every figure of one year or month, beside the crosshair. */
export function Readout({ data: { points, rows }, columns, shown, ref }: ReadoutProps) {
  const row = rows[shown];
  if (row === undefined) return null;
  return (
    <div className="readout" ref={ref} style={{ '--at': (shown + 0.5) / points.length } as CSSProperties}>
      <p>{points[shown]?.name}</p>
      <dl>
        {columns.map(({ column, short }) => (
          <div key={column}>
            <dt>{short}</dt>
            <dd>{formatRupees(String(row[column]))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Writes the figures of the chosen year into a read-out that React has rendered. */
export function drawReadout(
  readout: HTMLElement | null,
  data: ChartData,
  columns: readonly ColumnLook[],
  chosen: number | null,
): void {
  const last = data.rows.length - 1;
  const index = Math.min(chosen ?? last, last);
  const row = data.rows[index];
  if (readout === null || row === undefined) return;
  setText(readout.querySelector('p'), data.points[index]?.name ?? '');
  readout.querySelectorAll('dd').forEach((amount, index) => {
    const column = columns[index]?.column;
    if (column !== undefined) setText(amount, formatRupees(String(row[column])));
  });
}

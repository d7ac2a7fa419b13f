import { formatRupees } from 'shared/format/rupees';
import { type ChartData, endLabel, rowName } from '#calculator-page/chart/chart-data.ts';
import { drawingOf } from '#calculator-page/chart/static-chart.tsx';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { setAttribute, setText } from '#early/marked.ts';

/** Writes the plain chart into the one that React has rendered: every part of it is there, however many bars it has. */
export function drawPlot(plot: HTMLElement, data: ChartData): void {
  const { invested, gains, amounts, years } = drawingOf(data);
  const bars = plot.querySelector('svg svg');
  setAttribute(bars, 'viewBox', `0 0 ${data.points.length} 1`);
  setAttribute(bars?.querySelector('.invested'), 'd', invested);
  setAttribute(bars?.querySelector('.gains'), 'd', gains);
  plot.querySelectorAll('text.amount').forEach((line, index) => {
    setText(line, amounts[index] ?? '');
  });
  plot.querySelectorAll('text.year').forEach((label, place) => {
    setText(label, years[place]?.text ?? '');
    setAttribute(label, 'x', years[place]?.x ?? '');
  });
  const end = plot.querySelector<HTMLElement>('.plot__end b');
  const { text, bottom } = endLabel(data);
  setText(end, text);
  if (end !== null) end.style.bottom = bottom;
}

/** Writes the figures of the chosen year, or of the last one while none is chosen. */
export function drawReadout(readout: HTMLElement | null, { years, columns }: Outcome, chosen: number | null): void {
  const last = years.length - 1;
  const row = years[Math.min(chosen ?? last, last)];
  if (readout === null || row === undefined) return;
  setText(readout.querySelector('p'), rowName(row));
  readout.querySelectorAll('dd').forEach((amount, index) => {
    const column = columns[index]?.column;
    if (column !== undefined) setText(amount, formatRupees(String(row[column])));
  });
}

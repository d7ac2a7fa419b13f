import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import { endLabel, lineLabels, markLabel } from '#calculator-page/chart/marks.ts';
import { drawingOf, labelClass } from '#calculator-page/chart/static-chart.tsx';
import { setAttribute, setText } from '#live/marked.ts';

/** Writes the plain chart into the one that React has rendered: every part of it is there, however many bars it has. */
export function drawPlot(plot: HTMLElement, data: ChartData): void {
  const { shapes, amounts, labels, unit, payoutTitle, empty, emptyHeight } = drawingOf(data);
  const drawn = plot.querySelector('svg svg');
  setAttribute(drawn, 'viewBox', `0 0 ${data.points.length} 1`);
  drawn?.querySelectorAll('path').forEach((shape, index) => {
    setAttribute(shape, 'd', shapes[index]?.path ?? '');
  });
  plot.querySelectorAll('text.amount').forEach((line, index) => {
    setText(line, amounts[index]?.text ?? '');
  });
  plot.querySelectorAll('text.year').forEach((label, place) => {
    setText(label, labels[place]?.text ?? '');
    setAttribute(label, 'x', labels[place]?.x ?? '');
    setAttribute(label, 'class', labelClass(labels[place]?.isSpare ?? false));
  });
  setText(plot.querySelector('text.unit'), unit);
  setText(plot.querySelector('text.payouts'), payoutTitle);
  const mark = plot.querySelector('g.runs-out');
  setAttribute(mark, 'display', empty === null ? 'none' : 'inline');
  for (const name of ['x1', 'x2']) setAttribute(mark?.querySelector('line'), name, empty ?? '0');
  setAttribute(mark?.querySelector('circle'), 'cx', empty ?? '0');
  setAttribute(mark?.querySelector('circle'), 'cy', emptyHeight);
  drawMarks(plot, data);
}

function drawMarks(plot: HTMLElement, data: ChartData): void {
  const { text, ...over } = endLabel(data);
  place(plot.querySelector('.plot__end'), text, over);
  const { text: empty, ...mark } = markLabel(data);
  place(plot.querySelector('.plot__empty'), empty, mark);
  const names = lineLabels(data);
  for (const name of plot.querySelectorAll<HTMLElement>('.plot__marks span')) {
    const { text = '', left = '', bottom = '' } = names.find(({ kind }) => kind === name.dataset.line) ?? {};
    place(name, text, { left, bottom });
  }
}

function place(label: HTMLElement | null, text: string, at: Readonly<Record<string, string>>): void {
  setText(label, text);
  if (label !== null) Object.assign(label.style, at);
}

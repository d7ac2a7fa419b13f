import { formatLakhCrore } from 'shared/format/rupees';
import { type ChartData, type LineKind, markText } from '#calculator-page/chart/chart-data.ts';
import { geometryOf, heightIn, mainPane, markAt, percent } from '#calculator-page/chart/geometry.ts';
import { drawingOf, labelClass } from '#calculator-page/chart/static-chart.tsx';
import { setAttribute, setText } from '#form/marked.ts';

/** Closer than this share of the height, two names would be written across each other. */
const APART = 0.11;
/** What the words of a mark need of a phone's chart, as a share of its width. */
const ROOM = 0.5;

/** The last total over its bar, unless earlier ones stand higher and would be written across. */
export function endLabel(data: ChartData): { text: string; bottom: string } {
  const totals = data.points.map(({ lower, upper }) => lower + upper);
  const last = totals.at(-1) ?? 0;
  // It would be written across the words of a mark over the same bars.
  if (data.mark && data.payouts === null) return { text: '', bottom: '0%' };
  if (last <= 0 || last < Math.max(data.payouts?.start ?? 0, ...totals)) return { text: '', bottom: '0%' };
  return { text: formatLakhCrore(last), bottom: percent(heightIn(mainPane(data), data.scale, last)) };
}

/**
 * What the mark says, inside the drawing and beside the mark, where the chart is lower: after a balance has ended, before
 * one that grows; on the other side where the words would have no room.
 */
export function markLabel(data: ChartData): { text: string; left: string; transform: string } {
  const at = markAt(data) ?? 0;
  const isAfter = data.payouts === null ? at < ROOM : at <= 1 - ROOM;
  return { text: markText(data), left: percent(at), transform: isAfter ? 'none' : 'translateX(-100%)' };
}

/** The name of each line beside its end; names that would touch are moved apart. */
export function lineLabels(data: ChartData): { kind: LineKind; text: string; left: string; bottom: string }[] {
  const { count, lines } = geometryOf(data);
  const ends = lines
    .filter(({ places }) => places.length > 0)
    .map(({ kind, places, end: text }) => ({ kind, text, end: places.at(-1) ?? ([0, 0] as const) }))
    .sort((a, b) => a.end[1] - b.end[1]);
  let free = 0;
  const heights = ends.map(({ end }) => {
    const height = Math.max(free, end[1]);
    free = height + APART;
    return height;
  });
  const over = Math.max(0, free - APART - 1);
  return ends.map(({ kind, text, end }, index) => ({
    kind,
    text,
    // Beside the last bar when the line ends there, and not upon it.
    left: percent(end[0] >= count - 1 ? 1 : end[0] / count),
    bottom: percent((heights[index] ?? 0) - over),
  }));
}

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

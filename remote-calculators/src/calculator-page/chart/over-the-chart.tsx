import type { CSSProperties, Ref } from 'react';
import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import { heightIn, mainPane, percent } from '#calculator-page/chart/geometry.ts';
import type LiveChart from '#calculator-page/chart/live-chart.tsx';
import type { ColumnSpec } from '#definition/definition.ts';
import { marked, setText } from '#form/marked.ts';
import { messages } from '#messages.en.ts';

interface ReadoutProps {
  data: ChartData;
  columns: readonly ColumnSpec[];
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
  columns: readonly ColumnSpec[],
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

/** A year or month that people look for, as the place of its bar. */
interface Milestone {
  index: number;
  text: string;
}

/** Nobody looks for less. */
const SMALLEST_SUM = 100_000;

/**
 * The bar in which the total passes a lakh, five lakh, ten lakh and so on for the first time, the largest of them that is
 * passed before the end, and the bar from which gains are more than what was paid in.
 *
 * @param bars what was paid in below, and the gains on it, each at the end of its year or month in rupees
 */
export function milestonesOf(bars: readonly { lower: number; upper: number }[]): Milestone[] {
  const totals = bars.map(({ lower, upper }) => lower + upper);
  const last = totals.length - 1;
  const before = (index: number) => index > 0 && index < last;
  const found: Milestone[] = [];
  const largest = 10 ** Math.floor(Math.log10(Math.max(1, ...totals)));
  for (let power = largest; power >= SMALLEST_SUM; power /= 10) {
    const sum = [5 * power, power].find((one) => before(totals.findIndex((total) => total >= one)));
    if (sum === undefined) continue;
    found.push({ index: totals.findIndex((total) => total >= sum), text: formatLakhCrore(sum) });
    break;
  }
  const gains = bars.findIndex(({ lower, upper }) => upper > lower);
  if (before(gains)) found.push({ index: gains, text: messages.milestoneGains });
  return found;
}

/** What somebody does who reads single bars of the chart. */
const USES = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** What somebody does who is busy anywhere on the page. */
const BUSY = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Milliseconds without any of it that count as a pause. */
const PAUSE_MS = 1_000;

/**
 * Fetches the interactive chart when somebody uses the plain one, in the first pause. Not when it is in view, as it is
 * from the start: it is the largest script of the page, a slow phone computes half a second on it, and the plain chart
 * says the same. And not at once: the next key would wait for it.
 *
 * @param use is not called when the script cannot be fetched: the plain chart stands for good then
 * @returns ends that
 */
export function onceUsed(plain: Element, use: (chart: typeof LiveChart) => void): () => void {
  let gone = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    stop();
    import(/* webpackChunkName: "chart" */ '#calculator-page/chart/live-chart.tsx')
      .then((module) => gone || use(module.default))
      .catch(() => undefined);
  };
  const wait = () => {
    clearTimeout(pause);
    pause = setTimeout(load, PAUSE_MS);
  };
  const begin = () => {
    for (const busy of BUSY) window.addEventListener(busy, wait, true);
    wait();
  };
  const stop = () => {
    clearTimeout(pause);
    for (const event of USES) plain.removeEventListener(event, begin);
    for (const busy of BUSY) window.removeEventListener(busy, wait, true);
  };
  for (const event of USES) plain.addEventListener(event, begin);
  // Somebody may have begun before this script was there.
  if (plain.matches(':hover, :focus-within')) begin();
  return () => {
    gone = true;
    stop();
  };
}

/** Pixels that a line of words is high, and a letter wide on average. */
const LINE = 20;
const LETTER = 7.5;

interface Label {
  text: string;
  right: string;
  bottom: string;
}

/**
 * What bars are looked for, in words that end above them: to the left of such a bar all are lower.
 *
 * @param box of the drawing in pixels
 */
export function milestoneLabels(data: ChartData, box: { width: number; height: number }): Label[] {
  const { points, scale } = data;
  if (!data.gains) return [];
  const top = (index: number) => {
    const { lower = 0, upper = 0 } = points[index] ?? {};
    return heightIn(mainPane(data), scale, lower + upper);
  };
  const apart = LINE / box.height;
  let free = 0;
  return milestonesOf(points)
    .sort((one, other) => one.index - other.index)
    .flatMap(({ index, text: reached }) => {
      const height = Math.max(free, top(index));
      const end = (index + 1) / points.length;
      const [, year] = points[index]?.name.match(/ (\d{4})\b/) ?? [];
      const text = year === undefined ? reached : `${reached}, ${year}`;
      // Neither over the amounts on the left nor across the last total.
      if (end * box.width < text.length * LETTER || top(points.length - 1) - height < apart) return [];
      free = height + apart;
      return [{ text, right: percent(1 - end), bottom: percent(height) }];
    });
}

/** Half of the line's width in pixels. */
const STROKE = 1.25;
/** Corners of the dot, to the right and down from the line's end in pixels: the style sheet gives this part its colour. */
const DOT = [
  ...([
    [-4, 0],
    [-3, -3],
    [0, -4],
    [3, -3],
  ] as const),
  ...([
    [4, 0],
    [3, 3],
    [0, 4],
    [-3, 3],
    [-4, 0],
  ] as const),
];

/** A line over the bars' tops with a dot at its end, as places of a CSS polygon; the dot has room beside and above it. */
export function curveOf({ points }: Pick<ChartData, 'points'>): string {
  const totals = points.map(({ lower, upper }) => Math.max(0, lower + upper));
  const most = Math.max(...totals);
  if (totals.length < 2 || most === 0) return '0 0';
  const places = totals.map((total, index) => [(95 * index) / (totals.length - 1), 87 - (74 * total) / most] as const);
  const at = ([x, y]: readonly [number, number], right: number, down: number) =>
    `calc(${x.toFixed(1)}% + ${right}px) calc(${y.toFixed(1)}% + ${down}px)`;
  const end = places.at(-1) ?? ([0, 0] as const);
  return [
    ...places.map((place) => at(place, 0, -STROKE)),
    ...DOT.map(([right, down]) => at(end, right, down)),
    ...places.reverse().map((place) => at(place, 0, STROKE)),
  ].join();
}

/** Pixels of each chart, as its observer has told them: to ask for them in each frame of a drag lays the page out anew. */
const boxes = new WeakMap<HTMLElement, { width: number; height: number }>();

function boxOf(over: HTMLElement): { width: number; height: number } {
  const known = boxes.get(over);
  if (known !== undefined) return known;
  const { width, height } = over.getBoundingClientRect();
  boxes.set(over, { width, height });
  new ResizeObserver(([entry]) => entry && boxes.set(over, entry.contentRect)).observe(over);
  return { width, height };
}

/**
 * Writes over the chart what is reached when, and draws the chart in small beside the result at a glance, where a phone
 * shows no other while fields are used; null where there is no result. Both come with a script of their own, once the
 * page can be used.
 */
export function drawReached(over: HTMLElement | null, data: ChartData | null): void {
  marked('bar')[0]?.style.setProperty('--curve', curveOf(data ?? { points: [] }));
  if (over === null || data === null) return;
  over.replaceChildren(
    ...milestoneLabels(data, boxOf(over)).map(({ text, right, bottom }) => {
      const label = document.createElement('i');
      Object.assign(label.style, { right, bottom });
      label.textContent = text;
      return label;
    }),
  );
}

/** What comes over the plain chart once the page can be used, in one script. */

import { formatAxisRupees } from 'shared/format/rupees';
import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import {
  geometryOf,
  heightIn,
  mainPane,
  markAt,
  markHeight,
  type Place,
  payoutPane,
  percent,
} from '#calculator-page/chart/geometry.ts';
import {
  labelStep,
  MOST_LABELS,
  MOST_LABELS_BESIDE,
  MOST_LABELS_NARROW,
  type Scale,
} from '#calculator-page/chart/scale.ts';
import { messages } from '#messages.en.ts';

/** How much of its place a bar fills. */
const BAR = 0.9;

/** All of the drawing that changes with the figures, shape by shape and text by text. */
export interface Drawing {
  /** Outlines by their class. */
  shapes: readonly { look: string; path: string; dash?: string }[];
  /** From the base up, one for each of the lines that amounts are read from. */
  amounts: readonly { text: string; y: string; isBase: boolean }[];
  /** Always as many; those that are not needed are empty, and spare ones have no room on a phone. */
  labels: readonly { text: string; x: string; isSpare: boolean }[];
  unit: string;
  /** Over the payouts' own scale. */
  payoutTitle: string;
  /** Where the money ends, or is enough; null while it lasts, or never is. */
  empty: string | null;
  emptyHeight: string;
}

export const labelClass = (isSpare: boolean): string => (isSpare ? 'year year--spare' : 'year');

/** What the chart shows for its data. */
export function drawingOf(data: ChartData): Drawing {
  const { points, payouts, unit, scale } = data;
  const { bars, area, lines, band } = geometryOf(data);
  const most = data.lines.some(({ kind }) => kind === 'beside') ? MOST_LABELS_BESIDE : MOST_LABELS;
  const every = labelStep(points.length, unit, most);
  const labelled = points
    .map(({ label }, index) => ({ label, index }))
    .filter(({ label }) => Number(label) % every === 0);
  const tick = (height: number, amount: number, { top }: Scale) => ({
    text: formatAxisRupees(amount, top),
    y: percent(1 - height),
    isBase: amount === 0,
  });
  const empty = markAt(data);
  return {
    shapes: [
      ...(area === null
        ? []
        : [
            { look: 'balance', path: `${curve(area.places)}V${down(area.floor)}H0z` },
            { look: 'edge', path: curve(area.places) },
          ]),
      ...bars.map(({ look, edges }) => ({ look, path: outline(edges) })),
      ...(band === null ? [] : [{ look: 'band', path: `${curve([...band.high, ...[...band.low].reverse()])}z` }]),
      // A light edge below each line: a dark dash would be lost upon a dark bar.
      ...lines.flatMap(({ kind, dash, places }) => [
        { look: `line-edge ${kind}`, path: curve(places) },
        { look: `line ${kind}`, path: curve(places), dash: dash.join(' ') },
      ]),
    ],
    amounts: [
      ...scale.ticks.map((amount) => tick(heightIn(mainPane(data), scale, amount), amount, scale)),
      ...(payouts === null
        ? []
        : [0, payouts.scale.top].map((amount) =>
            tick(heightIn(payoutPane, payouts.scale, amount), amount, payouts.scale),
          )),
    ],
    labels: Array.from({ length: MOST_LABELS }, (_, place) => {
      const { label, index } = labelled[place] ?? { label: '', index: 0 };
      const isSpare = labelled.length > MOST_LABELS_NARROW && (labelled.length - 1 - place) % 2 === 1;
      return { text: label, x: percent((index + 0.5) / points.length), isSpare };
    }),
    unit: messages.unitOfTime({ unit }),
    payoutTitle: messages.chartPaidOut({ unit }),
    empty: empty === null ? null : percent(empty),
    emptyHeight: percent(1 - markHeight(data)),
  };
}

/**
 * The chart without any library: what the server sends, what stands until the interactive one has arrived, what follows
 * a drag and what is printed. Positions are percentages, so it fills any width without scaling its text. Its axes and
 * texts stay when the interactive bars take the place of its shapes.
 */
export function StaticChart(data: ChartData) {
  const { shapes, amounts, labels, unit, payoutTitle, empty, emptyHeight } = drawingOf(data);
  return (
    <svg className="plot__drawing" width="100%" height="100%" aria-hidden="true">
      {amounts.map(({ text, y, isBase }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drag writes the amounts by their place
        <g key={index}>
          <line className={isBase ? 'base' : 'grid'} x2="100%" y1={y} y2={y} />
          <text className="amount" x="-50" y={y} dy="0.35em">
            {text}
          </text>
        </g>
      ))}
      {/* One shape for all bars of a colour: a drag changes two attributes and not sixty elements. */}
      <svg
        className="plot__shapes"
        viewBox={`0 0 ${data.points.length} 1`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shapes.map(({ look, path, dash }) => (
          <path key={look} className={look} d={path} strokeDasharray={dash} />
        ))}
      </svg>
      {data.payouts && (
        <text className="payouts" y={percent(1 - payoutPane.height)} dy="-6">
          {payoutTitle}
        </text>
      )}
      {data.mark !== undefined && (
        <g className="runs-out" display={empty === null ? 'none' : 'inline'}>
          <line x1={empty ?? '0'} x2={empty ?? '0'} y2={percent(1 - mainPane(data).floor)} />
          <circle cx={empty ?? '0'} cy={emptyHeight} r="5" />
        </g>
      )}
      <text className="unit" x="-50" y="100%" dy="20">
        {unit}
      </text>
      {labels.map(({ text, x, isSpare }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drag writes the labels by their place
        <text className={labelClass(isSpare)} key={place} x={x} y="100%" dy="20" textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}

const down = (height: number) => (1 - height).toFixed(5);

const curve = (places: readonly Place[]): string =>
  places.map(([x, height], index) => `${index === 0 ? 'M' : 'L'}${Number(x.toFixed(3))} ${down(height)}`).join('');

/** The outline of all bars, one unit wide each and the drawing one unit high. */
const outline = (edges: readonly (readonly [number, number])[]): string =>
  edges
    .map(([from, to], index) => {
      const left = (index + (1 - BAR) / 2).toFixed(2);
      return `M${left} ${down(from)}V${down(to)}h${BAR}V${down(from)}z`;
    })
    .join('');

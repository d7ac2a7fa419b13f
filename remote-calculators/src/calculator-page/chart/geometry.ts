import type { ChartData, ChartPoint } from '#calculator-page/chart/chart-data.ts';
import { type LineKind, lineSpecs } from '#calculator-page/chart/chart-data.ts';
import type { Scale } from '#calculator-page/chart/scale.ts';

/** A place in the drawing: bars are one wide, counted from the left; heights are shares of the whole, from below. */
export type Place = readonly [x: number, height: number];

export interface Bars {
  /** `alone` where nothing stands on them. */
  look: 'alone' | 'invested' | 'gains' | 'paid';
  /** Lower and upper edge of each bar. */
  edges: readonly (readonly [number, number])[];
}

interface DrawnLine {
  kind: LineKind;
  dash: readonly number[];
  /** What stands at its end. */
  end: string;
  places: readonly Place[];
}

/** The drawing in numbers: the plain chart and the interactive one both draw exactly this. */
export interface Geometry {
  /** Width in bars. */
  count: number;
  bars: readonly Bars[];
  /** The balance as an area over its own zero, where payouts are drawn beside it. */
  area: { places: readonly Place[]; floor: number } | null;
  lines: readonly DrawnLine[];
  /** Between the lines of which one course in ten ends above and one below; null where they are not drawn. */
  band: { low: readonly Place[]; high: readonly Place[] } | null;
}

/** A part of the drawing with a scale of its own. */
interface Pane {
  floor: number;
  height: number;
}

const whole: Pane = { floor: 0, height: 1 };
const balancePane: Pane = { floor: 0.36, height: 0.64 };
export const payoutPane: Pane = { floor: 0, height: 0.2 };

/** Where balance or stacked amounts are drawn. */
export const mainPane = ({ payouts }: ChartData): Pane => (payouts === null ? whole : balancePane);

export const heightIn = ({ floor, height }: Pane, { top }: Scale, amount: number): number =>
  floor + (height * Math.max(0, amount)) / top;

/** Where a month ends: at its bar's right edge, or in the middle of the bar that shows its amount. */
function placeOf({ unit, payouts }: ChartData, month: number): number {
  const end = unit === 'year' ? month / 12 : month;
  return payouts === null ? end - 0.5 : end;
}

export function geometryOf(data: ChartData): Geometry {
  const { points, scale, payouts } = data;
  const pane = mainPane(data);
  const up = (amount: number) => heightIn(pane, scale, amount);
  const count = points.length;
  const lines = data.lines.map(({ kind, at, end = lineSpecs[kind].end }) => {
    const places = at(data.unit)
      .map(({ month, amount }): Place => [placeOf(data, month), up(amount)])
      .filter(([x]) => x >= 0 && x <= count);
    const [first] = places;
    return { kind, dash: lineSpecs[kind].dash, end, places: first && places.length === 1 ? widened(first) : places };
  });
  const low = lines.find(({ kind }) => kind === 'low')?.places;
  const high = lines.find(({ kind }) => kind === 'high')?.places;
  const stacked = (look: Bars['look'], edges: (point: ChartPoint) => readonly [number, number]): Bars => ({
    look,
    edges: points.map((point) => {
      const [from, to] = edges(point);
      return [up(from), up(to)];
    }),
  });
  return {
    count,
    bars:
      payouts === null
        ? [
            stacked(data.stacked ? 'invested' : 'alone', ({ lower }) => [0, lower]),
            ...(data.stacked ? [stacked('gains', ({ lower, upper }) => [lower, lower + Math.max(0, upper)])] : []),
          ]
        : [{ look: 'paid', edges: payouts.paid.map((paid) => [0, heightIn(payoutPane, payouts.scale, paid)]) }],
    area: payouts === null ? null : { places: balancePlaces(data, up), floor: pane.floor },
    lines,
    band: low && high ? { low, high } : null,
  };
}

/** A line that is known at one point only is still a line. */
const widened = ([x, height]: Place): Place[] => [
  [Math.max(0, x - 0.45), height],
  [x + 0.45, height],
];

/** From the first day to the end of each bar, and to the very month that left nothing. */
function balancePlaces(data: ChartData, up: (amount: number) => number): Place[] {
  const { points, payouts } = data;
  const places: Place[] = [
    [0, up(payouts?.start ?? 0)],
    ...points.map(({ lower }, index): Place => [index + 1, up(lower)]),
  ];
  const empty = payouts?.emptyMonth ?? null;
  if (empty !== null) places.push([placeOf(data, empty), up(0)]);
  return places.sort(([a], [b]) => a - b);
}

/** Where the mark stands, as a share of the drawing's width; null while there is none. */
export function markAt(data: ChartData): number | null {
  const month = data.mark?.month ?? null;
  return month === null ? null : Math.max(0, placeOf(data, month)) / data.points.length;
}

/** How high the mark stands: on the line that the bars have to reach, or where nothing is left. */
export function markHeight(data: ChartData): number {
  const x = (markAt(data) ?? 0) * data.points.length;
  const places = geometryOf(data).lines.find(({ kind }) => kind === 'beside')?.places ?? [];
  const next = places.findIndex(([at]) => at >= x);
  const [before, after] = [places[next - 1], places[next]];
  if (after === undefined) return mainPane(data).floor;
  if (before === undefined) return after[1];
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

export const percent = (share: number): string => `${(100 * share).toFixed(3)}%`;

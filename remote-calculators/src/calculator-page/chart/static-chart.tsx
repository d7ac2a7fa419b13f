import { formatAxisRupees } from 'shared/format/rupees';
import type { ChartData, ChartPoint } from '#calculator-page/chart/chart-data.ts';
import { labelStep, MOST_LABELS, type Scale } from '#calculator-page/chart/scale.ts';

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
/** How much of its place a bar fills. */
const BAR = 0.9;

/** One colour's bars, and the texts along both axes: all of the drawing that changes with the figures. */
export interface Drawing {
  invested: string;
  gains: string;
  /** From the base up, one for each of the scale's lines. */
  amounts: readonly string[];
  /** Always as many; those that are not needed are empty. */
  years: readonly { text: string; x: string }[];
}

/** What the chart shows for its data. */
export function drawingOf({ points, scale }: ChartData): Drawing {
  const every = labelStep(points.length);
  const labelled = points
    .map(({ label }, index) => ({ label, index }))
    .filter(({ index }) => (index + 1) % every === 0);
  return {
    invested: bars(points, scale, ({ lower }) => [0, lower]),
    gains: bars(points, scale, ({ lower, upper }) => [lower, lower + Math.max(0, upper)]),
    amounts: scale.ticks.map(formatAxisRupees),
    years: Array.from({ length: MOST_LABELS }, (_, place) => {
      const { label, index } = labelled[place] ?? { label: '', index: 0 };
      return { text: label, x: percent((index + 0.5) / points.length) };
    }),
  };
}

/**
 * The chart without any library: what the server sends, what stands until the interactive one has arrived, what follows
 * a drag and what is printed. Positions are percentages, so it fills any width without scaling its text.
 */
export function StaticChart(data: ChartData) {
  const { invested, gains, amounts, years } = drawingOf(data);
  const { ticks, top } = data.scale;
  return (
    <svg className="plot__drawing" width="100%" height="100%" aria-hidden="true">
      {ticks.map((tick, index) => {
        const y = percent(1 - tick / top);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drag writes the amounts by their place
          <g key={index}>
            <line className={tick === 0 ? 'base' : 'grid'} x2="100%" y1={y} y2={y} />
            <text className="amount" x="-44" y={y} dy="0.35em">
              {amounts[index]}
            </text>
          </g>
        );
      })}
      {/* One shape for all bars of a colour: a drag changes two attributes and not sixty elements. */}
      <svg
        viewBox={`0 0 ${data.points.length} 1`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="invested" d={invested} />
        <path className="gains" d={gains} />
      </svg>
      {years.map(({ text, x }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drag writes the years by their place
        <text className="year" key={place} x={x} y="100%" dy="20" textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The outline of all bars, one unit wide each and the scale's top one unit high. */
function bars(
  points: readonly ChartPoint[],
  { top }: Scale,
  ends: (point: ChartPoint) => readonly [number, number],
): string {
  const down = (amount: number) => (1 - Math.max(0, amount) / top).toFixed(5);
  return points
    .map((point, index) => {
      const [from, to] = ends(point).map(down);
      const left = (index + (1 - BAR) / 2).toFixed(2);
      return `M${left} ${from}V${to}h${BAR}V${from}z`;
    })
    .join('');
}

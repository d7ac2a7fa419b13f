import { formatAxisRupees } from 'shared/format/rupees';
import type { ChartData, ChartPoint } from '#calculator-page/chart/chart-data.ts';
import { labelStep, type Scale } from '#calculator-page/chart/scale.ts';

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
/** How much of its place a bar fills. */
const BAR = 0.9;

/**
 * The chart without any library: what the server sends, what stands until the interactive one has arrived, and what is
 * printed. Positions are percentages, so it fills any width without scaling its text.
 */
export function StaticChart({ points, scale }: ChartData) {
  const place = 1 / points.length;
  const every = labelStep(points.length);
  const height = (amount: number) => Math.max(0, amount) / scale.top;
  return (
    <svg className="plot__drawing" width="100%" height="100%" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'base' : 'grid'}
            x2="100%"
            y1={percent(1 - height(tick))}
            y2={percent(1 - height(tick))}
          />
          <text x="-44" y={percent(1 - height(tick))} dy="0.35em">
            {formatAxisRupees(tick)}
          </text>
        </g>
      ))}
      {/* One shape for all bars of a colour: a drag changes two attributes and not sixty elements. */}
      <svg viewBox={`0 0 ${points.length} 1`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
        <path className="invested" d={bars(points, scale, ({ lower }) => [0, lower])} />
        <path className="gains" d={bars(points, scale, ({ lower, upper }) => [lower, lower + Math.max(0, upper)])} />
      </svg>
      {points.map(
        ({ label }, index) =>
          (index + 1) % every === 0 && (
            <text key={label} x={percent(place * (index + 0.5))} y="100%" dy="20" textAnchor="middle">
              {label}
            </text>
          ),
      )}
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

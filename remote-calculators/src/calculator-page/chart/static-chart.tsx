import { formatAxisRupees } from 'shared/format/rupees';
import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import { labelStep } from '#calculator-page/chart/scale.ts';

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
      {points.map(({ label, lower, upper }, index) => {
        const x = percent(place * (index + (1 - BAR) / 2));
        return (
          <g key={label}>
            <rect
              className="invested"
              x={x}
              width={percent(place * BAR)}
              y={percent(1 - height(lower))}
              height={percent(height(lower))}
            />
            <rect
              className="gains"
              x={x}
              width={percent(place * BAR)}
              y={percent(1 - height(lower + upper))}
              height={percent(height(upper))}
            />
            {(index + 1) % every === 0 && (
              <text x={percent(place * (index + 0.5))} y="100%" dy="20" textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

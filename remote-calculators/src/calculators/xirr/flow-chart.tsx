import { formatDate } from 'shared/format/date';
import { formatAxisRupees } from 'shared/format/rupees';
import { niceScale } from '#calculator-page/chart/scale.ts';
import { byDate } from '#calculators/xirr/by-date.ts';
import { type FlowBar, flowBars } from '#calculators/xirr/flow-bars.ts';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { ReadFlow } from '#calculators/xirr/statement/entry.ts';

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
/** A day's bar, in pixels. */
const THIN = 14;

/**
 * What was paid in, below the line, and received, above it, over time. The table of rows says the same in figures. Without
 * flows its place stays.
 */
export function FlowChart({ flows }: { flows: readonly ReadFlow[] }) {
  if (flows.length === 0)
    return (
      <section className="card">
        <p className="plot plot--empty">{messages.rowsForThePicture}</p>
      </section>
    );
  return <Drawn flows={flows} />;
}

function Drawn({ flows }: { flows: readonly ReadFlow[] }) {
  const { unit, wide, bars, years } = flowBars(flows);
  const [first, last] = [byDate(flows)[0], byDate(flows).at(-1)];
  const above = niceScale(Math.max(...bars.map(({ received }) => received))).top;
  const below = niceScale(Math.max(...bars.map(({ paid }) => paid))).top;
  const line = above / (above + below);
  const high = (rupees: number) => percent(rupees / (above + below));
  const across = ({ at }: FlowBar) =>
    wide === null
      ? // The first and the last end where the axis does.
        { x: percent(at), width: THIN, transform: `translate(${-THIN * at})` }
      : { x: percent(at - wide / 2), width: percent(wide) };
  return (
    <section className="card" aria-labelledby="years">
      <div className="card__head">
        <h2 id="years">{messages.overTime({ unit })}</h2>
        <div className="legend">
          <span>
            <span className="key" />
            {messages.receivedAbove}
          </span>
          <span>
            <span className="key key--invested" />
            {messages.paidInBelow}
          </span>
        </div>
      </div>
      <div className="plot">
        <div className="plot__area">
          <svg
            className="plot__drawing"
            width="100%"
            height="100%"
            role="img"
            aria-label={messages.drawn({
              count: bars.length,
              unit,
              first: formatDate(first?.date ?? ''),
              last: formatDate(last?.date ?? ''),
            })}
          >
            {(
              [
                [0, above],
                [line, 0],
                [1, below],
              ] as const
            ).map(([y, rupees]) => (
              <g key={y}>
                <line className={rupees === 0 ? 'base' : 'grid'} x2="100%" y1={percent(y)} y2={percent(y)} />
                <text x="-50" y={percent(y)} dy="0.35em">
                  {y === 1 && '−'}
                  {formatAxisRupees(rupees, Math.max(above, below))}
                </text>
              </g>
            ))}
            {bars.map((bar) => (
              <g key={bar.key}>
                <rect
                  className="gains"
                  {...across(bar)}
                  y={percent(line - bar.received / (above + below))}
                  height={high(bar.received)}
                />
                <rect className="invested" {...across(bar)} y={percent(line)} height={high(bar.paid)} />
              </g>
            ))}
            {years.map(({ name, at }) => (
              <text className="year--spare" key={name} x={percent(at)} y="100%" dy="20" textAnchor="middle">
                {name}
              </text>
            ))}
            <text y="100%" dy="20">
              {unit === 'year' ? first?.date.slice(0, 4) : formatDate(first?.date ?? '')}
            </text>
            <text x="100%" y="100%" dy="20" textAnchor="end">
              {unit === 'year' ? last?.date.slice(0, 4) : formatDate(last?.date ?? '')}
            </text>
          </svg>
        </div>
      </div>
    </section>
  );
}

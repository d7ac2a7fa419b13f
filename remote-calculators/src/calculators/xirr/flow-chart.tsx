import { formatDate } from 'shared/format/date';
import { formatAxisRupees } from 'shared/format/rupees';
import { niceScale } from '#calculator-page/chart/scale.ts';

import { messages } from '#calculators/xirr/messages.en.ts';
import type { ReadFlow } from '#calculators/xirr/statement/entry.ts';
import { dayNumber } from '#engine/flows-input.ts';

/** The earliest first; rows of one day stay in the order in which they were typed. */
export const byDate = (flows: readonly ReadFlow[]): readonly ReadFlow[] =>
  [...flows].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));

/** Bars that stand side by side on a phone; more days than these are drawn by the year. */
const MOST_DAYS = 60;
/** A year's bar takes so much of its place. */
const FILLED = 0.7;

/** What was paid in and received on one day or in one year, in rupees, both 0 or more. */
interface FlowBar {
  readonly key: string;
  /** Where its middle stands, as a share of the width. */
  readonly at: number;
  readonly paid: number;
  readonly received: number;
}

export interface FlowBars {
  readonly unit: 'day' | 'year';
  /** What one bar takes of the width; null where it is as thin as a day. */
  readonly wide: number | null;
  readonly bars: readonly FlowBar[];
  /** The years that are named between the first day and the last one, each where it begins. */
  readonly years: readonly { readonly name: string; readonly at: number }[];
}

/** What the names of both ends take of the axis, and how many years stand between them. */
const END = 0.2;
const MOST_YEARS = 5;

interface Sum {
  paid: number;
  received: number;
}

function sumsBy(flows: readonly ReadFlow[], keyOf: (date: string) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { date, amount } of flows) {
    const rupees = Number(amount);
    const sum = sums.get(keyOf(date)) ?? { paid: 0, received: 0 };
    if (rupees < 0) sum.paid -= rupees;
    else sum.received += rupees;
    sums.set(keyOf(date), sum);
  }
  return sums;
}

/** Dated amounts as bars in the order of time: by the day, or by the calendar year where days would touch. */
export function flowBars(flows: readonly ReadFlow[]): FlowBars {
  const sorted = byDate(flows);
  const days = sumsBy(sorted, (date) => date);
  const first = dayNumber(sorted[0]?.date ?? '') ?? 0;
  const span = (dayNumber(sorted.at(-1)?.date ?? '') ?? first) - first;
  if (days.size <= MOST_DAYS) {
    const at = (date: string) => (span === 0 ? 0.5 : ((dayNumber(date) ?? first) - first) / span);
    const bars = [...days].map(([key, sum]) => ({ key, at: at(key), ...sum }));
    const last = Number(sorted.at(-1)?.date.slice(0, 4) ?? 0);
    const begun = yearsTo(Number(sorted[0]?.date.slice(0, 4)), last).map((name) => ({ name, at: at(`${name}-01-01`) }));
    return { unit: 'day', wide: null, bars, years: few(begun.filter(({ at }) => at >= END && at <= 1 - END)) };
  }
  const years = sumsBy(sorted, (date) => date.slice(0, 4));
  const from = Number(sorted[0]?.date.slice(0, 4));
  const count = Number(sorted.at(-1)?.date.slice(0, 4)) - from + 1;
  const bars = [...years].map(([key, sum]) => ({ key, at: (Number(key) - from + 0.5) / count, ...sum }));
  return { unit: 'year', wide: FILLED / count, bars, years: [] };
}

/** The years after one, up to another. */
const yearsTo = (first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, last - first) }, (_, later) => String(first + 1 + later));

/** Every second, third and so on, where there are too many. */
function few<T>(all: readonly T[]): T[] {
  const every = Math.ceil(all.length / MOST_YEARS);
  return all.filter((_, place) => place % every === 0);
}

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
        <h2 id="years">{messages.chartHeading({ unit })}</h2>
        <div className="legend">
          <span>
            <span className="key" />
            {messages.chartAbove}
          </span>
          <span>
            <span className="key key--invested" />
            {messages.chartBelow}
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

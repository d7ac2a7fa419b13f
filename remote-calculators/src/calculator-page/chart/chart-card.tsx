import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import { classNames } from 'shared/ui';
import { ChartBoundary } from '#calculator-page/chart/chart-boundary.tsx';
import { type ChartData, type ChartLine, chartData } from '#calculator-page/chart/chart-data.ts';
import { ChartPoints } from '#calculator-page/chart/chart-points.tsx';
import { useLiveChart } from '#calculator-page/chart/load-live-chart.ts';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { useSettled } from '#calculator-page/scenario/use-settled.ts';

interface ChartCardProps {
  definition: CalculatorDefinition;
  outcome: Outcome | null;
  /** Lines over the bars: a pinned scenario, the ends of a range. */
  lines?: readonly ChartLine[];
}

const none: readonly ChartLine[] = [];
/** Longer than the table's and the explanation's wait, so that each gets frames of its own. */
const LIVE_QUIET_MS = 400;
const POINTS_QUIET_MS = 120;

const StillStatic = memo(StaticChart);
const LaterPoints = memo(ChartPoints);

/** The years as bars, with the figures of the bar that is pointed at or focused below them. */
export function ChartCard({ definition, outcome, lines = none }: ChartCardProps) {
  const { columns, stack, chartLabel, chartTitle = 'Year by year', emptyText } = definition;
  const label = (name: string) => columns.find(({ column }) => column === name)?.label;
  return (
    <section className="card" aria-labelledby="years">
      <div className="card__head">
        <h2 id="years">{chartTitle}</h2>
        {outcome && outcome.years.length > 0 && (
          <div className="legend">
            <span>
              <span className="key key--invested" />
              {label(stack[0])}
            </span>
            <span>
              <span className="key" />
              {label(stack[1])}
            </span>
            {lines.map(({ name }) => (
              <span key={name}>
                <span className="line-key" />
                {name}
              </span>
            ))}
          </div>
        )}
      </div>
      {outcome && outcome.years.length > 0 ? (
        <Plot label={chartLabel} stack={stack} outcome={outcome} lines={lines} />
      ) : (
        <p className="plot plot--empty">{emptyText}</p>
      )}
    </section>
  );
}

/** The last bar's total over it, unless earlier bars stand higher and would be written across. */
function EndLabel({ points, scale }: ChartData) {
  const totals = points.map(({ lower, upper }) => lower + upper);
  const last = totals.at(-1) ?? 0;
  if (last <= 0 || last < Math.max(...totals)) return null;
  return (
    <div className="plot__end" aria-hidden="true">
      <b style={{ bottom: `${(100 * last) / scale.top}%` }}>{formatLakhCrore(last)}</b>
    </div>
  );
}

/** Bars, lines and the scale that holds both. */
function dataOf({ years, columns }: Outcome, stack: readonly [string, string], lines: readonly ChartLine[]) {
  const highest = Math.max(0, ...lines.flatMap(({ values }) => values.slice(0, years.length)));
  return { ...chartData(years, columns, stack, highest), lines };
}

interface PlotProps {
  label: string;
  stack: readonly [string, string];
  outcome: Outcome;
  lines: readonly ChartLine[];
}

function Plot({ label, stack, outcome, lines }: PlotProps) {
  const { years, columns } = outcome;
  const place = useRef<HTMLDivElement>(null);
  const LiveChart = useLiveChart(place);
  const [ready, setReady] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = years.length - 1;
  const shown = Math.min(chosen ?? last, last);
  const row = years[shown];
  const data = useMemo(() => dataOf(outcome, stack, lines), [outcome, stack, lines]);
  // The interactive chart is too slow for every frame of a drag: until the bars stand still, the plain ones are shown.
  const settled = useSettled(data, { quietMs: LIVE_QUIET_MS, untilReleased: true });
  const pointed = useSettled(data, { quietMs: POINTS_QUIET_MS });
  const becomeLive = useCallback(() => setReady(true), []);
  const becomeStatic = useCallback(() => setReady(false), []);
  return (
    <>
      <div
        className={classNames('plot', ready && settled === data && 'is-live')}
        ref={place}
        onPointerLeave={() => setChosen(null)}
      >
        <div className="plot__area">
          <StillStatic points={data.points} scale={data.scale} />
        </div>
        {LiveChart && (
          <div className="plot__live" aria-hidden="true">
            <ChartBoundary onFailure={becomeStatic}>
              <LiveChart data={settled} pointed={chosen} onReady={becomeLive} />
            </ChartBoundary>
          </div>
        )}
        <EndLabel {...data} />
        <LaterPoints
          label={label}
          points={pointed.points}
          chosen={Math.min(shown, pointed.points.length - 1)}
          onChoose={setChosen}
        />
      </div>
      {row && (
        <div className="readout">
          <p>{row.month % 12 === 0 ? `Year ${row.year}` : `Month ${row.month}`}</p>
          <dl>
            {columns.map(({ column, short }) => (
              <div key={column}>
                <dt>{short}</dt>
                <dd>{formatRupees(String(row[column]))}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

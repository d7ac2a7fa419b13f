import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { classNames } from 'shared/ui';
import type { News } from '#calculator-page/ahead/news.ts';
import { useAhead } from '#calculator-page/ahead/use-ahead.ts';
import { ChartBoundary } from '#calculator-page/chart/chart-boundary.tsx';
import { type ChartData, type ChartLine, chartData, endLabel, rowName } from '#calculator-page/chart/chart-data.ts';
import { ChartPoints } from '#calculator-page/chart/chart-points.tsx';
import { drawPlot, drawReadout } from '#calculator-page/chart/draw-plot.ts';
import { useLiveChart } from '#calculator-page/chart/load-live-chart.ts';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { useSettled } from '#calculator-page/scenario/use-settled.ts';

/** Longer than the table's and the explanation's wait, so that each gets frames of its own. */
const LIVE_QUIET_MS = 400;
const POINTS_QUIET_MS = 120;

const StillStatic = memo(StaticChart);
const LaterPoints = memo(ChartPoints);

function EndLabel(data: ChartData) {
  const { text, bottom } = endLabel(data);
  return (
    <div className="plot__end" aria-hidden="true">
      <b style={{ bottom }}>{text}</b>
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
  news: News<Outcome>;
  lines: readonly ChartLine[];
}

/** The bars, the years as points over them, and the figures of one year below. */
export function Plot({ label, stack, outcome, news, lines }: PlotProps) {
  const { years, columns } = outcome;
  const place = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDivElement>(null);
  const LiveChart = useLiveChart(place);
  const [ready, setReady] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = years.length - 1;
  const shown = Math.min(chosen ?? last, last);
  const row = years[shown];
  const data = useMemo(() => dataOf(outcome, stack, lines), [outcome, stack, lines]);
  // The interactive chart is too slow for every frame of a drag: until the bars stand still, the plain ones are shown.
  const settled = useSettled(data, LIVE_QUIET_MS);
  const pointed = useSettled(data, POINTS_QUIET_MS);
  useAhead(news, outcome, (newest) => {
    if (place.current === null || newest.years.length === 0) return;
    drawPlot(place.current, newest === outcome ? data : dataOf(newest, stack, lines));
    drawReadout(readout.current, newest, chosen);
    // The interactive bars are those of a moment ago: React puts them back once they are drawn anew.
    if (newest !== outcome) place.current.classList.remove('is-live');
  });
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
        <div className="readout" ref={readout}>
          <p>{rowName(row)}</p>
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

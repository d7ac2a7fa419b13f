import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { classNames } from 'shared/ui';
import type { News } from '#calculator-page/ahead/news.ts';
import { useAhead } from '#calculator-page/ahead/use-ahead.ts';
import { ChartBoundary } from '#calculator-page/chart/chart-boundary.tsx';
import { type ChartLine, chartData, emptyText, rowName } from '#calculator-page/chart/chart-data.ts';
import { ChartSlider } from '#calculator-page/chart/chart-slider.tsx';
import { drawPlot, drawReadout } from '#calculator-page/chart/draw-plot.ts';
import { useLiveChart } from '#calculator-page/chart/load-live-chart.ts';
import { PlotMarks } from '#calculator-page/chart/plot-marks.tsx';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { useSettled } from '#calculator-page/scenario/use-settled.ts';

/** Longer than the table's and the explanation's wait, so that each gets frames of its own. */
const LIVE_QUIET_MS = 400;
const POINTS_QUIET_MS = 120;

const StillStatic = memo(StaticChart);
const StillMarks = memo(PlotMarks);
const LaterSlider = memo(ChartSlider);

interface PlotProps {
  /** What the drawing shows, in words. */
  label: string;
  definition: CalculatorDefinition;
  outcome: Outcome;
  news: News<Outcome>;
  lines: readonly ChartLine[];
}

/** The drawing, a slider over it that reads it out, and the figures of one year or month below. */
export function Plot({ label, definition, outcome, news, lines }: PlotProps) {
  const { columns } = outcome;
  const place = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDivElement>(null);
  const LiveChart = useLiveChart(place);
  const [ready, setReady] = useState(false);
  /** Infinity for the last bar, however many there are. */
  const [chosen, setChosen] = useState<number | null>(null);
  const data = useMemo(() => chartData(outcome, definition, lines), [outcome, definition, lines]);
  const last = data.rows.length - 1;
  const shown = Math.min(chosen ?? last, last);
  const row = data.rows[shown];
  // The interactive chart is too slow for every frame of a drag: until the bars stand still, the plain ones are shown.
  const settled = useSettled(data, LIVE_QUIET_MS);
  const pointed = useSettled(data, POINTS_QUIET_MS);
  useAhead(news, outcome, (newest) => {
    if (place.current === null || newest.years.length === 0) return;
    const drawn = newest === outcome ? data : chartData(newest, definition, lines);
    drawPlot(place.current, drawn);
    drawReadout(readout.current, drawn, columns, chosen);
    // The interactive bars are those of a moment ago: React puts them back once they are drawn anew.
    if (newest !== outcome) place.current.classList.remove('is-live');
  });
  const becomeLive = useCallback(() => setReady(true), []);
  const becomeStatic = useCallback(() => setReady(false), []);
  const empty = emptyText(pointed);
  return (
    <>
      <div
        className={classNames(
          'plot',
          data.payouts !== null && 'plot--payouts',
          lines.length > 0 && 'plot--lines',
          ready && settled === data && 'is-live',
        )}
        ref={place}
        onPointerLeave={() => setChosen(null)}
      >
        <div className="plot__area">
          <StillStatic {...data} />
        </div>
        {LiveChart && (
          <div className="plot__area plot__live" aria-hidden="true">
            <ChartBoundary onFailure={becomeStatic}>
              <LiveChart
                data={settled}
                pointed={chosen === null ? null : Math.min(chosen, settled.rows.length - 1)}
                onReady={becomeLive}
              />
            </ChartBoundary>
          </div>
        )}
        <StillMarks {...data} />
        <LaterSlider
          label={empty === '' ? label : `${label}. ${empty}.`}
          points={pointed.points}
          chosen={Math.min(shown, pointed.points.length - 1)}
          onChoose={setChosen}
        />
      </div>
      {row && (
        <div className="readout" ref={readout}>
          <p>{rowName(row, data.unit)}</p>
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

import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from 'shared/ui';
import { ChartBoundary } from '#calculator-page/chart/chart-boundary.tsx';
import { type ChartLine, chartData, markText } from '#calculator-page/chart/chart-data.ts';
import { ChartSlider } from '#calculator-page/chart/chart-slider.tsx';
import { drawPlot } from '#calculator-page/chart/draw-plot.ts';
import type InteractiveChart from '#calculator-page/chart/live-chart.tsx';
import { PlotMarks } from '#calculator-page/chart/plot-marks.tsx';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { CalculatorView } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';

const StillStatic = memo(StaticChart);
const StillMarks = memo(PlotMarks);
const LaterSlider = memo(ChartSlider);

/** A page's outcomes as they are worked out, before React has rendered them. */
export interface Outcomes {
  readonly view: { outcome: Outcome | null };
  /** Calls back with each. @returns ends that */
  onDraw: (draw: (view: { outcome: Outcome | null }) => void) => () => void;
}

interface PlotProps {
  /** What the drawing shows, in words. */
  label: string;
  definition: CalculatorView;
  outcome: Outcome;
  live: Outcomes;
  lines: readonly ChartLine[];
  /** `YYYY-MM-DD` in India, from which the bars count; null where it is not known. */
  today: string | null;
}

/** What comes over the plain chart; null until its script is there, which is asked for once the page can be used. */
function useOver() {
  const [over, setOver] = useState<typeof import('#calculator-page/chart/over-the-chart.ts') | null>(null);
  useEffect(() => {
    // Where it does not come, the chart stands without.
    const load = () =>
      void import(/* webpackChunkName: "later" */ '#calculator-page/chart/over-the-chart.ts').then(setOver, () => {});
    (globalThis.requestIdleCallback ?? setTimeout)(load);
  }, []);
  return over;
}

/** The drawing, a slider over it that reads it out, and the figures of the year or month that is pointed at. */
export function Plot({ label, definition, outcome, live, lines, today }: PlotProps) {
  const { columns } = outcome;
  const place = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDivElement>(null);
  const over = useOver();
  const [interactive, setInteractive] = useState<{ Chart: typeof InteractiveChart } | null>(null);
  useEffect(
    () => (over && place.current ? over.onceUsed(place.current, (Chart) => setInteractive({ Chart })) : undefined),
    [over],
  );
  const [ready, setReady] = useState(false);
  /** Infinity for the last bar, however many there are. */
  const [chosen, setChosen] = useState<number | null>(null);
  const data = useMemo(() => chartData(outcome, definition, lines, today), [outcome, definition, lines, today]);
  const last = data.rows.length - 1;
  const shown = Math.min(chosen ?? last, last);
  // The interactive chart is too slow for every frame of a drag: until the bars stand still, the plain ones are shown.
  const bars = useDeferredValue(data);
  const isLive = ready && bars === data;
  const reached = useRef<HTMLDivElement>(null);
  const newest = useRef((_outcome: Outcome | null) => {});
  const isAhead = useRef(false);
  useLayoutEffect(() => {
    newest.current = (drawn) => {
      if (place.current === null) return;
      place.current.classList.toggle('is-live', isLive && drawn === outcome);
      if (drawn === null || drawn.years.length === 0) return;
      const shownNow = drawn === outcome ? data : chartData(drawn, definition, lines, today);
      over?.drawReached(reached.current, shownNow);
      if (drawn === outcome && !isAhead.current) return;
      isAhead.current = true;
      drawPlot(place.current, shownNow);
      over?.drawReadout(readout.current, shownNow, columns, chosen);
    };
    // React has written what it rendered, which may be older than what stood there.
    newest.current(live.view.outcome);
  });
  useEffect(() => live.onDraw((view) => newest.current(view.outcome)), [live]);
  const becomeLive = useCallback(() => setReady(true), []);
  const becomeStatic = useCallback(() => setReady(false), []);
  const empty = markText(data);
  return (
    <div
      className={classNames(
        'plot',
        data.payouts !== null && 'plot--payouts',
        lines.length > 0 && 'plot--lines',
        definition.beside && 'plot--beside',
      )}
      ref={place}
    >
      <div className="plot__area">
        <StillStatic {...data} />
      </div>
      {interactive && (
        <div className="plot__area plot__live" aria-hidden="true">
          <ChartBoundary onFailure={becomeStatic}>
            <interactive.Chart
              data={bars}
              pointed={chosen === null ? null : Math.min(chosen, bars.rows.length - 1)}
              onReady={becomeLive}
            />
          </ChartBoundary>
        </div>
      )}
      <StillMarks {...data} />
      <div className="plot__marks no-print" ref={reached} />
      <LaterSlider
        label={empty === '' ? label : `${label}. ${empty}.`}
        points={data.points}
        chosen={shown}
        onChoose={setChosen}
      />
      {chosen !== null && over && <over.Readout ref={readout} {...{ data, columns, shown }} />}
    </div>
  );
}

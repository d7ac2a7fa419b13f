import {
  Component,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from 'shared/ui';
import {
  type ChartData,
  type ChartLine,
  type ChartPoint,
  chartData,
  markText,
} from '#calculator-page/chart/chart-data.ts';
import { drawPlot, endLabel, lineLabels, markLabel } from '#calculator-page/chart/draw-plot.ts';
import type InteractiveChart from '#calculator-page/chart/live-chart.tsx';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { CalculatorView } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';

interface Props {
  /** Told when the chart has failed and is gone. */
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a failure of the interactive chart from taking the page along: the static one below it says the same. */
class ChartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface ChartSliderProps {
  label: string;
  points: readonly ChartPoint[];
  chosen: number;
  /** @param index Infinity for the last one, which stays the last when the term changes; null once nobody reads any more */
  onChoose: (index: number | null) => void;
}

/** By how many bars a key goes on. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/**
 * One slider over the whole drawing, each step of it a bar that is told in full. A bar of thirty years is 8 pixels wide on
 * a phone, too narrow to be a target of its own; a finger or a mouse reads along the drawing instead.
 */
export function ChartSlider({ label, points, chosen, onChoose }: ChartSliderProps) {
  const last = points.length - 1;
  const choose = (index: number) => onChoose(index < last ? Math.max(0, index) : Number.POSITIVE_INFINITY);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(chosen + step);
  };
  const point = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * points.length));
  };
  const leave = () => onChoose(null);
  const slider = useRef<HTMLDivElement>(null);
  // Who came here by keyboard before the page was alive is told the bar too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page begins to run.
  useEffect(() => {
    if (slider.current?.matches(':focus-visible')) choose(chosen);
  }, []);
  return (
    // Not a native slider: that has a thumb of its own, and the early script would take it for a field. Without scripts
    // nothing would answer a key or a finger on it; the last bar stays told in words below the drawing.
    <div
      ref={slider}
      className="plot__points needs-script"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={points[chosen]?.spoken()}
      onKeyDown={move}
      onFocus={() => choose(chosen)}
      onPointerDown={point}
      onPointerMove={point}
      // The end of a press whose beginning came before the page was alive.
      onClick={point}
      // A finger that is lifted leaves what it has chosen, until something else is touched. One that scrolls chooses nothing.
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || leave()}
      onPointerCancel={leave}
      onBlur={leave}
    >
      <span style={{ left: `${(100 * chosen) / points.length}%`, width: `${100 / points.length}%` }} />
    </div>
  );
}

const MemoStatic = memo(StaticChart);
const MemoMarks = memo(PlotMarks);
const LazySlider = memo(ChartSlider);

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
  const [over, setOver] = useState<typeof import('#calculator-page/chart/over-the-chart.tsx') | null>(null);
  useEffect(() => {
    // Where it does not come, the chart stands without.
    const load = () =>
      void import(/* webpackChunkName: "later" */ '#calculator-page/chart/over-the-chart.tsx').then(setOver, () => {});
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
      if (drawn === null || drawn.years.length === 0) {
        over?.drawReached(null, null);
        return;
      }
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
    <div className={plotClass(definition, data, lines)} ref={place}>
      <div className="plot__area">
        <MemoStatic {...data} />
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
      <MemoMarks {...data} />
      <div className="plot__marks no-print" ref={reached} />
      <LazySlider
        label={empty === '' ? label : `${label}. ${empty}.`}
        points={data.points}
        chosen={shown}
        onChoose={setChosen}
      />
      {chosen !== null && over && <over.Readout ref={readout} {...{ data, columns, shown }} />}
    </div>
  );
}

/** The frame that a drawing needs. @param lines over the bars, beside those of the calculator itself */
export const plotClass = (
  { beside }: Pick<CalculatorView, 'beside'>,
  { payouts }: ChartData,
  lines: readonly ChartLine[] = [],
): string =>
  classNames(
    'plot',
    payouts !== null && 'plot--payouts',
    lines.length > 0 && 'plot--lines',
    beside !== undefined && 'plot--beside',
  );

/** What is written into the drawing; it stands over the plain chart and the interactive one alike. */
export function PlotMarks(data: ChartData) {
  const { text, bottom } = endLabel(data);
  const { text: empty, ...place } = markLabel(data);
  return (
    <div className="plot__marks" aria-hidden="true">
      <b className="plot__end" style={{ bottom }}>
        {text}
      </b>
      {data.mark !== undefined && (
        <b className="plot__empty" style={place}>
          {empty}
        </b>
      )}
      {lineLabels(data).map(({ kind, text: name, left, bottom: height }) => (
        <span key={kind} data-line={kind} style={{ left, bottom: height }}>
          {name}
        </span>
      ))}
    </div>
  );
}

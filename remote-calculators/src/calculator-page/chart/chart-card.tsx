import { classNames } from 'shared/ui';
import { besideLine, type ChartLine, lineSpecs, unitOf } from '#calculator-page/chart/chart-data.ts';
import { type Outcomes, Plot } from '#calculator-page/chart/plot.tsx';
import type { ChartUnit } from '#calculator-page/chart/scale.ts';
import type { CalculatorView } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { inBasis } from '#outcome/price-basis.ts';

interface ChartCardProps {
  definition: CalculatorView;
  outcome: Outcome | null;
  /** Outcomes that the page is not rendered with yet: the bars follow them. */
  live: Outcomes;
  /** Lines over the bars: a pinned scenario, the courses of a range. */
  lines?: readonly ChartLine[];
  today: string | null;
}

const none: readonly ChartLine[] = [];

/** The years as a picture that says whose value it shows, with the figures of the bar that is pointed at below it. */
export function ChartCard({ definition, outcome, live, lines = none, today }: ChartCardProps) {
  const { chartOf, payouts, emptyText } = definition;
  const drawn = outcome && outcome.years.length > 0 ? outcome : null;
  const unit = drawn === null ? 'year' : unitOf(drawn);
  const title = chartOf === undefined ? messages.yearByYear({ unit }) : messages.partByYear({ part: chartOf, unit });
  const what = definition.chartLabel;
  const label = payouts ? messages.atTheEndAndPaid({ what, unit }) : messages.chartLabel({ what, unit });
  const named = (name: string) => (drawn === null ? name : inBasis(name, drawn.conversion));
  return (
    <section className="card below-fold" aria-labelledby="years">
      <div className="card__head">
        <h2 id="years">{named(title)}</h2>
        {drawn && <Legend definition={definition} lines={[...besideLine(definition, drawn), ...lines]} unit={unit} />}
      </div>
      {drawn ? (
        <>
          <p className="plot__caption">{named(label)}</p>
          <Plot label={named(label)} definition={definition} outcome={drawn} live={live} lines={lines} today={today} />
        </>
      ) : (
        <p className="plot plot--empty">{emptyText}</p>
      )}
    </section>
  );
}

interface LegendProps {
  definition: Pick<CalculatorView, 'chartOf' | 'columns' | 'figures' | 'stack' | 'payouts'>;
  lines: readonly ChartLine[];
  unit: ChartUnit;
}

/** A key for everything that is drawn, in its own colour and its own dash. */
export function Legend({ definition: { chartOf, columns, figures, stack, payouts }, lines, unit }: LegendProps) {
  const label = (name: string) => columns.find(({ column }) => column === name)?.label;
  // Beside the chart the result's own figures have these colours already, and stand for the same amounts.
  const isTold = new Set(figures.flatMap(({ swatch = [] }) => swatch)).size === 2;
  // Bars of one kind need no key where the chart's title names them.
  const isNamed = chartOf !== undefined && stack[1] === undefined;
  return (
    <div className={classNames('legend', isTold && 'legend--told')}>
      {!isNamed && (
        <span>
          <span className={`key key--${payouts ? 'balance' : stack[1] === undefined ? 'alone' : 'invested'}`} />
          {label(stack[0])}
        </span>
      )}
      {stack[1] !== undefined && (
        <span>
          <span className="key" />
          {payouts ? messages.chartPaidOut({ unit }) : label(stack[1])}
        </span>
      )}
      {lines.map(({ kind, name = lineSpecs[kind].name }) => (
        <span key={kind} hidden={name === ''}>
          <svg className="line-key" width="30" height="8" aria-hidden="true">
            <line x2="30" y1="4" y2="4" strokeDasharray={lineSpecs[kind].dash.join(' ')} />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

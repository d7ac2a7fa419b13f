import { besideLine } from '#calculator-page/chart/beside-line.ts';
import { type ChartLine, unitOf } from '#calculator-page/chart/chart-data.ts';
import { Legend } from '#calculator-page/chart/legend.tsx';
import { messages } from '#calculator-page/chart/messages.en.ts';
import { type Outcomes, Plot } from '#calculator-page/chart/plot.tsx';
import type { CalculatorView } from '#definition/definition.ts';
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
  const label = payouts ? messages.atTheEndAndPaid({ what, unit }) : messages.atTheEnd({ what, unit });
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

import type { News } from '#calculator-page/ahead/news.ts';
import type { ChartLine } from '#calculator-page/chart/chart-data.ts';
import { Plot } from '#calculator-page/chart/plot.tsx';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { inBasis } from '#calculator-page/results/price-basis.ts';

interface ChartCardProps {
  definition: CalculatorDefinition;
  outcome: Outcome | null;
  /** Outcomes of a drag that the page is not rendered with: the bars follow them. */
  news: News<Outcome>;
  /** Lines over the bars: a pinned scenario, the ends of a range. */
  lines?: readonly ChartLine[];
}

const none: readonly ChartLine[] = [];

/** The years as bars, with the figures of the bar that is pointed at or focused below them. */
export function ChartCard({ definition, outcome, news, lines = none }: ChartCardProps) {
  const { columns, stack, chartLabel, chartTitle = 'Year by year', emptyText } = definition;
  const label = (name: string) => columns.find(({ column }) => column === name)?.label;
  return (
    <section className="card below-fold" aria-labelledby="years">
      <div className="card__head">
        <h2 id="years">{outcome ? inBasis(chartTitle, outcome.conversion) : chartTitle}</h2>
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
        <Plot
          label={inBasis(chartLabel, outcome.conversion)}
          stack={stack}
          outcome={outcome}
          news={news}
          lines={lines}
        />
      ) : (
        <p className="plot plot--empty">{emptyText}</p>
      )}
    </section>
  );
}

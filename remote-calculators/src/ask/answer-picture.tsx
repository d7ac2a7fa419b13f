import { Legend } from '#calculator-page/chart/chart-card.tsx';
import { besideLine, chartData, unitOf } from '#calculator-page/chart/chart-data.ts';
import { PlotMarks, plotClass } from '#calculator-page/chart/plot.tsx';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { CalculatorView } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';

export interface AnswerPictureProps {
  definition: CalculatorView;
  outcome: Outcome;
  /** `YYYY-MM-DD` in India, from which the bars count. */
  today: string;
}

/** The years of an answer as its calculator draws them. Pointing at one of them is left to the calculator's page. */
export default function AnswerPicture({ definition, outcome, today }: AnswerPictureProps) {
  const unit = unitOf(outcome);
  const data = chartData(outcome, definition, [], today);
  return (
    <div className="ask__picture no-print">
      <Legend definition={definition} lines={besideLine(definition, outcome)} unit={unit} />
      <div
        className={plotClass(definition, data)}
        role="img"
        aria-label={messages.chartLabel({ what: definition.chartLabel, unit })}
      >
        <div className="plot__area">
          <StaticChart {...data} />
        </div>
        <PlotMarks {...data} />
      </div>
    </div>
  );
}

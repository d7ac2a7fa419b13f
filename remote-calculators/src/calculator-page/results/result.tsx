import { Announcement } from '#calculator-page/results/announcement.tsx';
import { messages } from '#calculator-page/results/messages.en.ts';
import { ResultPanel } from '#calculator-page/results/result-panel.tsx';
import type { CalculatorView } from '#definition/definition.ts';
import type { Worked } from '#live/worked.ts';
import { figureLooks } from '#outcome/outcome.ts';
import { spokenResult } from '#outcome/spoken-result.ts';

/** The headline figures, rendered once: the live core draws them from then on. */
export function Result({ definition, first }: { definition: CalculatorView; first: Worked }) {
  const { scenario, reading, outcome, conversion, today } = first;
  const { choices } = scenario;
  return (
    <>
      <ResultPanel
        looks={figureLooks(definition, choices, conversion)}
        figures={outcome?.figures ?? null}
        conversion={conversion}
        today={today}
      >
        <p className="convention">
          <span data-early="convention" suppressHydrationWarning>
            {definition.convention(choices, reading.values)}
          </span>{' '}
          <a className="no-print" href="#why">
            {messages.howItIsCounted}
          </a>
        </p>
      </ResultPanel>
      <Announcement text={spokenResult(outcome, reading.problems, today)} />
    </>
  );
}

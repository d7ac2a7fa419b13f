import type { ReactNode } from 'react';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { Announcement } from '#calculator-page/results/result-bar.tsx';
import type { CalculatorView, FigureSpec } from '#definition/definition.ts';
import type { Worked } from '#form/calculator-form.ts';
import { messages } from '#messages.en.ts';
import { type Conversion, type Figure, figureSpecs } from '#outcome/outcome.ts';
import { AS_PAID, basisText } from '#outcome/price-basis.ts';
import { spokenResult } from '#outcome/spoken-result.ts';

/** The headline figures, rendered once: the form store draws them from then on. */
export function Result({ definition, first }: { definition: CalculatorView; first: Worked }) {
  const { scenario, reading, outcome, conversion, today } = first;
  const { choices } = scenario;
  return (
    <>
      <ResultPanel
        specs={figureSpecs(definition, choices, conversion)}
        figures={outcome?.figures ?? null}
        conversion={conversion}
        today={today}
      >
        <p className="convention">
          <span data-early="convention" suppressHydrationWarning>
            {definition.convention(choices, reading.values)}
          </span>{' '}
          <a className="no-print" href="#why">
            {messages.resultsHowItIsCounted}
          </a>
        </p>
      </ResultPanel>
      <Announcement text={spokenResult(outcome, reading.problems, today)} />
    </>
  );
}

interface ResultPanelProps {
  /** What the page promises to show; without an outcome the labels stand with nothing beside them. */
  specs: readonly FigureSpec[];
  figures: readonly Figure[] | null;
  conversion: Conversion;
  /** As for `figureText`. */
  today: string | null;
  children: ReactNode;
}

/** The headline figures. What is announced to screen readers, and when, is the business of `Announcement`. */
function ResultPanel({ specs, figures, conversion, today, children }: ResultPanelProps) {
  // Until the last one that stays as it is paid: ages and months among them have no prices.
  const asPaid = specs.map((spec) => spec.asPaid).lastIndexOf(true) + 1;
  const list = (from: number, to: number) => (
    <dl className="result__list">
      {specs.slice(from, to).map((spec, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the early script has written figures by their place
        <FigureLine key={index} spec={spec} figure={figures?.[from + index]} today={today} />
      ))}
    </dl>
  );
  const basis = basisText(conversion);
  return (
    <section className="result" aria-labelledby="result">
      <h2 className="visually-hidden" id="result">
        {messages.resultHeading}
      </h2>
      {asPaid > 0 && (
        <>
          <p className="result__basis" hidden={basis === ''} data-early="as-paid" suppressHydrationWarning>
            {AS_PAID}
          </p>
          {list(0, asPaid)}
        </>
      )}
      <p className="result__basis" hidden={basis === ''} data-early="basis" suppressHydrationWarning>
        {basis}
      </p>
      {list(asPaid, specs.length)}
      {children}
    </section>
  );
}

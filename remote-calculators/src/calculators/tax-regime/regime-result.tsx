import { Announcement } from '#calculator-page/results/announcement.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { ReviewDue } from '#calculator-page/results/review-due.tsx';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeResults } from '#calculators/tax-regime/model.ts';
import { betterText, figuresOf, whoseTax } from '#calculators/tax-regime/regime-words.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';
import { figureText } from '#outcome/figure-text.ts';

const regimeOf: Readonly<Record<string, TaxRegimeResults['better']>> = { newTax: 'new', oldTax: 'old' };

/** Which regime takes less, and the tax of both. */
export function RegimeResult({ results, problem }: { results: TaxRegimeResults | null; problem: string | undefined }) {
  const figures = figuresOf(results);
  const answer = results === null ? '' : betterText(results);
  const spoken = figures.map((figure) => `${figure.label} ${figureText(figure, null)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.result}
        </h2>
        <p className="figure--hero regime-answer">{answer}</p>
        <dl className="result__list">
          {figures.map((figure) => (
            <FigureLine
              key={figure.label}
              look={figure}
              figure={figure}
              today={null}
              better={regimeOf[figure.result] === results?.better}
            />
          ))}
        </dl>
        <p className="convention">
          {whoseTax}{' '}
          {results !== null && (
            <a className="no-print" href="#working">
              {messages.howItIsCounted}
            </a>
          )}
        </p>
        <ReviewDue table={incomeTax} />
      </section>
      <Announcement text={results === null ? (problem ?? messages.noResultYet) : `${answer} ${spoken}.`} />
    </>
  );
}

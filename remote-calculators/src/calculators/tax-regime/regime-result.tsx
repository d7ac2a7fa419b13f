import { Announcement } from '#calculator-page/results/announcement.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { ReviewDue } from '#calculator-page/results/review-due.tsx';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeResults } from '#calculators/tax-regime/model.ts';
import { betterText, convention, figuresOf } from '#calculators/tax-regime/regime-words.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';
import { figureText } from '#outcome/figure-text.ts';

/** The tax of both regimes, and which one takes less. */
export function RegimeResult({ results, problem }: { results: TaxRegimeResults | null; problem: string | undefined }) {
  const figures = figuresOf(results);
  const spoken = figures.map((figure) => `${figure.label} ${figureText(figure, null)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.result}
        </h2>
        <dl className="result__list">
          {figures.map((figure) => (
            <FigureLine key={figure.label} look={figure} figure={figure} today={null} />
          ))}
        </dl>
        <p>
          <strong>{results && betterText(results)}</strong>
        </p>
        <p className="convention">{convention}</p>
        <p className="convention">{messages.toBeVerified}</p>
        <ReviewDue table={incomeTax} />
      </section>
      <Announcement text={results === null ? (problem ?? messages.noResultYet) : `${spoken}. ${betterText(results)}`} />
    </>
  );
}

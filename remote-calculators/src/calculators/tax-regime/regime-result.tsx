import { formatDate } from 'shared/format/date';
import { Announcement } from '#calculator-page/results/announcement.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { ReviewDue } from '#calculator-page/results/review-due.tsx';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeResults } from '#calculators/tax-regime/model.ts';
import { view } from '#calculators/tax-regime/view.ts';
import { rupees } from '#engine/rounding.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';
import { inr } from '#figures/inr.ts';
import { figureText } from '#outcome/figure-text.ts';
import type { Figure } from '#outcome/outcome.ts';

const { year, source, dated } = incomeTax;

/** What stands below every figure of the page. */
export const convention = messages.convention({ year, source, dated: formatDate(dated) });

/** Which regime takes less, and by how much. */
export function betterText({ better, saves }: TaxRegimeResults): string {
  if (better === 'same') return messages.betterSame;
  return better === 'new' ? messages.betterNew({ saves: inr(saves) }) : messages.betterOld({ saves: inr(saves) });
}

function figuresOf(results: TaxRegimeResults | null): Figure[] {
  return view.figures.map((look) => {
    const amount = results?.[look.result as keyof TaxRegimeResults];
    return { ...look, amount: typeof amount === 'bigint' ? rupees(amount) : null, words: null, bought: null };
  });
}

/** The tax of both regimes, and which one takes less. */
export function RegimeResult({ results, problem }: { results: TaxRegimeResults | null; problem: string | undefined }) {
  const figures = figuresOf(results);
  const spoken = figures.map((figure) => `${figure.label} ${figureText(figure)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.result}
        </h2>
        <dl className="result__list">
          {figures.map((figure) => (
            <FigureLine key={figure.label} look={figure} figure={figure} />
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

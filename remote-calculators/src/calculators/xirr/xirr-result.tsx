import { Announcement } from '#calculator-page/results/announcement.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { XirrOutcome } from '#calculators/xirr/outcome.ts';
import { shownFigures } from '#calculators/xirr/shown-figures.ts';
import { figureText } from '#outcome/figure-text.ts';

/** The return of the period or of a year, and what it is made of. */
export function XirrResult({ outcome: { results, notes, problems } }: { outcome: XirrOutcome }) {
  const figures = shownFigures(results);
  const spoken = figures.map(({ look, figure }) => `${look.label} ${figureText(figure, null)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.result}
        </h2>
        <dl className="result__list">
          {figures.map(({ look, figure }) => (
            <FigureLine key={look.result} look={look} figure={figure} today={null} />
          ))}
        </dl>
        {notes.map((note) => (
          <p className="convention" key={note}>
            {note}
          </p>
        ))}
        <p className="convention">{messages.convention}</p>
      </section>
      <Announcement text={results === null ? problems.join(' ') : [spoken, ...notes].join('. ')} />
    </>
  );
}

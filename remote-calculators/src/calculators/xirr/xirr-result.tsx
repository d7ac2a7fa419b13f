import { Announcement } from '#calculator-page/results/announcement.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { XirrResults } from '#calculators/xirr/model.ts';
import { rateText, type XirrOutcome } from '#calculators/xirr/outcome.ts';
import type { FigureLook } from '#definition/definition.ts';
import { rupees } from '#engine/rounding.ts';
import { figureText } from '#outcome/figure-text.ts';
import type { Figure } from '#outcome/outcome.ts';

const looks: readonly FigureLook<keyof XirrResults>[] = [
  { result: 'xirrPct', label: messages.yearlyReturn, hero: true },
  { result: 'totalPaid', label: messages.totalPaid },
  { result: 'totalReceived', label: messages.totalReceived },
  { result: 'profit', label: messages.profit },
];

function figureOf(look: FigureLook<keyof XirrResults>, results: XirrResults | null): Figure {
  const none = { ...look, amount: null, words: null, bought: null };
  if (results === null) return none;
  if (look.result === 'xirrPct') return { ...none, words: rateText(results) };
  const amount = results[look.result];
  return { ...none, amount: typeof amount === 'bigint' ? rupees(amount) : null };
}

/** The yearly return, and what it is made of. */
export function XirrResult({ outcome: { results, notes, problems } }: { outcome: XirrOutcome }) {
  const figures = looks.map((look) => ({ look, figure: figureOf(look, results) }));
  const spoken = figures.map(({ look, figure }) => `${look.label} ${figureText(figure)}`).join(', ');
  return (
    <>
      <section className="result" aria-labelledby="result">
        <h2 className="visually-hidden" id="result">
          {messages.result}
        </h2>
        <dl className="result__list">
          {figures.map(({ look, figure }) => (
            <FigureLine key={look.result} look={look} figure={figure} />
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

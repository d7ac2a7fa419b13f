import { Announcement } from '#calculator-page/results/announcement.tsx';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import { messages } from '#calculators/xirr/messages.en.ts';
import type { XirrResults } from '#calculators/xirr/model.ts';
import { periodText, rateText, type XirrOutcome } from '#calculators/xirr/outcome.ts';
import type { FigureLook } from '#definition/definition.ts';
import { rupees } from '#engine/rounding.ts';
import { figureText } from '#outcome/figure-text.ts';
import type { Figure } from '#outcome/outcome.ts';

type Look = FigureLook<keyof XirrResults>;

const yearly: Look = { result: 'xirrPct', label: messages.yearlyReturn };
const sums: readonly Look[] = [
  { result: 'totalPaid', label: messages.totalPaid },
  { result: 'totalReceived', label: messages.totalReceived },
  { result: 'profit', label: messages.profit },
];
/** Under a year the gain of the period leads, as it is not stretched to a year. */
const withinAYear: readonly Look[] = [
  { result: 'gainPct', label: messages.gainOfThePeriod, hero: true },
  yearly,
  ...sums,
];
const overYears: readonly Look[] = [{ ...yearly, hero: true }, ...sums];

function figureOf(look: Look, results: XirrResults | null): Figure {
  const none = { ...look, amount: null, words: null, inMonth: null, bought: null };
  if (results === null) return none;
  if (look.result === 'xirrPct') return { ...none, words: rateText(results) };
  if (look.result === 'gainPct') return { ...none, words: periodText(results) };
  const amount = results[look.result];
  return { ...none, amount: typeof amount === 'bigint' ? rupees(amount) : null };
}

/** The return of the period or of a year, and what it is made of. */
export function XirrResult({ outcome: { results, notes, problems } }: { outcome: XirrOutcome }) {
  const looks = results !== null && periodText(results) !== null ? withinAYear : overYears;
  const figures = looks.map((look) => ({ look, figure: figureOf(look, results) }));
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

import { ButtonLink } from 'shared/ui';
import { addedWords } from '#ask/add-words.ts';
import { asksBack } from '#ask/asks-back.ts';
import type { Doubt } from '#ask/read-question.ts';

/** Asks back: each choice asks the question again with what was missing. */
export function Doubtful({ question, doubt }: { question: string; doubt: Doubt }) {
  return (
    <div className="card stack">
      <p>{asksBack(doubt)}</p>
      <div className="button-row no-print">
        {addedWords(doubt).map((added) => (
          <ButtonLink key={added} variant="secondary" to={`/ask?q=${encodeURIComponent(`${question} ${added}`)}`}>
            {added}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

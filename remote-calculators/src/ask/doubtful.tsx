import { ButtonLink } from 'shared/ui';
import { addedWords } from '#ask/add-words.ts';
import { messages } from '#ask/messages.en.ts';
import type { Doubt } from '#ask/read-question.ts';

const whichIsMeant = {
  monthlyOrOnce: messages.monthlyOrOnce,
  monthlyOrTarget: messages.monthlyOrTarget,
  onceOrTarget: messages.onceOrTarget,
};

function asksBack(doubt: Doubt): string {
  if (doubt.about === 'figure') return messages.unreadable;
  if (doubt.about !== 'missing') return whichIsMeant[doubt.about];
  const { title } = doubt.calculator;
  if (doubt.unit === 'rupees') return messages.howMuchMoney({ title });
  return doubt.unit === 'term' ? messages.howLong({ title }) : messages.howOld({ title });
}

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

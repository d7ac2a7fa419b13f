import type { FormEvent } from 'react';
import { useNavigate, withQuery } from 'shared/router';
import { Button, ButtonLink } from 'shared/ui';
import { addedWords } from '#ask/add-words.ts';
import { type Added, withAdded } from '#ask/added.ts';
import { asksBack, missingField } from '#ask/asks-back.ts';
import { messages } from '#ask/messages.en.ts';
import type { Doubt } from '#ask/read-question.ts';

/** Asks back: a field for a figure that is missing, and choices that ask the question again with what would settle it. */
export function Doubtful({ question, doubt }: { question: string; doubt: Doubt }) {
  const missing = missingField(doubt);
  return (
    <div className="card stack">
      <p className="ask__sentence">{asksBack(doubt)}</p>
      {missing !== undefined && <MissingForm question={question} {...missing} />}
      <div className="button-row no-print">
        {addedWords(doubt).map((added) => (
          <ButtonLink key={added} variant="secondary" to={withQuery('/ask', { q: `${question} ${added}` })}>
            {added}
          </ButtonLink>
        ))}
        {doubt.about === 'goals' && (
          <ButtonLink to={doubt.calculator.path} variant="secondary">
            {messages.openPlanner}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Without script the origin puts question and figure together; with script the address says the same as a typed question. */
function MissingForm({ question, name, label }: { question: string; name: Added; label: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]);
    navigate(withQuery('/ask', { q: withAdded(new URLSearchParams(fields)) }));
  };
  // People write money with its words: "5 lakh".
  const isMoney = name !== 'age' && name !== 'span';
  return (
    <form className="ask__missing no-print" action="/ask" onSubmit={submit}>
      <input type="hidden" name="q" value={question} />
      <div className="field">
        <label htmlFor="missing">{label}</label>
        <input
          {...{ id: 'missing', name, className: 'input', required: true, autoComplete: 'off', enterKeyHint: 'go' }}
          {...(isMoney ? { type: 'text', maxLength: 20 } : { type: 'number', min: 0, max: 100, step: 1 })}
        />
      </div>
      <Button type="submit">{messages.workItOut}</Button>
    </form>
  );
}

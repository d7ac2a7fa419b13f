import '#ask/ask-box.css';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { messages } from '#ask/messages.en.ts';

interface AskBoxProps {
  /** What was asked already. */
  asked?: string;
}

/**
 * One field for a question to the calculators. Without script it is sent as a GET, and the page that answers is the same:
 * the address holds the question, so an answer can be shared.
 */
export function AskBox({ asked = '' }: AskBoxProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  // Another question may come by the address alone. The field itself stays, and with it the focus of whoever has asked.
  useEffect(() => {
    if (shown.current !== asked && field.current !== null) field.current.value = asked;
    shown.current = asked;
  }, [asked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') field.current?.focus();
    else navigate(`/ask?q=${encodeURIComponent(typed)}`);
  };
  return (
    <search>
      <form className="ask-box" action="/ask" onSubmit={submit}>
        <div className="field">
          <label htmlFor="ask">{messages.askInYourOwnWords}</label>
          <input
            ref={field}
            id="ask"
            className="input"
            name="q"
            type="search"
            enterKeyHint="go"
            defaultValue={asked}
            maxLength={200}
            autoComplete="off"
            aria-describedby="ask-hint"
          />
        </div>
        <Button type="submit" variant="secondary" icon="search">
          {messages.ask}
        </Button>
        <p className="field__hint" id="ask-hint">
          {messages.askSuchAs}
        </p>
      </form>
    </search>
  );
}

import '#ask/ask-box.css';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useAddress, useNavigate, withQuery } from 'shared/router';
import { Button } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface AskBoxProps {
  /** What was asked already, '' for nothing yet: the page that answers has it. There the field grows with the question. */
  asked?: string;
}

/** Letters of a question in one row of the narrowest phone, for browsers whose fields do not grow by themselves. */
const ROW = 30;

/**
 * One field for a question to the calculators. Without script it is sent as a GET, and the page that answers is the same:
 * the address holds the question, so an answer can be shared.
 */
export function AskBox({ asked }: AskBoxProps) {
  const navigate = useNavigate();
  const action = useAddress('/ask');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const shown = useRef(asked);
  // Another question may come by the address alone. The field itself stays, and with it the focus of whoever has asked.
  useEffect(() => {
    if (shown.current !== asked && field.current !== null) field.current.value = asked ?? '';
    shown.current = asked;
  }, [asked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') field.current?.focus();
    else navigate(withQuery('/ask', { q: typed }));
  };
  return (
    <search>
      <form className="ask-box" action={action} onSubmit={submit}>
        <div className="field">
          <label htmlFor="ask" className={asked ? 'visually-hidden' : undefined}>
            {messages.askLabel}
          </label>
          <Field field={field} asked={asked} />
        </div>
        <Button type="submit" variant="secondary" icon="search">
          <span className="ask-box__word">{messages.askAction}</span>
        </Button>
      </form>
    </search>
  );
}

interface FieldProps {
  field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  asked: string | undefined;
}

/** One line, or as many as a question takes that was asked: then Enter sends it all the same. */
function Field({ field, asked }: FieldProps) {
  const common = {
    id: 'ask',
    name: 'q',
    className: 'input',
    enterKeyHint: 'go',
    maxLength: 200,
    autoComplete: 'off',
    placeholder: messages.askSuchAs,
  } as const;
  if (asked === undefined) return <input ref={field} {...common} type="search" />;
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  };
  return (
    <textarea
      ref={field}
      {...common}
      rows={Math.max(1, Math.ceil(asked.length / ROW))}
      defaultValue={asked}
      onKeyDown={send}
    />
  );
}

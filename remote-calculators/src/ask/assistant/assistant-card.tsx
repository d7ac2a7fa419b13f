import { useId, useState } from 'react';
import { Button } from 'shared/ui';
import { AssistantAnswer } from '#ask/assistant/assistant-answer.tsx';
import { messages } from '#ask/assistant/messages.en.ts';
import { useAssistant } from '#ask/assistant/use-assistant.ts';

interface AssistantCardProps {
  question: string;
  /** Whose endpoint the question goes to. */
  host: string;
}

/** The way to a language model, for whoever agrees that the question goes there. Nothing is sent before. */
export default function AssistantCard({ question, host }: AssistantCardProps) {
  const { answering, ask, stop } = useAssistant(question);
  const [agreed, setAgreed] = useState(false);
  const [asksToAgree, setAsksToAgree] = useState(false);
  const heading = useId();
  const problem = useId();
  const { state } = answering;
  const send = () => {
    setAsksToAgree(!agreed);
    if (agreed) void ask();
  };
  const askWords = state === 'failed' ? messages.retry : state === 'idle' ? messages.ask : messages.askAgain;
  return (
    <section className="card stack no-print" aria-labelledby={heading}>
      <h2 id={heading} className="ask__such">
        {messages.askTheAssistant}
      </h2>
      <p>{messages.whatItIs}</p>
      <p>
        {messages.whereItGoes({ host })} {messages.writeNothingPersonal}
      </p>
      <label className="choice">
        <input
          type="checkbox"
          checked={agreed}
          aria-invalid={asksToAgree}
          aria-describedby={asksToAgree ? problem : undefined}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setAsksToAgree(false);
          }}
        />
        <span>{messages.agree({ host })}</span>
      </label>
      {asksToAgree && (
        <p id={problem} role="alert">
          {messages.agreeFirst}
        </p>
      )}
      <div className="button-row">
        {state === 'under way' ? (
          <Button variant="secondary" onClick={stop}>
            {messages.stop}
          </Button>
        ) : (
          <Button variant="secondary" onClick={send}>
            {askWords}
          </Button>
        )}
      </div>
      <AssistantAnswer {...answering} />
    </section>
  );
}

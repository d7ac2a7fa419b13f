import { useId, useState } from 'react';
import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { FiguresAnswer } from '#ask/figures-answer.tsx';
import { type Answering, useAssistant } from '#ask/use-assistant.ts';
import { messages } from '#messages.en.ts';

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
  const askWords = state === 'failed' ? messages.retry : state === 'idle' ? messages.assistantAsk : messages.askAgain;
  return (
    <section className="card stack no-print" aria-labelledby={heading}>
      <h2 id={heading} className="ask__such">
        {messages.assistantHeading}
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
          {messages.assistantErrorConsent}
        </p>
      )}
      <div className="button-row">
        {state === 'under way' ? (
          <Button variant="secondary" onClick={stop}>
            {messages.assistantStop}
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

/** What has come of an answer, told politely to whoever listens: calculators' figures and articles' passages. */
function AssistantAnswer({ state, shown, asksBack, problem }: Answering) {
  return (
    <div className="stack" role="status" aria-label={messages.assistantLabel} aria-busy={state === 'under way'}>
      {shown.map((one) =>
        one.kind === 'figures' ? (
          <FiguresAnswer key={one.link} className="ask__chosen stack" {...one}>
            {one.warnings.map((warning) => (
              <p key={warning} className="caption">
                {warning}
              </p>
            ))}
          </FiguresAnswer>
        ) : (
          <figure key={one.link + one.text} className="ask__chosen stack">
            <blockquote>{one.text}</blockquote>
            <figcaption>
              <Link to={one.link}>{one.title}</Link>
            </figcaption>
          </figure>
        ),
      )}
      {state === 'under way' && <p className="caption">{messages.asking}</p>}
      {state === 'stopped' && <p className="caption">{messages.stopped}</p>}
      {state === 'done' && shown.length === 0 && <p>{asksBack ?? messages.nothingShown}</p>}
      {state === 'failed' && <p>{problem}</p>}
    </div>
  );
}

import { Link } from 'shared/router';
import { messages } from '#ask/assistant/messages.en.ts';
import type { Answering } from '#ask/assistant/use-assistant.ts';
import { riskWarning } from '#outcome/risk-warning.ts';

/** What has come of an answer, told politely to whoever listens. Its text is text, whatever it says. */
export function AssistantAnswer({ state, sentences, sources, leftOut, problem }: Answering) {
  const isEmpty = state === 'done' && sentences.length === 0;
  return (
    <>
      <div className="stack" role="status" aria-label={messages.answer} aria-busy={state === 'under way'}>
        {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
        {state === 'under way' && <p className="caption">{messages.asking}</p>}
        {state === 'stopped' && <p className="caption">{messages.stopped}</p>}
        {isEmpty && <p>{messages.nothingShown}</p>}
        {state === 'done' && leftOut > 0 && <p className="caption">{messages.leftOut({ count: leftOut })}</p>}
        {state === 'failed' && <p>{problem}</p>}
      </div>
      {sources.length > 0 && (
        <div>
          <p>{messages.from}</p>
          <ul className="ask__list">
            {sources.map(({ title, link }) => (
              <li key={link}>
                <Link to={link}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sentences.length > 0 && (
        <p className="caption">
          {messages.illustration} {riskWarning()}
        </p>
      )}
    </>
  );
}

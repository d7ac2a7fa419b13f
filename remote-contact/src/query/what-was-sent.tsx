import { useSite } from 'shared/site';
import { messages } from '#messages.en.ts';
import { answerDue, dueInWords } from '#query/answer-time.ts';

/** A question that has left, as its form had it. */
export interface SentQuery {
  email: string;
  message: string;
  /** In the browser's clock. */
  at: Date;
}

/** What happens next with a question, and the question itself: its form is empty by now. */
export function WhatWasSent({ query }: { query: SentQuery }) {
  return (
    <div className="what-was-sent">
      <p>
        <WhatComes query={query} />
      </p>
      <h3>{messages.youSent}</h3>
      <blockquote>{query.message}</blockquote>
    </div>
  );
}

function WhatComes({ query: { email, at } }: { query: SentQuery }) {
  const due = answerDue(at, useSite());
  if (due === null) return messages.answerGoesTo({ email, b: (words) => <b>{words}</b> });
  const { day, time } = dueInWords(due, at);
  return day === null
    ? messages.answerComesTomorrow({
        email,
        time,
        b: (words) => <b>{words}</b>,
        nowrap: (words) => <span className="nowrap">{words}</span>,
      })
    : messages.answerComesBy({
        email,
        day,
        time,
        b: (words) => <b>{words}</b>,
        nowrap: (words) => <span className="nowrap">{words}</span>,
      });
}

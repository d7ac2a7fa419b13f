import { use } from 'react';
import { ButtonLink } from 'shared/ui';
import type { Answered } from '#ask/answer-question.ts';
import { Doubtful } from '#ask/doubtful.tsx';
import { messages } from '#ask/messages.en.ts';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';

interface AnswerProps {
  question: string;
  answer: Promise<Answered>;
}

/** What became of a question: the figures with the way to their calculator, choices, or what to say instead. */
export function Answer({ question, answer }: AnswerProps) {
  const shown = use(answer);
  if (shown.kind === 'figures') return <Figures {...shown} />;
  if (shown.kind === 'question') return <Doubtful question={question} doubt={shown.doubt} />;
  if (shown.kind === 'failed') return <p className="card">{messages.failed}</p>;
  if (shown.kind === 'nothing') {
    return (
      <div className="card stack">
        <p>{messages.nothing}</p>
        <ButtonLink to="/calculators" variant="secondary">
          {messages.allCalculators}
        </ButtonLink>
      </div>
    );
  }
  const { title, link } = shown;
  return (
    <div className="card stack">
      <p>
        {shown.kind === 'refused' ? messages.notTaken({ title, problem: shown.problem }) : messages.named({ title })}
      </p>
      <ButtonLink to={link} variant="secondary">
        {messages.openPlain({ title })}
      </ButtonLink>
    </div>
  );
}

function Figures({
  title,
  link,
  action = messages.open({ title }),
  sentence,
  figures,
  understood,
  assumed,
  leavesOut,
  above,
  dependsOn,
}: Extract<Answered, { kind: 'figures' }>) {
  return (
    <div className="card stack">
      <p className="ask__sentence">{sentence || messages.seeTheAnswer({ title })}</p>
      {leavesOut && <p>{messages.leftOut}</p>}
      <p className="no-print">
        <ButtonLink to={link}>{action}</ButtonLink>
      </p>
      <dl className="ask__figures">
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {understood !== '' && <p>{messages.understood({ figures: understood })}</p>}
      {assumed !== '' && <p>{messages.assumed({ figures: assumed })}</p>}
      {/* Without figures there is nothing yet that could turn out otherwise. */}
      {figures.length > 0 && <Disclaimer dependsOn={dependsOn} above={above} />}
    </div>
  );
}

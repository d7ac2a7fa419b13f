import type { ReactNode } from 'react';
import { ButtonLink } from 'shared/ui';
import type { Answered } from '#ask/answer-question.ts';
import { messages } from '#messages.en.ts';
import { figureParts } from '#outcome/figure-text.ts';

type FiguresAnswerProps = Omit<Extract<Answered, { kind: 'figures' }>, 'kind' | 'above' | 'dependsOn' | 'drawn'> & {
  className: string;
  picture?: ReactNode;
  /** What the figures depend on. */
  children: ReactNode;
};

/** What a calculator answers, with the inputs that it counts and the way to its page. */
export function FiguresAnswer({
  className,
  title,
  link,
  action = messages.askActionOpen({ title }),
  sentence,
  figures,
  understood,
  assumed,
  leavesOut,
  picture,
  children,
}: FiguresAnswerProps) {
  return (
    <div className={className}>
      <p className="ask__sentence">{sentence || messages.seeTheAnswer({ title })}</p>
      {leavesOut && <p>{messages.leftOut}</p>}
      <p className="no-print">
        <ButtonLink to={link}>{action}</ButtonLink>
      </p>
      <div className={picture ? 'ask__seen' : undefined}>
        <dl className="ask__figures">
          {figures.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Amount text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {picture}
      </div>
      {understood !== '' && <p>{messages.askUnderstood({ figures: understood })}</p>}
      {assumed !== '' && <p>{messages.askAssumed({ figures: assumed })}</p>}
      {children}
    </div>
  );
}

/** Paise are there and quiet, as on the calculators' pages. */
function Amount({ text }: { text: string }) {
  const [whole, paise] = figureParts(text);
  return (
    <>
      {whole}
      {paise !== '' && <span className="paise">{paise}</span>}
    </>
  );
}

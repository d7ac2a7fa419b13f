import '#ask/ask.css';
import '#calculator-page/plot.css';
import { type FormEvent, memo, Suspense, use, useState, useTransition } from 'react';
import { AskBox } from 'shared/ask-box';
import { dayInIndia } from 'shared/format/india-time';
import type { RenderedLink } from 'shared/remote';
import { Link, useAddress, useNavigate, useSearchParams, withQuery } from 'shared/router';
import { usePageData, useSite } from 'shared/site';
import { Button, ButtonLink, Failure, PageHead, useHydrated } from 'shared/ui';
import type { Answered } from '#ask/answer-question.ts';
import { type Added, answerTo, withAdded } from '#ask/answers.ts';
import { addedWords, asksBack, missingField } from '#ask/asks-back.ts';
import { FiguresAnswer } from '#ask/figures-answer.tsx';
import type { Doubt } from '#ask/read-question.ts';
import { LONGEST_QUESTION } from '#ask/tokens.ts';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { lazyPart, memoPart } from '#calculator-page/settle/lazy-part.tsx';
import { messages } from '#messages.en.ts';

const LazyAssistant = lazyPart(() => import(/* webpackChunkName: "assistant" */ '#ask/assistant-card.tsx'));

/** Drawn by the server, and fetched after all that can be pressed. */
const Picture = memoPart(() => import(/* webpackChunkName: "ask-picture" */ '#ask/answer-picture.tsx'));

const examples: readonly { question: string; lang?: string }[] = [
  { question: messages.example1 },
  { question: messages.example2 },
  { question: messages.example3 },
  { question: messages.example4, lang: 'hi' },
  { question: messages.example5, lang: 'kn' },
];

/** Answers a question that stands in the address. The box sends it, with script or without. */
export default function AskPage() {
  const rendered = usePageData<RenderedLink>('/ask');
  const hydrated = useHydrated();
  const host = useSite().assistantHost;
  const [query] = useSearchParams();
  // A document that was not rendered for this question shows none until the page is alive.
  const isShown = hydrated || typeof rendered?.today === 'string';
  const asked = isShown ? withAdded(query).trim().slice(0, LONGEST_QUESTION) : '';
  const today = rendered?.today ?? dayInIndia(new Date());
  // A document that stands in for a question's does not know that one is asked.
  const isEmpty = asked === '' && rendered?.today !== null;
  return (
    <div className={asked === '' ? 'page' : 'page ask-page--answers'}>
      <PageHead
        title={messages.askTitle}
        lead={asked === '' && (host === undefined ? messages.askLead : messages.typeAQuestionOrAgree)}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
      />
      <div className="stack ask">
        <AskBox asked={asked} />
        <div role="status">{asked !== '' && <AnswerTo key={asked} question={asked} today={today} />}</div>
        {/* It needs scripts, so no document has it. */}
        {hydrated && asked !== '' && host !== undefined && (
          <Suspense key={asked} fallback={null}>
            <LazyAssistant question={asked} host={host} />
          </Suspense>
        )}
        <section className="stack ask__others no-print" aria-labelledby="such">
          <h2 id="such" className="ask__such">
            {messages.such}
          </h2>
          <ul className="ask__list">
            {examples.map(({ question, lang }) => (
              <li key={question} lang={lang}>
                <Link to={withQuery('/ask', { q: question })}>{question}</Link>
              </li>
            ))}
          </ul>
        </section>
        {isEmpty && <Example today={today} />}
      </div>
    </div>
  );
}

/** Before anything is asked, the first of the questions stands there with its answer. */
const Example = ({ today }: { today: string }) => (
  <section className="stack no-print" aria-labelledby="example">
    <h2 id="example" className="ask__such">
      {messages.anExample({ question: messages.example1 })}
    </h2>
    <AnswerTo question={messages.example1} today={today} />
  </section>
);

/**
 * Drawn again for nothing but another question or day: an answer of the document whose calculator is still on its way would
 * be taken away until that is there, and a press on its link would be lost.
 */
const AnswerTo = memo(({ question, today }: { question: string; today: string }) => {
  const [retried, setRetried] = useState<{ today: string; answer: Promise<Answered> }>();
  const [busy, start] = useTransition();
  const answer = retried?.today === today ? retried.answer : answerTo(question, today);
  // Asked once for each press: while it is drawn, what has failed would be asked for again and again.
  const again = () => {
    const next = { today, answer: answerTo(question, today) };
    start(() => setRetried(next));
  };
  return (
    <Suspense fallback={<p>{messages.askStatus}</p>}>
      <Answer {...{ question, answer, today, busy }} onRetry={again} />
    </Suspense>
  );
});

interface AnswerProps {
  question: string;
  answer: Promise<Answered>;
  today: string;
  onRetry: () => void;
  /** A try is under way. */
  busy: boolean;
}

/** What became of a question: the figures with the way to their calculator, choices, or what to say instead. */
function Answer({ question, answer, today, onRetry, busy }: AnswerProps) {
  const shown = use(answer);
  if (shown.kind === 'figures') {
    const { figures, dependsOn, above, drawn } = shown;
    return (
      <FiguresAnswer className="card stack" picture={drawn && <Picture {...drawn} today={today} />} {...shown}>
        {/* Without figures there is nothing yet that could turn out otherwise. */}
        {figures.length > 0 && <Disclaimer dependsOn={dependsOn} above={above} />}
      </FiguresAnswer>
    );
  }
  if (shown.kind === 'question') return <Doubtful question={question} doubt={shown.doubt} />;
  if (shown.kind === 'failed') return <Failure message={messages.failed} onRetry={onRetry} busy={busy} />;
  if (shown.kind === 'nothing') {
    return (
      <div className="card stack">
        <p>{messages.nothing}</p>
        <ButtonLink to="/calculators" variant="secondary">
          {messages.linkAllCalculators}
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

/** Asks back: a field for a figure that is missing, and choices that ask the question again with what would settle it. */
function Doubtful({ question, doubt }: { question: string; doubt: Doubt }) {
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
  const action = useAddress('/ask');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]);
    navigate(withQuery('/ask', { q: withAdded(new URLSearchParams(fields)) }));
  };
  // People write money with its words: "5 lakh".
  const isMoney = name !== 'age' && name !== 'span';
  return (
    <form className="ask__missing no-print" action={action} onSubmit={submit}>
      <input type="hidden" name="q" value={question} />
      <div className="field">
        <label htmlFor="missing">{label}</label>
        <input
          {...{ id: 'missing', name, className: 'input', required: true, autoComplete: 'off', enterKeyHint: 'go' }}
          {...(isMoney ? { type: 'text', maxLength: 20 } : { type: 'number', min: 0, max: 100, step: 1 })}
        />
      </div>
      <Button type="submit">{messages.askActionAnswer}</Button>
    </form>
  );
}

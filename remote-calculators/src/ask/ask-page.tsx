import { memo, Suspense } from 'react';
import { AskBox } from 'shared/ask-box';
import { dayInIndia } from 'shared/format/india-time';
import type { RenderedLink } from 'shared/remote';
import { Link, useSearchParams, withQuery } from 'shared/router';
import { usePageData, useSite } from 'shared/site';
import { PageHead, useHydrated } from 'shared/ui';
import { withAdded } from '#ask/added.ts';
import { Answer } from '#ask/answer.tsx';
import { answerTo } from '#ask/answers.ts';
import { messages } from '#ask/messages.en.ts';
import { LONGEST_QUESTION } from '#ask/tokens.ts';
import { lazyPart } from '#calculator-page/settle/lazy-part.tsx';
import '#ask/ask.css';

const LaterAssistant = lazyPart(() => import(/* webpackChunkName: "assistant" */ '#ask/assistant/assistant-card.tsx'));

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
  return (
    <div className={asked === '' ? 'page' : 'page ask-page--answers'}>
      <PageHead
        title={messages.askTheCalculators}
        lead={asked === '' && (host === undefined ? messages.typeAQuestion : messages.typeAQuestionOrAgree)}
        crumbs={[{ to: '/', label: messages.home }]}
      />
      <div className="stack ask">
        <AskBox asked={asked} />
        <div role="status">{asked !== '' && <AnswerTo key={asked} question={asked} today={today} />}</div>
        {/* It needs scripts, so no document has it. */}
        {hydrated && asked !== '' && host !== undefined && (
          <Suspense key={asked} fallback={null}>
            <LaterAssistant question={asked} host={host} />
          </Suspense>
        )}
        <section className="stack no-print" aria-labelledby="such">
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
      </div>
    </div>
  );
}

/**
 * Drawn again for nothing but another question or day: an answer of the document whose calculator is still on its way would
 * be taken away until that is there, and a press on its link would be lost.
 */
const AnswerTo = memo(({ question, today }: { question: string; today: string }) => (
  <Suspense fallback={<p>{messages.workingItOut}</p>}>
    <Answer question={question} answer={answerTo(question, today)} />
  </Suspense>
));

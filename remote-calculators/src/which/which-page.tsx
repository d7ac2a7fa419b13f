import '#which/which.css';
import { useEffect, useRef } from 'react';
import type { RenderedLink } from 'shared/remote';
import { Link, useSearchParams } from 'shared/router';
import { usePageData } from 'shared/site';
import { ButtonLink, Icon, PageHead, useHydrated } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { Drawing } from '#pickers/drawing.tsx';
import { named } from '#which/named.data.ts';
import { endsOf, type Question, type Suggestion } from '#which/question.ts';
import { tree } from '#which/tree.ts';
import { ADDRESS, addressWith, type Walk, walk } from '#which/walk.ts';

/** Leads to a calculator by three questions. Each answer is a link, and the address is all that is known of them. */
export default function WhichPage() {
  const rendered = usePageData<RenderedLink>(ADDRESS);
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  // A document that was not rendered for these answers shows the first question until the page is alive.
  const isShown = hydrated || typeof rendered?.today === 'string';
  const there = walk(tree, isShown ? query : new URLSearchParams());
  return (
    <div className="page">
      <PageHead
        title={messages.whichTitle}
        lead={messages.answerAndSee}
        crumbs={[
          { to: '/', label: messages.crumbHome },
          { to: '/calculators', label: messages.calculatorsTitle },
        ]}
        here={messages.whichOne}
      />
      <div className="stack which">
        <Answers answered={there.answered} />
        <Next there={there} />
      </div>
    </div>
  );
}

/** What was answered, each with the way back to before it. */
function Answers({ answered }: Pick<Walk, 'answered'>) {
  if (answered.length === 0) return null;
  return (
    <dl className="which__answers">
      {answered.map(({ question, answer, before }) => (
        <div key={question.asked}>
          <dt>{question.asked}</dt>
          <dd>
            <strong>{answer.label}</strong>
            <Link className="no-print" to={before}>
              {messages.whichChange({
                asked: (words) => <span className="visually-hidden">{words}</span>,
                question: question.asked,
              })}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The question that is open, or the calculators; whoever has answered goes on from its heading. */
function Next({ there: { answered, open, found, query } }: { there: Walk }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(answered.length);
  useEffect(() => {
    if (shown.current === answered.length) return;
    shown.current = answered.length;
    heading.current?.focus();
  }, [answered.length]);
  return (
    <section className="stack" aria-labelledby="next">
      <h2 id="next" ref={heading} tabIndex={-1}>
        {open?.asked ?? messages.theseFit({ count: found.length })}
      </h2>
      {open === null ? <Found found={found} /> : <Choices question={open} query={query} />}
    </section>
  );
}

/** The answers of a question, each with the calculators that it leads to, where these are not the same for all. */
function Choices({ question: { answers }, query }: { question: Question; query: Walk['query'] }) {
  const ends = answers.map(endsOf);
  const differ = new Set(ends.map(String)).size > 1;
  return (
    <ul className={differ ? 'which__tiles' : 'row-list'}>
      {answers.map((answer, place) => {
        const found = differ ? (ends[place] ?? []).flatMap((slug) => named[slug] ?? []) : [];
        return (
          <li key={answer.value}>
            <Link className={differ ? 'tile' : undefined} to={addressWith(query, answer)}>
              {found[0]?.drawing && <Drawing lines={found[0].drawing} />}
              <b>
                {answer.label} {found.length > 0 && <small>{found.map(({ name }) => name).join(', ')}</small>}
              </b>
              <Icon name="arrow-right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The calculators that the answers lead to, each with its reason, and ways on where none is the right one. */
function Found({ found }: { found: readonly Suggestion[] }) {
  return (
    <>
      {found.map((one, place) => (
        <Calculator key={one.slug} suggestion={one} isFirst={place === 0} />
      ))}
      <p>
        {messages.orElse({
          again: (words) => <Link to={ADDRESS}>{words}</Link>,
          all: (words) => <Link to="/calculators">{words}</Link>,
        })}
      </p>
    </>
  );
}

function Calculator({ suggestion: { slug, carries }, isFirst }: { suggestion: Suggestion; isFirst: boolean }) {
  const calculator = named[slug];
  if (calculator === undefined) return null;
  const { path, title, why } = calculator;
  const query = Object.entries(carries ?? {}).map(([name, value]) => `${name}=${value}`);
  return (
    <div className="card stack">
      <h3>{title}</h3>
      <p>{why}</p>
      {query.length > 0 && <p className="caption">{messages.yourAnswerIsFilledIn}</p>}
      <div className="button-row">
        <ButtonLink variant={isFirst ? 'primary' : 'secondary'} to={[path, ...query].join('?')}>
          {messages.whichOpen({ title })}
        </ButtonLink>
      </div>
    </div>
  );
}

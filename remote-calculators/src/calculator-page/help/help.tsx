import { Fragment } from 'react';
import { Link } from 'shared/router';
import { Icon, RisingRule } from 'shared/ui';
import type { HelpText } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';

/** The reading part of a page: how to use it, what the figure means, what people ask, where to go next. */
export default function Help({ help }: { help: () => HelpText }) {
  const { sections, questions, related, isNotInAddress } = help();
  return (
    <>
      <div className="page section below-fold no-print">
        <RisingRule />
        <div className="reading">
          <nav className="toc" aria-label={messages.tocLabel}>
            <h2>{messages.tocLabel}</h2>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
              <li>
                <a href="#questions">{messages.helpQuestions}</a>
              </li>
            </ol>
          </nav>
          <article className="prose">
            {sections.map(({ id, title, content }) => (
              <Fragment key={id}>
                <h2 id={id}>{title}</h2>
                {content}
                {id === 'use' && !isNotInAddress && <p>{messages.helpAddress}</p>}
              </Fragment>
            ))}
          </article>
        </div>
      </div>
      <section className="page section below-fold no-print" aria-labelledby="questions">
        <div className="two two--narrow-first">
          <h2 id="questions">{messages.helpQuestions}</h2>
          <div className="questions">
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>
                  {question}
                  <Icon name="chevron-down" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
          <h2 id="related">{messages.helpRelated}</h2>
          <ul className="row-list" aria-labelledby="related">
            {related.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>
                  <b>{label}</b>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

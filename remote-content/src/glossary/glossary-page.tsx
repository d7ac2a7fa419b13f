import '#glossary/glossary.css';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { Field } from 'shared/forms';
import { isFound, REVIEWED, type Term, terms } from 'shared/glossary';
import { RestOfPage } from 'shared/rest-of-page';
import { Link, useLocation } from 'shared/router';
import { useLeads } from 'shared/site';
import { PageHead } from 'shared/ui';
import { byLetter, type Letter } from '#glossary/by-letter.ts';
import { messages } from '#messages.en.ts';

/** The words of a distributor, each in two or three sentences. The whole list is in the document; scripts only narrow it. */
export default function GlossaryPage() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const asked = typed.trim();
  const letters = byLetter(terms.filter((term) => isFound(term, asked)));
  const count = letters.reduce((sum, { terms: own }) => sum + own.length, 0);
  useNamedPlace(() => {
    if (field.current !== null) field.current.value = '';
    setTyped('');
  });
  return (
    <div className="page">
      <PageHead
        title={messages.glossaryTitle}
        lead={messages.whatTheseWordsMean}
        crumbs={[{ label: messages.crumbHome, to: '/' }]}
        finder={
          <search className="needs-script no-print">
            <div className="glossary__filter">
              <Field
                ref={field}
                label={messages.glossaryFieldSearch}
                name="word"
                type="search"
                maxLength={60}
                autoComplete="off"
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <p className="caption" role="status">
                {asked !== '' && messages.found({ count })}
              </p>
            </div>
          </search>
        }
      />
      <RestOfPage>
        <Letters letters={letters} />
        <Words letters={letters} />
        <p className="caption">{messages.glossaryAsOf({ day: formatDate(REVIEWED) })}</p>
      </RestOfPage>
    </div>
  );
}

/** Has everything shown when a link leads to a place that is not: the page then goes there by itself. */
function useNamedPlace(showAll: () => void): void {
  const { hash, key } = useLocation();
  const entry = useRef(key);
  useEffect(() => {
    if (entry.current !== key && hash !== '' && document.getElementById(hash.slice(1)) === null) showAll();
    entry.current = key;
  }, [hash, key, showAll]);
}

const placeOf = (letter: string) => `letter-${letter}`;

function Letters({ letters }: { letters: readonly Letter[] }) {
  return (
    <nav className="glossary__letters no-print" aria-label={messages.glossaryLabelLetters}>
      <ul>
        {letters.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${placeOf(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Marked up for search engines where it stands, so that they are told the words that visitors read. */
function Words({ letters }: { letters: readonly Letter[] }) {
  return (
    <div itemScope itemType="https://schema.org/DefinedTermSet">
      <meta itemProp="name" content={messages.glossaryTitle} />
      {letters.map(({ letter, terms: own }) => (
        <section className="glossary__letter" key={letter} aria-labelledby={placeOf(letter)}>
          <h2 id={placeOf(letter)}>{letter}</h2>
          <dl>
            {own.map((term) => (
              <TermEntry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function TermEntry({ term: { id, name, also, is, more, to } }: { term: Term }) {
  return (
    <div
      className="glossary__term"
      id={id}
      itemProp="hasDefinedTerm"
      itemScope
      itemType="https://schema.org/DefinedTerm"
    >
      <dt>
        <strong itemProp="name">{name}</strong> {also !== undefined && <span className="quiet">{also}</span>}
      </dt>
      <dd>
        <p itemProp="description">{more === undefined ? is : `${is} ${more}`}</p>
        {to !== undefined && <Onward to={to} />}
      </dd>
    </div>
  );
}

/** The page that a term belongs to; none while no live release has it. */
function Onward({ to }: { to: string }) {
  const leads = useLeads();
  const name = ownName(to) ?? leads.find(({ path }) => path === to)?.name;
  return name === undefined ? null : <Link to={to}>{name}</Link>;
}

/** What pages of this remote are called from here. */
function ownName(to: string): string | undefined {
  if (to.startsWith('/blogs')) return messages.articlesThatNameIt;
  return to.startsWith('/disclosures') ? messages.ourDisclosures : undefined;
}

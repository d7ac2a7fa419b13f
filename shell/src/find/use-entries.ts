import { useCallback, useMemo } from 'react';
import type { Post } from 'shared/contract/post';
import { useLoaded } from 'shared/load';
import { findPage, type LivePage, type Snapshot } from 'shared/snapshot';
import { timeLimit } from 'shared/time-limit';
import type { Entry } from '#find/entry.ts';
import { useLoader } from '#manifest/loader.tsx';
import { messages } from '#messages.en.ts';

const NONE: Entry[] = [];

/** Everything that can be found: the pages of the live releases, and the articles as soon as they have come. */
export function useEntries() {
  const { snapshot, directory, offline } = useLoader();
  // The stored document carries the whole of it.
  const load = useCallback(
    () => (offline ? Promise.resolve(snapshot) : directory.load()),
    [offline, snapshot, directory],
  );
  const { loaded: live, reload } = useLoaded(load);
  const { loaded: articles } = useLoaded(articleEntries);
  const whole = live.status === 'ready' ? live.value : null;
  const pages = useMemo(() => (whole === null ? NONE : pageEntries(whole)), [whole]);
  const read = articles.status === 'ready' ? articles.value : NONE;
  return {
    entries: useMemo(() => [...pages, ...read], [pages, read]),
    status: live.status,
    reload,
    noArticles: articles.status === 'failed',
    /** Whether the calculators have their page for questions. */
    canAsk: whole !== null && findPage(whole.pages, '/ask') !== null,
  };
}

/** People look for a page that search engines list under this very address, and for those that say so themselves. */
const isFindable = ({ path, canonical = path, indexable, findable }: LivePage): boolean =>
  !path.includes(':') && canonical === path && (indexable !== false || findable?.unlisted === true);

/** The two lists take turns: a calculator, a goal, a calculator … */
const startOf = ({ lead }: LivePage): number | undefined =>
  lead?.start && lead.start.place * 2 + (lead.start.list === 'goals' ? 1 : 0);

/**
 * What can be found on the pages of the live releases: the pages by their names, and what they publish as entries of their
 * own in their declarations (`findable.entries`), such as the words of a glossary.
 */
export const pageEntries = ({ pages, remotes }: Pick<Snapshot, 'pages' | 'remotes'>): Entry[] =>
  pages.flatMap((page) => {
    const { path, title, description, lead, findable } = page;
    const lang = remotes[page.remote]?.current.lang;
    const own = (findable?.entries ?? []).map(
      ({ name, line, also, at, word }): Entry => ({
        kind: word ? 'word' : 'page',
        name,
        to: path + at,
        line,
        also,
        lang,
      }),
    );
    if (!isFindable(page)) return own;
    const itself: Entry = {
      kind: lead === undefined ? 'page' : 'tool',
      name: lead?.name ?? title,
      to: path,
      line: lead?.start?.line ?? description,
      also: [title, lead?.menu?.name, lead?.start?.name, findable?.also].join(' '),
      about: `${description} ${lead?.menu?.group ?? ''}`,
      start: startOf(page),
      lang,
    };
    return [itself, ...own];
  });

/** The newest ones, as many as one answer holds. The same list for everybody: what is typed is never sent. */
const ADDRESS =
  '/wp-json/wp/v2/posts?per_page=100&_fields=slug,title.text,excerpt.text,reading_minutes,topics' as const;
const TIMEOUT_MS = 8_000;

type Summary = Pick<Post, 'slug' | 'title' | 'excerpt' | 'reading_minutes' | 'topics' | 'lang'>;

let known: Promise<Entry[]> | null = null;

/** The articles of the page's language, fetched once for the life of the page; a failed call may be repeated. */
function articleEntries(): Promise<Entry[]> {
  known ??= fetchArticles().catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

async function fetchArticles(): Promise<Entry[]> {
  const answer = await fetch(ADDRESS, { headers: { accept: 'application/json' }, signal: timeLimit(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The posts call answered ${answer.status}.`);
  return ((await answer.json()) as Summary[]).map(asEntry);
}

const asEntry = ({ slug, title, excerpt, reading_minutes: minutes, topics, lang }: Summary): Entry => ({
  kind: 'article',
  name: title.text,
  to: `/blogs/${encodeURIComponent(slug)}`,
  line: messages.articleOf({ minutes }),
  also: topics.join(' '),
  about: excerpt.text,
  lang,
});

import type { Post } from 'shared/contract/post';
import { timeLimit } from 'shared/time-limit';
import type { Entry } from '#find/entry.ts';
import { messages } from '#find/messages.en.ts';

/** The newest ones, as many as one answer holds. The same list for everybody: what is typed is never sent. */
const ADDRESS =
  '/wp-json/wp/v2/posts?per_page=100&_fields=slug,title.text,excerpt.text,reading_minutes,topics' as const;
const TIMEOUT_MS = 8_000;

type Summary = Pick<Post, 'slug' | 'title' | 'excerpt' | 'reading_minutes' | 'topics' | 'lang'>;

let known: Promise<Entry[]> | null = null;

/** The articles of the page's language, fetched once for the life of the page; a failed call may be repeated. */
export function articleEntries(): Promise<Entry[]> {
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

import type { FastifyInstance } from 'fastify';
import { listPosts, type Post } from 'shared/contract/post';
import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { hasAllArticles, keptList, type List, type ListFile } from '#documents/article-list.ts';
import { escapeHtml } from '#documents/escape.ts';
import type { LiveSite } from '#releases/live-site.ts';

/** Where readers of feeds find the newest articles. `/feed` answers the same, since WordPress has it there. */
export const FEED = '/rss.xml';

/** Articles in a feed. */
const MOST = 20;

type Item = Pick<Post, 'link' | 'date' | 'modified' | 'title' | 'excerpt' | 'author' | 'topics'>;

interface Told {
  site: SiteFacts;
  live: Pick<LiveSite, 'snapshot'>;
  /** Absolute address of the site, without a slash at its end. */
  origin: string;
}

/** Makes the RSS 2.0 feed of the newest articles. */
export function feeds(app: FastifyInstance): (told: Told) => Promise<ListFile> {
  const articles = keptList(() => newest(app));
  return async (told) => {
    const { items, isWhole } = await articles();
    return { text: feed(items, told), isWhole };
  };
}

async function newest(app: FastifyInstance): Promise<List<Item>> {
  const fields = 'link,date,modified,title.text,excerpt.text,author,topics';
  const answer = await app.inject({ method: 'GET', url: `${listPosts.path}?per_page=${MOST}&_fields=${fields}` });
  return { items: answer.statusCode === 200 ? answer.json<Item[]>() : [], isWhole: hasAllArticles(answer) };
}

function feed(items: readonly Item[], { site, live, origin }: Told): string {
  const list = listPage(live);
  const changed = items.map(({ modified }) => modified).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(feedTitle(site, live))}</title>
<link>${text(origin + (list?.path ?? '/'))}</link>
<description>${text(list?.description ?? site.firm.tagline)}</description>
<language>en-in</language>
<atom:link href="${text(origin + FEED)}" rel="self" type="application/rss+xml"/>
${changed
  .slice(-1)
  .map((last) => `<lastBuildDate>${written(last)}</lastBuildDate>\n`)
  .join('')}${items.map((item) => entry(item, site, origin)).join('')}</channel>
</rss>
`;
}

const entry = ({ title, link, date, excerpt, author, topics }: Item, { firm }: SiteFacts, origin: string) => `<item>
<title>${text(title.text)}</title>
<link>${text(origin + link)}</link>
<guid>${text(origin + link)}</guid>
<pubDate>${written(date)}</pubDate>
<dc:creator>${text(author?.name ?? firm.name)}</dc:creator>
${topics.map((topic) => `<category>${text(topic)}</category>\n`).join('')}<description>${text(excerpt.text)}</description>
</item>
`;

/** What a document of a page with articles says of the feed. */
export function feedLink(page: LivePage | null, site: SiteFacts, live: Pick<LiveSite, 'snapshot'>): string {
  if (page?.data?.some((call) => call.startsWith(listPosts.path)) !== true) return '';
  return `<link rel="alternate" type="application/rss+xml" title="${text(feedTitle(site, live))}" href="${FEED}">\n`;
}

const listPage = ({ snapshot }: Pick<LiveSite, 'snapshot'>) => snapshot.pages.find(({ path }) => path === '/blogs');

const feedTitle = ({ firm }: SiteFacts, live: Pick<LiveSite, 'snapshot'>) =>
  [listPage(live)?.title ?? [], firm.name].flat().join(' | ');

/** Text as it may stand in XML, which knows no control characters and no halves of letters. */
const text = (words: string) => escapeHtml(words.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' '));

/** `2026-05-18T09:00:00`, by the firm's clock, as RFC 822 writes it: `Mon, 18 May 2026 09:00:00 +0530`. */
const written = (local: string) => new Date(`${local}Z`).toUTCString().replace('GMT', '+0530');

import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { hasAllArticles, keptList, type ListFile } from '#documents/article-list.ts';
import { escapeHtml } from '#documents/escape.ts';
import { FEED, feeds } from '#documents/feed.ts';
import type { LiveSite } from '#releases/live-site.ts';

interface Dependencies {
  /** What is live now. */
  live: () => LiveSite;
  site: SiteFacts;
  /** Absolute address of the site as this request reached it. */
  origin: (request: { protocol: string; host: string }) => string;
  /** The languages that the site is offered in. */
  offered: readonly Language[];
}

/** The files that browsers and search engines ask for by a fixed name. */
export function siteFiles(app: FastifyInstance, { live, site, origin, offered }: Dependencies): void {
  const { email } = site.firm;
  const feed = feeds(app);
  const sitemap = sitemaps(app, offered);

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /server/\nDisallow: /dev/\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
  );

  app.get('/.well-known/security.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText({ email, origin: origin(request) }, new Date())),
  );

  for (const path of [FEED, '/feed']) {
    app.get(path, async (request, reply) => {
      const { text, isWhole } = await feed({ site, live: live(), origin: origin(request) });
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', isWhole ? 'public, max-age=300' : 'no-store')
        .send(text);
    });
  }

  // As WordPress writes it.
  app.get('/feed/', (_, reply) => reply.redirect('/feed', 301));

  app.get('/sitemap.xml', async (request, reply) => {
    const { text, isWhole } = await sitemap(live(), origin(request));
    if (!isWhole) reply.header('cache-control', 'no-store');
    return reply.type('application/xml; charset=utf-8').send(text);
  });
}

/** Articles asked for at a time, the most that the call gives. */
const AT_ONCE = 100;
/** A site may list 50,000 addresses in one file. */
const MOST_ARTICLES = 45_000;

interface Entry {
  path: string;
  /** Day of the last change, `2026-11-20`. */
  changed?: string | undefined;
}

/** Makes sitemap.xml: the pages of the live releases with the day of their release, and every article with its own. */
export function sitemaps(
  app: FastifyInstance,
  offered: readonly Language[],
): (live: LiveSite, origin: string) => Promise<ListFile> {
  const list = keptList(() => articles(app));
  return async (live, origin) => {
    const { items, isWhole } = await list();
    return { text: sitemap(items, { live, origin, offered }), isWhole };
  };
}

interface Parts {
  live: LiveSite;
  origin: string;
  offered: readonly Language[];
}

function sitemap(articles: readonly Entry[], { live, origin, offered }: Parts): string {
  const pages: Entry[] = listedPages(live.snapshot.pages).map(({ path, remote }) => ({
    path,
    changed: live.remotes[remote]?.builtAt.slice(0, 10),
  }));
  const at = (language: Language, path: string) => escapeHtml(origin + addressIn(language, path));
  // Each page names all its languages, itself among them.
  const others = (path: string) =>
    offered.length < 2
      ? ''
      : offered
          .map((one) => `<xhtml:link rel="alternate" hreflang="${LANGUAGES[one].tag}" href="${at(one, path)}"/>`)
          .join('');
  const entries = [...pages, ...articles].flatMap(({ path, changed }) =>
    offered.map(
      (language) =>
        `<url><loc>${at(language, path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}${others(path)}</url>`,
    ),
  );
  const links = offered.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join('\n')}\n</urlset>\n`;
}

async function articles(app: FastifyInstance): Promise<{ items: Entry[]; isWhole: boolean }> {
  const found: Entry[] = [];
  let all = true;
  while (found.length < MOST_ARTICLES) {
    const url = `/wp-json/wp/v2/posts?per_page=${AT_ONCE}&offset=${found.length}&_fields=link,modified`;
    const answer = await app.inject({ method: 'GET', url });
    all &&= hasAllArticles(answer);
    const posts = answer.statusCode === 200 ? answer.json<{ link: string; modified: string }[]>() : [];
    found.push(...posts.map(({ link, modified }) => ({ path: link, changed: modified.slice(0, 10) })));
    if (posts.length < AT_ONCE) break;
  }
  return { items: found, isWhole: all };
}

/** Pages that a search engine may list, each once and under its canonical address. */
const listedPages = (pages: readonly LivePage[]): LivePage[] =>
  pages
    .filter((page) => page.indexable !== false && page.access !== 'signed-in' && !page.path.includes(':'))
    .filter((page) => page.canonical === undefined || page.canonical === page.path);

interface Told {
  /** The firm's address for mail. */
  email: string;
  /** Absolute address of the site. */
  origin: string;
}

/** So many months a reader may rely on the file, by RFC 9116 less than twelve. */
const MONTHS = 6;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. It expires at the beginning of a month, half a year ahead. */
export function securityText({ email, origin }: Told, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace('.000Z', 'Z')}
Preferred-Languages: en, hi
Canonical: ${origin}/.well-known/security.txt
`;
}

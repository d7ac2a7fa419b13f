import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import { escapeHtml } from '#documents/escape.ts';
import { listedPages } from '#documents/listed-pages.ts';
import type { LiveSite } from '#releases/live-site.ts';

/** Articles asked for at a time, the most that the call gives. */
const AT_ONCE = 100;
/** A site may list 50,000 addresses in one file. */
const MOST_ARTICLES = 45_000;

interface Entry {
  path: string;
  /** Day of the last change, `2026-11-20`. */
  changed?: string | undefined;
}

/** For so long the list of articles is taken as still true: whoever asks often has it made once. */
const ARTICLES_MS = 60_000;

/** Makes sitemap.xml: the pages of the live releases with the day of their release, and every article with its own. */
export function sitemaps(
  app: FastifyInstance,
  offered: readonly Language[],
): (live: LiveSite, origin: string) => Promise<string> {
  let known: Promise<Entry[]> | null = null;
  let knownUntil = 0;
  return async (live, origin) => {
    if (known === null || knownUntil < performance.now()) {
      known = articles(app);
      knownUntil = performance.now() + ARTICLES_MS;
    }
    return sitemap(await known, { live, origin, offered });
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

async function articles(app: FastifyInstance): Promise<Entry[]> {
  const found: Entry[] = [];
  while (found.length < MOST_ARTICLES) {
    const url = `/wp-json/wp/v2/posts?per_page=${AT_ONCE}&offset=${found.length}&_fields=link,modified`;
    const answer = await app.inject({ method: 'GET', url });
    const posts = answer.statusCode === 200 ? answer.json<{ link: string; modified: string }[]>() : [];
    found.push(...posts.map(({ link, modified }) => ({ path: link, changed: modified.slice(0, 10) })));
    if (posts.length < AT_ONCE) break;
  }
  return found;
}

import type { FastifyInstance } from 'fastify';
import { listPosts, type Post } from 'shared/contract/post';
import type { Language } from 'shared/language';
import { findPage, type LivePage } from 'shared/snapshot';
import { articleOf, articlePage, isArticles } from '#content/article-page.ts';
import type { LiveSite } from '#releases/live-site.ts';

/** What the document at an address is made of, besides the releases. */
export interface PageContent {
  /** The page as search engines and tabs see it; null for an address that nobody owns. */
  page: LivePage | null;
  /** The path that is rendered. Addresses that show the same share one. */
  path: string;
  status: 200 | 404 | 503;
  /** The article that the page is about. */
  article: Post | null;
  /** Answers of the calls that the page declares, by path and query. */
  answers: Record<string, unknown>;
}

export interface Moved {
  movedTo: string;
}

/** One document for all addresses that nobody owns, or a scanner would have each of its guesses rendered. */
const NOWHERE: PageContent = { page: null, path: '/404', status: 404, article: null, answers: {} };

/**
 * Finds what an address shows, and asks the origin's own API for what its page declares.
 *
 * @param asked path without query
 */
export async function contentOf(
  app: FastifyInstance,
  { snapshot: { pages }, language }: Pick<LiveSite, 'snapshot' | 'language'>,
  asked: string,
): Promise<PageContent | Moved> {
  const place = placeOf(pages, asked);
  if ('movedTo' in place) return place;
  if (place.page === null) return (await articleAtOldAddress(app, language, pages, asked)) ?? NOWHERE;
  const { page, params, path } = place;
  const calls = page.data ?? [];
  if (Object.keys(params).length === 0)
    return { page, path, status: 200, article: null, answers: await pageData(app, language, calls, params) };

  // What the address names comes first: when it does not exist, nothing else is asked and nothing new is rendered.
  const named = calls.filter((call) => call.includes(':'));
  if (named.length === 0)
    return {
      page,
      path: anyOf(page),
      status: 200,
      article: null,
      answers: await pageData(app, language, calls, params),
    };
  const own = await pageData(app, language, named, params);
  const article = articleOf(page, own);
  if (article === 'unknown' || article === 'unavailable') {
    const nameless = { ...page, indexable: false, ...(article === 'unknown' ? { title: 'Article not found' } : {}) };
    return { page: nameless, path: anyOf(page), status: article === 'unknown' ? 404 : 503, article: null, answers: {} };
  }
  if (article !== null && article.link !== path) return { movedTo: article.link };
  const others = await pageData(
    app,
    language,
    calls.filter((call) => !named.includes(call)),
    params,
  );
  return { page: articlePage(page, article), path, status: 200, article, answers: { ...own, ...others } };
}

/** Addresses under which a WordPress has articles: below the root, a date or a category, perhaps as a page for AMP. */
const OLD_ADDRESS = /^(?!\/(?:wp-|server\/))(?:\/[^/]+){0,4}?\/([^/.]{1,400}?)(?:\/amp)?\/*$/;

/** The article whose WordPress was at this site's address before: search engines and other sites still lead there. */
async function articleAtOldAddress(
  app: FastifyInstance,
  language: Language,
  pages: readonly LivePage[],
  asked: string,
): Promise<Moved | null> {
  const slug = OLD_ADDRESS.exec(asked)?.[1];
  if (slug === undefined || !pages.some(isArticles)) return null;
  const [answer] = Object.values(
    await pageData(app, language, [`${listPosts.path}?slug=:slug&_fields=link&per_page=1`], { slug }),
  );
  const link: unknown = Array.isArray(answer) ? answer[0]?.link : undefined;
  return typeof link === 'string' ? { movedTo: link } : null;
}

/**
 * The same content with what the page's calls answer for a query.
 *
 * @param query as `pageQuery` writes it
 */
export async function contentFor(
  app: FastifyInstance,
  site: LiveSite,
  content: PageContent,
  query: string,
): Promise<PageContent> {
  const calls = callsByQuery(site, content);
  if (calls.length === 0) return content;
  const said = [...new URLSearchParams(query)].map(([name, value]) => [name, encodeURIComponent(value)]);
  const answers = await pageData(app, site.language, calls, Object.fromEntries(said));
  const withoutQuery = calls.map((call) => call.replace(/:\w+/g, ''));
  const others = Object.entries(content.answers).filter(([call]) => !withoutQuery.includes(call));
  return { ...content, answers: { ...Object.fromEntries(others), ...answers } };
}

/** True where a query changes what the page's calls answer. */
export const asksByQuery = (site: LiveSite, content: PageContent): boolean => callsByQuery(site, content).length > 0;

function callsByQuery({ queries }: LiveSite, { page, path }: PageContent): readonly string[] {
  const names = queries.get(path) ?? [];
  return (page?.data ?? []).filter((call) => names.some((name) => new RegExp(`:${name}\\b`).test(call)));
}

/**
 * Answers of the public API calls that a page declares, asked of this very origin. A call that fails is left out: the
 * page then asks for itself and shows its own failed state.
 */
async function pageData(
  app: FastifyInstance,
  language: Language,
  calls: readonly string[],
  params: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const url = call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(decode(params[name] ?? '')));
      const response = await app
        .inject({ method: 'GET', url, headers: { accept: 'application/json', 'accept-language': language } })
        .catch(() => null);
      if (response === null || response.statusCode !== 200) return null;
      try {
        return [url, response.json()] as const;
      } catch {
        return null;
      }
    }),
  );
  return Object.fromEntries(answers.filter((answer) => answer !== null));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What stands at an address: a page, another spelling of a page's address, or nothing. */
export type Place =
  | { page: LivePage; params: Record<string, string>; path: string }
  | { movedTo: string }
  | { page: null };

/**
 * Finds what an address means. Slashes at its end and capitals lead to the one spelling of a page's address, so that
 * neither a typing visitor meets a 404 nor a search engine two pages.
 *
 * @param asked path without query
 */
export function placeOf(pages: readonly LivePage[], asked: string): Place {
  const path = asked.replace(/(?!^)\/+$/, '');
  const found = findPage(pages, path);
  if (found === null) {
    const small = path.toLowerCase();
    return pages.some((page) => page.path === small && !small.includes(':')) ? { movedTo: small } : { page: null };
  }
  return path === asked ? { ...found, path } : { movedTo: path };
}

/**
 * The path under which a page with `:name` segments is rendered once for all their values, when nothing that the first
 * render shows depends on them.
 */
export const anyOf = (page: LivePage): string => page.path.replace(/:\w+/g, '-');

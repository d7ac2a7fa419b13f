import { findPage, type LivePage } from 'shared/snapshot';

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

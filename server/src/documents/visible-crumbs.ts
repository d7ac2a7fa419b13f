/** One page of a breadcrumb; the page itself, at the end, has no address of its own in it. */
interface Crumb {
  name: string;
  path?: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * The breadcrumb that `shared/ui` has put into rendered markup, so that search engines are told what visitors see.
 *
 * @returns an empty list for a page without one
 */
export function visibleCrumbs(html: string): Crumb[] {
  const trail = /<nav class="breadcrumb"[^>]*><ol>(.*?)<\/ol><\/nav>/s.exec(html)?.[1] ?? '';
  return [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const path = /<a [^>]*href="([^"]*)"/.exec(item)?.[1];
    return { name: textOf(item), ...(path === undefined ? {} : { path: plainText(path) }) };
  });
}

const textOf = (markup: string) => plainText(markup.replace(/<[^>]*>/g, ''));

/** The text of markup without elements. */
export const plainText = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

import type { APIRequestContext, Page } from '@playwright/test';
import { renderedDocument } from '#rendered-document.ts';

/** What a document says of itself before any script has run. */
export interface RawDocument {
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  h1: number;
  crumbs: string[];
  picture: string | null;
  facts: unknown[];
  links: { text: string; to: string }[];
  /** Words of the prerendered page. */
  words: string[];
  headings: string[];
}

/** What was read already: several questions are asked of the same documents. */
const known = new Map<string, RawDocument>();

/**
 * Parses the document as a search engine does that runs no script.
 *
 * @param page on which no document stands yet whose policy would refuse to parse a text
 */
export async function readRaw(page: Page, request: APIRequestContext, path: string): Promise<RawDocument> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const raw = await parse(page, await renderedDocument(request, path));
  known.set(path, raw);
  return raw;
}

const parse = (page: Page, html: string): Promise<RawDocument> =>
  page.evaluate((text) => {
    const dom = new DOMParser().parseFromString(text, 'text/html');
    const wordsOf = (node: Element | null) => {
      // Elements end words, as they do for a reader.
      const copy = node?.cloneNode(true) as Element | undefined;
      for (const element of copy?.querySelectorAll('*') ?? []) element.after(' ');
      return (copy?.textContent ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    };
    const content = (selector: string, name: string) => dom.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      title: dom.title,
      description: content('meta[name="description"]', 'content') ?? '',
      canonical: content('link[rel="canonical"]', 'href'),
      robots: content('meta[name="robots"]', 'content'),
      h1: dom.querySelectorAll('h1').length,
      crumbs: [...dom.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((item) => item.textContent ?? ''),
      picture: content('meta[property="og:image"]', 'content'),
      facts: [...dom.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
        JSON.parse(block.textContent ?? ''),
      ),
      links: [...dom.querySelectorAll('a')].map((link) => ({
        text: link.textContent.trim(),
        to: link.getAttribute('href') ?? '',
      })),
      words: wordsOf(dom.querySelector('#root')),
      headings: [...dom.querySelectorAll('main h2')].map((heading) => heading.textContent ?? ''),
    };
  }, html);

/** Words that the page shows and its document did not hold, and how many it shows. */
export async function wordsThatCameLater(page: Page, raw: RawDocument): Promise<{ missing: string[]; shown: number }> {
  const shown = await page.locator('#root').evaluate((root) => {
    // The switch of languages and the search come with what comes last.
    const later = [...root.querySelectorAll<HTMLElement>('.languages, .finder')];
    for (const place of later) place.style.display = 'none';
    const words = (root as HTMLElement).innerText.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const place of later) place.style.display = '';
    return words;
  });
  const left = new Map<string, number>();
  for (const word of raw.words) left.set(word, (left.get(word) ?? 0) + 1);
  const missing = shown.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return { missing, shown: shown.length };
}

import type { LivePage } from 'shared/snapshot';

/** Pages that a search engine may list, each once and under its canonical address. */
export const listedPages = (pages: readonly LivePage[]): LivePage[] =>
  pages
    .filter((page) => page.indexable !== false && page.access !== 'signed-in' && !page.path.includes(':'))
    .filter((page) => page.canonical === undefined || page.canonical === page.path);

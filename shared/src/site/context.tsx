import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { SiteFacts } from '#contract/site.ts';
import type { Posted } from '#site/posted.ts';
import type { LeadTo } from '#site/snapshot.ts';

interface Site {
  facts: SiteFacts;
  pageData: Readonly<Record<string, unknown>>;
  posted: Posted | undefined;
  leads: readonly LeadTo[];
}

const SiteContext = createContext<Site | null>(null);

/** Hands the firm's facts and the page's own data to the whole tree, on the server and in the browser alike. */
export function SiteProvider({
  facts,
  pageData = {},
  posted,
  leads = [],
  children,
}: Partial<Site> & Pick<Site, 'facts'> & { children: ReactNode }) {
  return <SiteContext value={{ facts, pageData, posted, leads }}>{children}</SiteContext>;
}

/** The firm's facts from `site.json`. Throws outside of {@link SiteProvider}. */
export function useSite(): SiteFacts {
  return useSiteContext().facts;
}

/**
 * What the origin already fetched for this document: the answer of one of the public GET calls that the page's
 * declaration lists in `data`. Undefined after a navigation inside the page, when the caller fetches by itself.
 *
 * @param path path and query exactly as declared, such as `/wp-json/wp/v2/posts?per_page=5`
 */
export function usePageData<T>(path: string): T | undefined {
  return useSiteContext().pageData[path] as T | undefined;
}

/** What forms have started from; whoever comes back to such a form in the same document starts anew. */
const used = new WeakSet<Posted>();

/** What became of this form, when the document answers a browser that posted it without scripts. It is told once. */
export function usePosted(form: string): Posted | undefined {
  const { posted } = useSiteContext();
  const [mine] = useState(posted?.form === form && !used.has(posted) ? posted : undefined);
  useEffect(() => {
    if (mine !== undefined) return () => void used.add(mine);
  }, [mine]);
  return mine;
}

/** Pages of live releases that a page which declares `leads` may lead to. */
export function useLeads(): readonly LeadTo[] {
  return useSiteContext().leads;
}

function useSiteContext(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

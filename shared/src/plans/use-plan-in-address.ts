import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { useHydrated } from 'shared/ui';
import { planIn } from '#contract/plan-link.ts';
import type { RenderedLink } from '#remote.ts';

/**
 * The plan that the page's address takes along. The first render in a browser knows it only where the origin has rendered
 * the page for it, which a page asks for by `query: ['plan']`.
 */
export function usePlanInAddress(): string | undefined {
  const { pathname, search } = useLocation();
  const rendered = usePageData<RenderedLink>(pathname);
  const hydrated = useHydrated();
  return hydrated || rendered?.today ? planIn(search) : undefined;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { documentTitle } from 'shared/format/document-title';
import type { PageDeclaration } from 'shared/remote';
import { useLocation, useNavigationType } from 'shared/router';
import { useSite } from 'shared/site';
import { scrollMemory } from '#layout/scroll-memory.ts';
import { whenRendered } from '#layout/when-rendered.ts';
import { useLoader } from '#manifest/loader.tsx';

/** What a document load does by itself and a navigation inside the page must imitate: title, scroll position, focus. */
export function usePageEffects(page: Pick<PageDeclaration, 'title'> | null): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const { firm } = useSite();
  // Null while nobody knows yet whose page it is: the title then comes with the answer.
  const title = page === null ? null : documentTitle(page.title, firm.name);
  const shown = useRef(pathname);
  // The stored document starts any page, so its own title is nobody's.
  const titled = useRef(useLoader().offline ? null : pathname);

  // In the layout phase, so that a page that knows a better title (an article's) has the last word.
  useLayoutEffect(() => {
    if (title === null || titled.current === pathname) return;
    titled.current = pathname;
    document.title = title;
  }, [pathname, title]);

  useEffect(() => scrollMemory.start(), []);

  // In the layout phase too: a shorter page makes the browser scroll, and that must not be noted for the page before.
  useLayoutEffect(() => {
    const goingBack = navigation === 'POP';
    const remembered = scrollMemory.enter(key);
    // The first load is the browser's own business; a changed query or fragment is the same page.
    if (shown.current === pathname) {
      if (goingBack && remembered !== undefined) scrollMemory.restore(remembered);
      return;
    }
    shown.current = pathname;
    if (!goingBack) window.scrollTo(0, 0);
    return whenRendered((main) => {
      const named = goingBack || hash === '' ? null : document.getElementById(hash.slice(1));
      const heading = main.querySelector<HTMLElement>('h1');
      // Parts of the page before are still there, but hidden, while the next one loads.
      if (heading === null || heading.getClientRects().length === 0) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (goingBack) scrollMemory.restore(remembered ?? 0);
      else named?.scrollIntoView();
      return true;
    });
  }, [pathname, hash, key, navigation]);
}

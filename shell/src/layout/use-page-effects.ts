import { useLayoutEffect, useRef } from 'react';
import { documentTitle } from 'shared/format/document-title';
import type { PageDeclaration } from 'shared/remote';
import { useLocation, useNavigationType } from 'shared/router';
import { useSite } from 'shared/site';
import { closeFind } from '#find/opened.ts';
import { useLoader } from '#manifest/loader.tsx';
import { focusShown, whenRendered } from '#navigation/when-rendered.ts';

/** How long a page that is still growing may be scrolled to where it was left. */
const GROWING_MS = 2_000;

const positions = new Map<string, number>();
let current = '';

/** A link to a place on the page is the browser's: its new entry has no key, which the router then reads here. */
function nameEntry({ state }: PopStateEvent): void {
  if (!state) history.replaceState({ key: String(Math.random()) }, '');
}

/**
 * Remembers how far each entry of the tab's history was scrolled. Browsers do that only for pages that are complete at
 * once; ours may still be loading its remote when the visitor goes back to it.
 */
const scrollMemory = {
  /** Takes scrolling over from the browser for navigations inside the page; a reload stays the browser's. */
  start(): () => void {
    const over = new AbortController();
    const listen = (kind: string, listener: () => void) =>
      addEventListener(kind, listener, { passive: true, signal: over.signal });
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') take();
    addEventListener('popstate', nameEntry, { signal: over.signal });
    // The page that Back leads to cannot take the focus while the search holds it.
    addEventListener('popstate', closeFind, { signal: over.signal });
    listen('load', take);
    listen('pageshow', take);
    listen('pagehide', giveBack);
    listen('scroll', () => positions.set(current, window.scrollY));
    return () => {
      over.abort();
      giveBack();
    };
  },

  /** From now on positions belong to the history entry `key`; tells where that entry was left, if one was there before. */
  enter(key: string): number | undefined {
    current = key;
    const left = positions.get(key);
    // Whoever never scrolls comes back, too.
    positions.set(key, left ?? window.scrollY);
    return left;
  },

  /** Scrolls to `top` as soon as the page is long enough, unless the visitor moves first. */
  restore(top: number): void {
    const entry = current;
    const until = performance.now() + GROWING_MS;
    const over = new AbortController();
    const stop = () => over.abort();
    for (const kind of ['wheel', 'touchstart', 'keydown'])
      addEventListener(kind, stop, { passive: true, signal: over.signal });
    const step = () => {
      if (over.signal.aborted || current !== entry) return;
      window.scrollTo(0, top);
      if (Math.abs(window.scrollY - top) < 2 || performance.now() > until) stop();
      else requestAnimationFrame(step);
    };
    step();
  },
};

/** The place that an address names, as browsers find it: as it is written, or decoded. */
function namedBy(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

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

  // Before the router listens, which has its effects after ours.
  useLayoutEffect(() => scrollMemory.start(), []);

  // In the layout phase too: a shorter page makes the browser scroll, and that must not be noted for the page before.
  useLayoutEffect(() => {
    const goingBack = navigation === 'POP';
    const remembered = scrollMemory.enter(key);
    // The first load is the browser's own business; a changed query or fragment is the same page.
    const isSame = shown.current === pathname;
    if (isSame && (goingBack || hash === '')) {
      if (goingBack && remembered !== undefined) scrollMemory.restore(remembered);
      return;
    }
    shown.current = pathname;
    if (!goingBack && !isSame) window.scrollTo(0, 0);
    return whenRendered((main) => {
      const named = goingBack ? null : namedBy(hash);
      const heading = main.querySelector('h1');
      if (!focusShown(heading, named ?? (isSame ? null : heading))) return false;
      if (goingBack) scrollMemory.restore(remembered ?? 0);
      else named?.scrollIntoView();
      return true;
    });
  }, [pathname, hash, key, navigation]);
}

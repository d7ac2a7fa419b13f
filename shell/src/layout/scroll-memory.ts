/** How long a page that is still growing may be scrolled to where it was left. */
const GROWING_MS = 2_000;

const positions = new Map<string, number>();
let current = '';

/**
 * Remembers how far each entry of the tab's history was scrolled. Browsers do that only for pages that are complete at
 * once; ours may still be loading its remote when the visitor goes back to it.
 */
export const scrollMemory = {
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
    listen('load', take);
    listen('pageshow', take);
    listen('pagehide', giveBack);
    listen('scroll', () => positions.set(current, window.scrollY));
    return () => {
      over.abort();
      giveBack();
    };
  },

  /** From now on positions belong to the history entry `key`; tells where that entry was left, if it was ever scrolled. */
  enter(key: string): number | undefined {
    current = key;
    return positions.get(key);
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

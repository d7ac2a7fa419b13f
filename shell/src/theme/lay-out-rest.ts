import { afterPaint } from '#loader/after-paint.ts';

/** A busy browser may keep a part waiting for so long. */
const WAIT_MS = 100;

/**
 * Has what lies below the first screen laid out, one part in a frame, once the first paint is there
 * (`shared/src/ui/styles/first-paint.css`). Until then the page's height is a guess, so where a place in the page is to be
 * found, all is laid out at once.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || navigation?.type !== 'navigate') root.dataset.whole = '';
  else afterPaint(next);

  function next(): void {
    const part = document.querySelector<HTMLElement>('.below-fold:not([data-laid])');
    if (part !== null) part.dataset.laid = '';
    else if (document.readyState !== 'loading') {
      // From now on also what another page brings.
      root.dataset.whole = '';
      return;
    }
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: WAIT_MS });
      else setTimeout(next);
    });
  }
}

import { afterPaint } from '#start/after-paint.ts';

/** A busy browser may keep a part waiting for so long. */
const WAIT_MS = 100;

/**
 * Has what lies below the first screen (`shared/src/ui/styles/first-paint.css`) laid out once the first paint is there,
 * one part in a frame, and whatever is left when the page has loaded. Until then the page's height is a guess, so where a
 * place in the page is to be found, all is laid out at once.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || navigation?.type !== 'navigate' || document.readyState === 'complete') {
    layOutAll();
  } else {
    afterPaint(layOutNext);
    addEventListener('load', layOutAll, { once: true });
  }

  /** From then on also what another page brings. */
  function layOutAll(): void {
    root.dataset.whole = '';
  }

  function layOutNext(): void {
    if (root.dataset.whole !== undefined) return;
    const part = document.querySelector<HTMLElement>('.below-fold:not([data-laid])');
    if (part !== null) part.dataset.laid = '';
    else if (document.readyState !== 'loading') layOutAll();
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(layOutNext, { timeout: WAIT_MS });
      else setTimeout(layOutNext);
    });
  }
}

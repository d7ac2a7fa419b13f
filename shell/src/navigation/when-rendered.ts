/** Milliseconds after which a visitor has surely begun to read or press something, and focus must not jump any more. */
const PATIENCE_MS = 10_000;

/**
 * Calls `act` with the main element now and at each change of it until it answers true. Gives up when the visitor acts
 * first; the returned function gives up too.
 */
export function whenRendered(act: (main: HTMLElement) => boolean): () => void {
  const main = document.getElementById('main');
  if (main === null || act(main)) return () => {};

  const over = new AbortController();
  const stop = () => over.abort();
  const observer = new MutationObserver(() => {
    if (act(main)) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  over.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, stop, { passive: true, signal: over.signal });
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'hidden'] });
  return stop;
}

/** Gives the focus to `place` once the page of this heading is shown; false until then. */
export function focusShown(heading: HTMLElement | null, place = heading): boolean {
  // Parts of the page before are still there, but hidden, while the next one loads.
  if (place === null || !heading?.getClientRects().length) return false;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}

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

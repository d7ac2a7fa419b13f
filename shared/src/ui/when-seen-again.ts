/**
 * Calls back when somebody comes back to the page: to its tab, or by Back. Another day may have begun meanwhile, and another
 * tab may have changed what is stored. A page that Back has brought as it was left runs nothing else.
 *
 * @returns ends that
 */
export function whenSeenAgain(look: () => void): () => void {
  const over = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: over.signal });
  addEventListener('pageshow', look, { signal: over.signal });
  return () => over.abort();
}

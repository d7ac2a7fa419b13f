/**
 * Fetches the scripts that the document names for later (`<link rel="later">`) as soon as the page has been painted:
 * they are then there when the shell asks for them, and the first paint has not waited for any of them.
 */
export function loadLater(): void {
  const load = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
      link.fetchPriority = 'low';
      link.rel = 'preload';
    }
  };
  // Without word of a paint (older browsers, a page in the background) the end of the document must do.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint') || document.visibilityState === 'hidden') {
    addEventListener('DOMContentLoaded', load);
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}

/** Calls back once the page has been painted for the first time. */
export function afterPaint(act: () => void): void {
  // Without word of a paint (older browsers, a page in the background) the end of the document must do.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint') || document.visibilityState === 'hidden') {
    addEventListener('DOMContentLoaded', act);
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

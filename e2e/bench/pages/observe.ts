/** What the browser itself saw of one page load. Times in milliseconds since navigation. */
export interface Observation {
  lcp: number;
  cls: number;
  /** Sum of what long tasks took beyond 50 ms each. */
  tbt: number;
  scriptBytes: number;
  requests: number;
}

declare global {
  interface Window {
    observed: { lcp: number; cls: number; tbt: number };
  }
}

/** Runs in the page before anything else: collects paint, shift and long-task entries as they come. */
export function startObserving(): void {
  const observed = { lcp: 0, cls: 0, tbt: 0 };
  window.observed = observed;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });
  watch('longtask', (entry) => {
    observed.tbt += Math.max(0, entry.duration - 50);
  });
}

/** Runs in the page at the end of a measurement. */
export function readObservation(): Observation {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
  return {
    ...window.observed,
    scriptBytes: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    requests: resources.length + 1,
  };
}

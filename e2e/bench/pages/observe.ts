/** What the browser itself saw of one page load. Times in milliseconds since navigation, bytes as they were sent. */
export interface Observation {
  lcp: number;
  cls: number;
  /** Sum of what long tasks took beyond 50 ms each, from the first paint on. */
  tbt: number;
  /** From the moment at which the first script could run to the tree that React had taken over; NaN without script. */
  hydration: number;
  /** When React had taken over, since navigation; NaN without script. */
  alive: number;
  /** Script that was asked for before the page was alive, so before the chart and before anything for later pages. */
  scriptBytesFirst: number;
  /** All script, until the network fell silent. */
  scriptBytes: number;
  /** The document and its stylesheets. */
  readableBytes: number;
  /** Requests before the page was alive, the document's own among them; pictures, of which a list has many, are not. */
  requestsFirst: number;
}

declare global {
  interface Window {
    observed: { lcp: number; cls: number; tbt: number; interactive: number };
  }
}

/** Runs in the page before anything else: collects paint, shift and long-task entries as they come. */
export function startObserving(): void {
  const observed = { lcp: 0, cls: 0, tbt: 0, interactive: 0 };
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
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const from = Math.max(entry.startTime, painted);
    observed.tbt += Math.max(0, Math.min(entry.duration, entry.startTime + entry.duration - from) - 50);
  });
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') observed.interactive = performance.now();
  });
}

/** Runs in the page at the end of a measurement. */
export function readObservation(): Observation {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const bytes = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  const named = (ending: string) => resources.filter((entry) => new URL(entry.name).pathname.endsWith(ending));
  const shown = performance.getEntriesByType('mark').find(({ name }) => name.startsWith('shown '))?.startTime;
  const early = (entries: PerformanceResourceTiming[]) =>
    entries.filter(({ startTime }) => startTime <= (shown ?? Number.POSITIVE_INFINITY));

  // The host's scripts, which the document has started: nothing is hydrated before the first of them is there.
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel="start"]')].map(({ href }) => href);
  const hydrating = named('.js').filter(({ name }) => own.includes(name));
  const arrived = Math.min(...hydrating.map(({ responseEnd }) => responseEnd));
  const linked = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].map(({ href }) => href);
  const styles = named('.css').filter(({ name, startTime }) => linked.includes(name) && startTime <= arrived);
  const styled = Math.max(0, ...styles.map(({ responseEnd }) => responseEnd));
  const start = Math.max(window.observed.interactive, arrived, styled);
  const { lcp, cls, tbt } = window.observed;
  return {
    ...{ lcp, cls, tbt },
    hydration: shown === undefined ? Number.NaN : shown - start,
    alive: shown ?? Number.NaN,
    scriptBytesFirst: bytes(early(named('.js'))),
    scriptBytes: bytes(named('.js')),
    readableBytes: (page?.encodedBodySize ?? 0) + bytes(early(named('.css'))),
    requestsFirst: early(resources).filter(({ initiatorType }) => initiatorType !== 'img').length + 1,
  };
}

import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { LiveChartProps } from '#calculator-page/chart/live-chart.tsx';

/** Milliseconds after which an idle browser fetches the chart that nobody has scrolled to yet. */
const IDLE_TIMEOUT_MS = 4000;

/**
 * Fetches the interactive chart when its place comes into view or the browser is idle, whichever is first.
 * @returns null until then, and for good when it cannot be fetched: the static chart says the same
 */
export function useLiveChart(place: RefObject<Element | null>): ComponentType<LiveChartProps> | null {
  const [chart, setChart] = useState<{ LiveChart: ComponentType<LiveChartProps> } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let gone = false;
    const load = () => {
      stop();
      import('#calculator-page/chart/live-chart.tsx')
        .then((module) => gone || setChart({ LiveChart: module.default }))
        .catch(() => undefined);
    };
    const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load());
    seen.observe(element);
    const idle =
      'requestIdleCallback' in window
        ? window.requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS })
        : globalThis.setTimeout(load, IDLE_TIMEOUT_MS);
    const stop = () => {
      seen.disconnect();
      if ('cancelIdleCallback' in window) window.cancelIdleCallback(Number(idle));
      else globalThis.clearTimeout(idle);
    };
    return () => {
      gone = true;
      stop();
    };
  }, [place]);

  return chart?.LiveChart ?? null;
}

import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { LiveChartProps } from '#calculator-page/chart/live-chart.tsx';

/** Share of the chart that is in view when somebody looks at it. */
const LOOKED_AT = 0.5;

/**
 * Fetches the interactive chart when somebody looks at it. Not when the browser is idle: it is the largest script of the
 * page, a slow phone computes half a second on it, and the static chart says the same.
 *
 * @returns null until then, and for good when it cannot be fetched
 */
export function useLiveChart(place: RefObject<Element | null>): ComponentType<LiveChartProps> | null {
  const [chart, setChart] = useState<{ LiveChart: ComponentType<LiveChartProps> } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let gone = false;
    const load = () => {
      stop();
      import(/* webpackChunkName: "chart" */ '#calculator-page/chart/live-chart.tsx')
        .then((module) => gone || setChart({ LiveChart: module.default }))
        .catch(() => undefined);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { threshold: LOOKED_AT },
    );
    seen.observe(element);
    const stop = () => seen.disconnect();
    return () => {
      gone = true;
      stop();
    };
  }, [place]);

  return chart?.LiveChart ?? null;
}

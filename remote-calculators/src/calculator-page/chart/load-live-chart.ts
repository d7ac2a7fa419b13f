import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { LiveChartProps } from '#calculator-page/chart/live-chart.tsx';

/** What somebody does who reads single bars of the chart. */
const USES = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * Fetches the interactive chart when somebody uses it. Not when it is in view, as it is from the start: it is the largest
 * script of the page, a slow phone computes half a second on it, and the static chart says the same.
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
    for (const use of USES) element.addEventListener(use, load);
    const stop = () => {
      for (const use of USES) element.removeEventListener(use, load);
    };
    return () => {
      gone = true;
      stop();
    };
  }, [place]);

  return chart?.LiveChart ?? null;
}

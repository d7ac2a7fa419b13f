import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { LiveChartProps } from '#calculator-page/chart/live-chart.tsx';

/** What somebody does who reads single bars of the chart. */
const USES = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** What somebody does who is busy anywhere on the page. */
const BUSY = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Milliseconds without any of it that count as a pause. */
const PAUSE_MS = 1_000;

/**
 * Fetches the interactive chart when somebody uses it, in the first pause. Not when it is in view, as it is from the
 * start: it is the largest script of the page, a slow phone computes half a second on it, and the static chart says the
 * same. And not at once: the next key would wait for it.
 *
 * @returns null until then, and for good when it cannot be fetched
 */
export function useLiveChart(place: RefObject<Element | null>): ComponentType<LiveChartProps> | null {
  const [chart, setChart] = useState<{ LiveChart: ComponentType<LiveChartProps> } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let gone = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      stop();
      import(/* webpackChunkName: "chart" */ '#calculator-page/chart/live-chart.tsx')
        .then((module) => gone || setChart({ LiveChart: module.default }))
        .catch(() => undefined);
    };
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(load, PAUSE_MS);
    };
    const begin = () => {
      for (const busy of BUSY) window.addEventListener(busy, wait, true);
      wait();
    };
    for (const use of USES) element.addEventListener(use, begin);
    const stop = () => {
      clearTimeout(pause);
      for (const use of USES) element.removeEventListener(use, begin);
      for (const busy of BUSY) window.removeEventListener(busy, wait, true);
    };
    return () => {
      gone = true;
      stop();
    };
  }, [place]);

  return chart?.LiveChart ?? null;
}

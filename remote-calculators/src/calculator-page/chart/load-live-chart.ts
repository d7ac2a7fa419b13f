import type LiveChart from '#calculator-page/chart/live-chart.tsx';

/** What somebody does who reads single bars of the chart. */
const USES = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** What somebody does who is busy anywhere on the page. */
const BUSY = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Milliseconds without any of it that count as a pause. */
const PAUSE_MS = 1_000;

/**
 * Fetches the interactive chart when somebody uses the plain one, in the first pause. Not when it is in view, as it is
 * from the start: it is the largest script of the page, a slow phone computes half a second on it, and the plain chart
 * says the same. And not at once: the next key would wait for it.
 *
 * @param use is not called when the script cannot be fetched: the plain chart stands for good then
 * @returns ends that
 */
export function onceUsed(plain: Element, use: (chart: typeof LiveChart) => void): () => void {
  let gone = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    stop();
    import(/* webpackChunkName: "chart" */ '#calculator-page/chart/live-chart.tsx')
      .then((module) => gone || use(module.default))
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
  const stop = () => {
    clearTimeout(pause);
    for (const event of USES) plain.removeEventListener(event, begin);
    for (const busy of BUSY) window.removeEventListener(busy, wait, true);
  };
  for (const event of USES) plain.addEventListener(event, begin);
  // Somebody may have begun before this script was there.
  if (plain.matches(':hover, :focus-within')) begin();
  return () => {
    gone = true;
    stop();
  };
}

/** One line of a browser's trace, as far as it is read here. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as all times of a trace. */
  ts: number;
  dur?: number;
  args?: { data?: { type?: string } };
}

/** All ways in which a browser comes to run a page's script. One often lies in another: only the outermost counts. */
const script = new Set([
  ...['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'EventDispatch'],
  ...['TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'HandlePostMessage'],
]);

/**
 * Milliseconds of script in each frame of a drag, from the one in which the page heard the press; frames without any are
 * left out. What the idle browser did before the press is no part of the drag.
 */
export function scriptInFrames(trace: readonly TraceEvent[]): number[] {
  const press = trace.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown');
  const page = trace.filter(({ pid, tid }) => pid === press?.pid && tid === press.tid).toSorted((a, b) => a.ts - b.ts);
  const begun = page.findLast(({ name, ts }) => name === 'BeginMainThreadFrame' && ts < (press?.ts ?? 0));
  const here = page.filter(({ ts }) => ts >= (begun?.ts ?? 0));
  const took: number[] = [];
  let inFrame = 0;
  let until = 0;
  for (const { name, ph, ts, dur = 0 } of here) {
    if (name === 'BeginMainThreadFrame') {
      took.push(inFrame);
      inFrame = 0;
    }
    if (ph !== 'X' || !script.has(name) || ts < until) continue;
    until = ts + dur;
    inFrame += dur / 1_000;
  }
  return [...took, inFrame].filter((milliseconds) => milliseconds > 0);
}

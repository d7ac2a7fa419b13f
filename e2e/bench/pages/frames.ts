/** One line of a browser's trace, as far as it is read here. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as all times of a trace. */
  ts: number;
  dur?: number;
}

/** All ways in which a browser comes to run a page's script. One often lies in another: only the outermost counts. */
const script = new Set([
  ...['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'EventDispatch'],
  ...['TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'HandlePostMessage'],
]);

/** Milliseconds of script in each frame of the page that handles the trace's first event; frames without any are left out. */
export function scriptInFrames(trace: readonly TraceEvent[]): number[] {
  const page = trace.find(({ name }) => name === 'EventDispatch');
  const here = trace.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid).toSorted((a, b) => a.ts - b.ts);
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

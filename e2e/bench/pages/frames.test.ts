import { expect, test } from 'vitest';
import { scriptInFrames, type TraceEvent } from '#bench/pages/frames.ts';

const event = (name: string, ts: number, dur = 0, tid = 1, args?: TraceEvent['args']): TraceEvent => ({
  ...{ name, ts, dur, tid, pid: 7 },
  ph: name === 'BeginMainThreadFrame' ? 'I' : 'X',
  ...(args && { args }),
});
const press = (ts: number, dur: number) => event('EventDispatch', ts, dur, 1, { data: { type: 'pointerdown' } });

test('script is summed frame by frame, what lies in other script once, what is no script never', () => {
  const trace = [
    event('FireIdleCallback', 100, 800),
    event('FunctionCall', 1_200, 500),
    event('BeginMainThreadFrame', 1_000),
    press(1_100, 2_000),
    event('Layout', 3_200, 9_000),
    event('TimerFire', 13_000, 1_000),
    event('BeginMainThreadFrame', 17_000),
    event('BeginMainThreadFrame', 33_000),
    event('FireAnimationFrame', 33_100, 4_000),
  ];
  expect(scriptInFrames(trace)).toEqual([3, 4]);
});

test('other threads do not count, nor does what comes before a press', () => {
  expect(scriptInFrames([press(0, 1_000), event('FunctionCall', 10, 50_000, 2)])).toEqual([1]);
  expect(scriptInFrames([event('EventDispatch', 0, 1_000)])).toEqual([]);
  expect(scriptInFrames([])).toEqual([]);
});

import { onTestFinished, vi } from 'vitest';

/**
 * From now on, timers of exactly so many milliseconds pass when a test says so; all others run as ever, which those of
 * sockets and databases have to.
 *
 * @param heldMs one length, or several
 */
export function heldTimers(...heldMs: number[]): { running(): number; pass(): void; release(): void } {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  const spies = [
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...more: []) => {
      if (ms === undefined || !heldMs.includes(ms)) return start(run, ms, ...more);
      const timer = start(() => {}, 2 ** 30).unref();
      held.set(timer, run);
      return timer;
    }) as typeof setTimeout),
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
      held.delete(timer);
      clear(timer);
    }),
  ];
  return {
    running: () => held.size,
    pass() {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    release() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/**
 * For the rest of the running test, limits of `AbortSignal.timeout` pass when the test says so: neither too early on a
 * slow machine, nor after a wait. Sockets and databases go on as ever, which they would not under fake timers.
 *
 * @returns `ms` of each limit, the newest last; `pass` ends those that run
 */
export function heldTimeLimits(): { ms: number[]; pass(): void } {
  const running: AbortController[] = [];
  const ms: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    const limit = new AbortController();
    running.push(limit);
    ms.push(limitMs);
    return limit.signal;
  });
  onTestFinished(() => void spy.mockRestore());
  return {
    ms,
    pass() {
      for (const limit of running.splice(0)) limit.abort(new DOMException('The time is over.', 'TimeoutError'));
    },
  };
}

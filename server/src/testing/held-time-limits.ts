import { onTestFinished, vi } from 'vitest';

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

import { vi } from 'vitest';

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

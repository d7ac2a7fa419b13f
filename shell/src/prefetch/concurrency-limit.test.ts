import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConcurrencyLimit } from '#prefetch/prefetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Prefetches that end when they are told to. */
function held(limit: ConcurrencyLimit, count: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const runs = Array.from({ length: count }, (_, index) =>
    limit.run(() => {
      begun.push(index);
      return new Promise<void>((resolve) => (ends[index] = resolve));
    }),
  );
  return { begun, ends, results: Promise.allSettled(runs) };
}

describe('the limit of prefetches', () => {
  it('run two at a time, in turn', async () => {
    const { begun, ends, results } = held(new ConcurrencyLimit(), 4);
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await vi.advanceTimersByTimeAsync(0);
    ends[3]?.();
    expect((await results).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  });

  it('goes on after one that failed', async () => {
    const limit = new ConcurrencyLimit();
    await expect(limit.run(() => Promise.reject(new Error('nothing came')))).rejects.toThrow('nothing came');
    const { begun } = held(limit, 3);
    expect(begun).toEqual([0, 1]);
  });

  it('begin no other once one hangs', async () => {
    const { begun, ends, results } = held(new ConcurrencyLimit(), 5);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const end of ends) end();
    expect(begun).toEqual([0, 1]);
    expect((await results).map(({ status }) => status)).toEqual([
      ...Array(2).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
  });
});

import type { LiveRelease } from 'shared/snapshot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadRelease } from '#manifest/loader.tsx';
import { loadingOnce, loadWithRetry } from '#releases/lazy-release.ts';

// Other tests of this module load releases as well, and it remembers them.
const release = { release: 'tried' } as LiveRelease;
const spare = { release: 'spare' } as LiveRelease;
const routes = { default: () => null };
const page: { earlyInput?: { answered?: boolean } } = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Brings what is listed, one try after the other; null is a failure. */
const bringing = (...answers: (typeof routes | null)[]) =>
  vi.fn<LoadRelease>(async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('nothing came');
    return answer;
  });

describe('loadWithRetry', () => {
  it('fails at once where the page does nothing without its code', async () => {
    page.earlyInput = {};
    const load = bringing(null);
    await expect(loadWithRetry(load, 'calculators', release, spare)).rejects.toThrow('nothing came');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails once the release before it is there', async () => {
    page.earlyInput = { answered: true };
    const load = bringing(null, routes);
    await expect(loadWithRetry(load, 'calculators', release, spare)).rejects.toThrow('nothing came');
    expect(load).toHaveBeenLastCalledWith('calculators', spare);
  });

  /** Fails after so many milliseconds, every time. */
  const failingAfter = (ms: number) =>
    vi.fn<LoadRelease>(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      throw new Error('nothing came');
    });
  it.each([
    ['the last one, slow', 5_000, undefined, 3],
    ['the last one, at once', 10, undefined, 1],
    ['slow, with another one', 5_000, spare, 1],
  ])('tries a release so often: %s', async (_, ms, other, tries) => {
    page.earlyInput = {};
    const load = failingAfter(ms);
    const loading = expect(loadWithRetry(load, 'calculators', release, other)).rejects.toThrow('nothing came');
    await vi.runAllTimersAsync();
    await loading;
    expect(load).toHaveBeenCalledTimes(tries);
  });

  it.each([
    ['the last one', undefined, 3],
    ['with another one', spare, 2],
  ])('counts no time of before it was asked for: %s', async (_, other, tries) => {
    page.earlyInput = {};
    const load = failingAfter(5_000);
    const once = loadingOnce(load);
    // Fetched ahead, as a link in view is.
    const ahead = expect(once('calculators', release)).rejects.toThrow('nothing came');
    await vi.advanceTimersByTimeAsync(4_900);
    const loading = expect(loadWithRetry(once, 'calculators', release, other)).rejects.toThrow('nothing came');
    await vi.runAllTimersAsync();
    await Promise.all([ahead, loading]);
    expect(load).toHaveBeenCalledTimes(tries);
  });

  it('tries again while nothing comes and the page works by itself', async () => {
    page.earlyInput = { answered: true };
    const load = bringing(null, null, null, null, routes);
    const loading = loadWithRetry(load, 'calculators', release, spare);
    await vi.runAllTimersAsync();
    expect(await loading).toBe(routes);
    expect(load).toHaveBeenLastCalledWith('calculators', release);
  });
});

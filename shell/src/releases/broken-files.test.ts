import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryTwice } from '#releases/broken-files.ts';

const fetched = vi.fn(async () => new Response());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

/** As the bundler's errors about chunks are. */
const lost = () => Object.assign(new Error('Loading chunk later failed.'), { request: '/r/shell/1/later.js' });

test('a part that did not come is fetched anew and tried once more, later', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(lost());
  const told = tryTwice(load);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toBe('here');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/r/shell/1/later.js', expect.objectContaining({ cache: 'reload' }));
});

test('one that does not come then either is given up', async () => {
  const load = vi.fn(() => Promise.reject(lost()));
  const told = expect(tryTwice(load)).rejects.toThrow('Loading chunk later failed.');
  await vi.runAllTimersAsync();
  await told;
  expect(load).toHaveBeenCalledTimes(2);
});

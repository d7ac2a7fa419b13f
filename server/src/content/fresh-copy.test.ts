import type { Post } from 'shared/contract/post';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostSource } from '#content/fresh-copy.ts';
import { FreshCopy } from '#content/fresh-copy.ts';

const post = (id: number) => ({ id }) as Post;
const log = { error: vi.fn(), info: vi.fn() };
const ids = async (copy: FreshCopy) => (await copy.posts()).map(({ id }) => id);
/** Lets what runs behind a reader come to its end; no time passes. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(source: PostSource['load'], options: { kept?: Post[]; keep?: (posts: Post[]) => void } = {}) {
  const clock = { now: 0 };
  const load = vi.fn(source);
  const copy = new FreshCopy({
    source: { load },
    log,
    freshMs: 30_000,
    now: () => clock.now,
    ...options,
  });
  return { clock, load, copy };
}

test('a fresh copy is served without asking', async () => {
  const { copy, load, clock } = setUp(async () => [post(1)]);
  expect(await ids(copy)).toEqual([1]);
  clock.now = 29_999;
  expect(await ids(copy)).toEqual([1]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale copy is served at once while one fetch runs behind it', async () => {
  let next = 1;
  const { copy, load, clock } = setUp(async () => [post(next++)]);
  await copy.posts();
  clock.now = 30_000;
  expect(await Promise.all([ids(copy), ids(copy), ids(copy)])).toEqual([[1], [1], [1]]);
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(await ids(copy)).toEqual([2]);
});

test('after a failure the old copy stays, and the breaker asks at 2, then 4, then 8 seconds', async () => {
  let down = false;
  const { copy, load, clock } = setUp(async () => {
    if (down) throw new Error('WordPress is away.');
    return [post(1)];
  });
  await copy.posts();
  down = true;
  for (const [atMs, calls] of [
    [30_000, 2],
    [31_999, 2],
    [32_000, 3],
    [35_999, 3],
    [36_000, 4],
    [43_999, 4],
    [44_000, 5],
  ] as const) {
    clock.now = atMs;
    expect(await ids(copy)).toEqual([1]);
    await settled();
    expect(load, `at ${atMs} ms`).toHaveBeenCalledTimes(calls);
  }
  down = false;
  clock.now = 60_000;
  await copy.posts();
  await settled();
  clock.now = 60_001;
  await copy.posts();
  expect(load).toHaveBeenCalledTimes(6);
  expect(log.error).toHaveBeenCalled();
});

test('without any copy, a source that hangs costs a reader the patience and no more; the list is empty', async () => {
  const { copy, load } = setUp(() => new Promise(() => {}));
  const answered = vi.fn();
  const reader = ids(copy).then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reader;
  expect(answered).toHaveBeenCalledWith([]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the first readers of a slow source get what has arrived', async () => {
  const { copy } = setUp(async (arrived) => {
    arrived([post(1)]);
    return new Promise(() => {});
  });
  const reader = ids(copy);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reader).toEqual([1]);
});

test('a copy from before the start is served at once, and a new one is kept', async () => {
  const keep = vi.fn();
  const { copy } = setUp(async () => [post(2)], { kept: [post(1)], keep });
  expect(await ids(copy)).toEqual([1]);
  await settled();
  expect(await ids(copy)).toEqual([2]);
  expect(keep).toHaveBeenCalledWith([post(2)]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CachedResponse } from '#documents/cached-response.ts';
import { LinkedDocuments } from '#documents/linked-documents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const made = (name: string, bytes = 1_000) => ({ response: { name } as unknown as CachedResponse, bytes });
const after = (ms: number, name: string) => () =>
  new Promise<ReturnType<typeof made>>((resolve) => setTimeout(resolve, ms, made(name)));

test('a link is worked out once, for those who wait and those who come later', async () => {
  const documents = new LinkedDocuments();
  const make = vi.fn(after(50, 'a'));
  const both = Promise.all([documents.get('a', make, 300), documents.get('a', make, 300)]);
  await vi.advanceTimersByTimeAsync(50);
  const [first, second] = await both;
  expect(first).toMatchObject({ name: 'a' });
  expect(second).toBe(first);
  expect(documents.known('a')).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('nobody waits beyond the patience, and what was begun is there for the next one', async () => {
  const documents = new LinkedDocuments();
  const late = documents.get('a', after(1_000, 'a'), 300);
  await vi.advanceTimersByTimeAsync(300);
  expect(await late).toBeUndefined();
  await vi.advanceTimersByTimeAsync(700);
  expect(documents.known('a')).toMatchObject({ name: 'a' });
});

test('a crowd of different links waits a moment for a place, then goes without; afterwards there is room', async () => {
  const documents = new LinkedDocuments();
  const make = vi.fn(after(100, 'one'));
  const crowd = Array.from({ length: 1_006 }, (_, index) => documents.get(String(index), make, 1_000));
  await vi.advanceTimersByTimeAsync(0);
  expect(make).toHaveBeenCalledTimes(6);
  const oneMore = documents.get('one more', make, 1_000);
  expect(await oneMore).toBeUndefined();
  await vi.advanceTimersByTimeAsync(4_600);
  const answers = await Promise.all(crowd);
  // Six before it was a crowd, then one every two seconds while so many wait.
  const drawn = make.mock.calls.length;
  expect(drawn).toBeGreaterThanOrEqual(7);
  expect(drawn).toBeLessThanOrEqual(10);
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(drawn);
  const next = documents.get('next', make, 1_000);
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBeDefined();
});

test('who waits in a long line leaves it at a steady pace, whoever waits in a short one within half a second', async () => {
  const documents = new LinkedDocuments();
  const never = () => new Promise<ReturnType<typeof made>>(() => {});
  for (let index = 0; index < 6; index += 1) void documents.get(`taken ${index}`, never, 300);
  let gone = 0;
  const leaving = Array.from({ length: 360 }, (_, index) => documents.get(`${index}`, never, 300).then(() => gone++));
  const each: number[] = [];
  for (let tenth = 0; tenth < 30; tenth += 1) {
    const before = gone;
    await vi.advanceTimersByTimeAsync(100);
    each.push(gone - before);
  }
  await Promise.all(leaving);
  // Those of the first half second come together; 120 a second after them.
  expect(Math.max(...each.slice(0, 6))).toBeLessThanOrEqual(60);
  expect(each.slice(6, 29)).toEqual(Array(23).fill(12));
  void documents.get('alone', never, 300).then(() => gone++);
  await vi.advanceTimersByTimeAsync(550);
  expect(gone).toBe(361);
});

test('who asks for one link after the other gets each of them', async () => {
  const documents = new LinkedDocuments();
  const answers: unknown[] = [];
  const asking = (async () => {
    for (let index = 0; index < 100; index += 1) answers.push(await documents.get(`${index}`, after(10, 'a'), 1_000));
  })();
  await vi.advanceTimersByTimeAsync(30_000);
  await asking;
  expect(answers).toHaveLength(100);
  expect(answers).not.toContain(undefined);
});

test('two who wait for the same link share it', async () => {
  const documents = new LinkedDocuments();
  const others = Array.from({ length: 6 }, (_, index) => documents.get(`${index}`, after(100, 'other'), 1_000));
  const make = vi.fn(after(100, 'a'));
  const both = [documents.get('a', make, 1_000), documents.get('a', make, 1_000)];
  await vi.advanceTimersByTimeAsync(200);
  const [first, second] = await Promise.all(both);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  await Promise.all(others);
});

test('a flood is worked out at a pace that other pages do not feel', async () => {
  const documents = new LinkedDocuments();
  const make = vi.fn(async () => made('one'));
  for (let second = 0; second < 10; second += 1) {
    for (let index = 0; index < 200; index += 1) void documents.get(`${second} ${index}`, make, 300);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // One every two seconds, and those few that begin before the others make a crowd.
  expect(make.mock.calls.length).toBeGreaterThan(5);
  expect(make.mock.calls.length).toBeLessThanOrEqual(40 + 5 + 3);
});

test('what fails is tried again the next time', async () => {
  const documents = new LinkedDocuments();
  expect(await documents.get('a', () => Promise.reject(new Error('broken')), 300)).toBeUndefined();
  expect(await documents.get('a', async () => made('a'), 300)).toMatchObject({ name: 'a' });
});

test('documents and bytes are bounded, and what is wanted stays', async () => {
  const documents = new LinkedDocuments();
  const count = (names: string[]) => names.filter((name) => documents.known(name) !== undefined).length;
  await documents.get('wanted', async () => made('wanted'), 300);
  const small = Array.from({ length: 500 }, (_, index) => `small ${index}`);
  for (const name of small) {
    await documents.get(name, async () => made(name), 300);
    documents.known('wanted');
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(count(small)).toBe(299);
  expect(count(['wanted'])).toBe(1);
  const large = Array.from({ length: 100 }, (_, index) => `large ${index}`);
  for (const name of large) {
    await documents.get(name, async () => made(name, 1_000_000), 300);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(count([...small, 'wanted'])).toBe(0);
  expect(count(large)).toBe(40);
});

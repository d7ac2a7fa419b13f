import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  fs.rmSync(folder, { recursive: true });
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Ten seconds, which are over at once: longer than any test here works under the lock. */
const timePasses = () => vi.advanceTimersByTimeAsync(10_000);

const lock = () => path.join(folder, 'lock');
const nobodyWaits = () => expect.unreachable('nobody else works');
const makeStale = () => fs.utimesSync(lock(), new Date(), new Date(Date.now() - 60_000));

test('works one after the other, also after one that fails', async () => {
  const order: string[] = [];
  const failing = withLock(lock(), nobodyWaits, async () => {
    await sleep(500);
    order.push('first ends');
    throw new Error('no luck');
  });
  const second = withLock(
    lock(),
    () => order.push('second waits'),
    async () => order.push('second begins'),
  );
  await Promise.all([expect(failing).rejects.toThrow('no luck'), second, timePasses()]);
  expect(order).toEqual(['second waits', 'first ends', 'second begins']);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('of two that find a lock left behind, one works at a time', async () => {
  fs.writeFileSync(lock(), 'killed');
  makeStale();
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await sleep(500);
    working -= 1;
  };
  await Promise.all([withLock(lock(), () => {}, work), withLock(lock(), () => {}, work), timePasses()]);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a holder that only seemed to be gone keeps the lock', async () => {
  const order: string[] = [];
  const first = withLock(lock(), nobodyWaits, async () => {
    makeStale();
    await sleep(4_000);
    order.push('first ends');
  });
  const second = withLock(
    lock(),
    () => {},
    async () => order.push('second begins'),
  );
  await Promise.all([first, second, timePasses()]);
  expect(order).toEqual(['first ends', 'second begins']);
});

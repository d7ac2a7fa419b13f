import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmed, readOrigins, reportOrigin } from '#releases/instances.ts';
import { readPointer } from '#releases/pointer.ts';
import { goLive } from '#releases/release-commands.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const running: { close: () => void }[] = [];
afterEach(() => {
  for (const origin of running.splice(0)) origin.close();
});

function originOn(store: string, serial: () => number) {
  const origin = reportOrigin(store, serial);
  running.push(origin);
  return origin;
}

test('a command hears which origins show a change, and which do not', async () => {
  const store = temporaryFolder('origins');
  let shown = 1;
  const quick = originOn(store, () => shown);
  originOn(store, () => 1).know({ name: 'the slow one' });
  let now = 0;
  const sleep = async (ms: number) => {
    now += ms;
    if (now < 50) return;
    shown = 2;
    quick.tell();
  };
  const clock = { now: () => now, sleep };
  const { showing, missing } = await confirmed(store, 2, 400, clock);
  // The slow one is waited for to the end, and no longer.
  expect(now).toBe(420);
  expect(showing.map(({ serial }) => serial)).toEqual([2]);
  expect(missing.map(({ name, serial }) => [name, serial])).toEqual([['the slow one', 1]]);
  expect((await confirmed(store, 1, 400, clock)).missing).toEqual([]);
  expect(now).toBe(420);
});

test('an origin that has ended, was killed or is silent holds nobody up', async () => {
  const store = temporaryFolder('origins');
  originOn(store, () => 1).close();
  expect(readOrigins(store)).toEqual([]);
  const base = { name: 'gone', serial: 1, pid: process.pid, host: 'another', at: new Date().toISOString() };
  const write = (state: object) => fs.writeFileSync(path.join(store, '.origins/a.json'), JSON.stringify(state));
  write(base);
  expect(readOrigins(store)).toHaveLength(1);
  write({ ...base, at: new Date(Date.now() - 60_000).toISOString() });
  expect(readOrigins(store)).toEqual([]);
  write({ ...base, host: (await import('node:os')).hostname(), pid: 2 ** 22 - 3 });
  expect(readOrigins(store)).toEqual([]);
});

test('a pointer that was put back from a backup is followed again from the next change on', async () => {
  const store = temporaryFolder('origins');
  await goLive(store, 'content', '1.0.0-aaaaaaaa', { action: 'release', by: 'test' });
  originOn(store, () => 21);
  await goLive(store, 'content', '1.1.0-bbbbbbbb', { action: 'release', by: 'test' });
  expect(readPointer(store).serial).toBe(22);
});

test('an origin that may not write in the store says so once, and not again at each beat', () => {
  const store = temporaryFolder('unwritable');
  fs.writeFileSync(path.join(store, '.origins'), 'no folder');
  const heard = vi.fn();
  const { tell, close } = reportOrigin(store, () => 1, heard);
  tell();
  expect(heard).toHaveBeenCalledTimes(1);
  fs.rmSync(path.join(store, '.origins'));
  tell();
  expect(readOrigins(store)).toHaveLength(1);
  close();
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prunable, run } from '#releases/cli/releases.ts';
import { readPointer } from '#releases/pointer.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { inProcess, programEnvironment } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const now = Date.parse('2026-06-30T00:00:00Z');
const DAY_MS = 86_400_000;
/** Ten releases, one a day, the newest first: r0 is of today. */
const releases = Array.from(
  { length: 10 },
  (_, age) =>
    ({ name: 'content', release: `r${age}`, builtAt: new Date(now - age * DAY_MS).toISOString() }) as ReleaseManifest,
);
const canary = { release: 'r7', percent: 5, since: '2026-06-01T00:00:00Z', factor: 2, sample: 50 };
const pointer = { releases: { content: { live: 'r9', previous: 'r8', canary } } };
const names = (keep: number, days: number) =>
  prunable(releases, pointer, { keep, days, now }).map(({ release }) => release);

describe('prune', () => {
  it('takes what is neither among the newest nor young enough', () => {
    expect(names(3, 4)).toEqual(['r5', 'r6']);
    expect(names(6, 0)).toEqual(['r6']);
    expect(names(20, 0)).toEqual([]);
    expect(names(0, 30)).toEqual([]);
  });

  it('never takes what is live, the one before it, or a canary', () => {
    expect(names(0, -1)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
  });
});

describe('prune of a store', () => {
  const [old, newest] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
  const words = ['prune', '--keep', '1', '--days', '0', '--json'];
  let store: ReleaseStore;
  const prune = () => inProcess(run, words, { RELEASES_DIR: store.directory });
  const left = () => fs.readdirSync(path.join(store.directory, 'content'));

  beforeEach(async () => {
    store = new ReleaseStore(temporaryFolder('prune'));
    addRelease(store, 'content', old);
    addRelease(store, 'content', newest, { builtAt: new Date(1_000).toISOString() });
    await goLive(store.directory, 'content', newest, { action: 'release', by: 'test' });
  });
  afterEach(() => vi.restoreAllMocks());

  it('that is killed half way leaves nothing that counts as a release, and the next one removes the rest', async () => {
    const remove = fs.rmSync;
    const removing = vi.spyOn(fs, 'rmSync').mockImplementation((folder, options) => {
      if (!String(folder).includes(`${path.sep}content${path.sep}`) || String(folder).includes('.verdicts'))
        return remove(folder, options);
      remove(path.join(String(folder), 'client'), options);
      throw new Error('killed');
    });
    expect(await prune()).toMatchObject({ code: 1 });
    removing.mockRestore();
    expect(new ReleaseStore(store.directory).find('content', old)).toBeUndefined();
    expect(await prune()).toMatchObject({ code: 0 });
    expect(left()).toEqual([newest]);
  });

  it('leaves what has gone live while it waited for another change', async () => {
    const lock = path.join(store.directory, '.live.lock');
    fs.writeFileSync(lock, JSON.stringify({ host: os.hostname(), pid: process.pid, id: 'another' }));
    const pruning = prune();
    await sleep(100);
    const pointer = readPointer(store.directory);
    const changed = { ...pointer, serial: 2, releases: { content: { live: old } } };
    fs.writeFileSync(path.join(store.directory, 'live.json'), JSON.stringify(changed));
    fs.rmSync(lock);
    expect((await pruning).stdout).toContain('"removed":[]');
    expect(left()).toEqual([old, newest]);
  });

  it('makes room on a disk that takes no lock any more', () => {
    const file = path.join(import.meta.dirname, 'releases.ts');
    const { stdout } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, file, ...words], {
      env: programEnvironment({ RELEASES_DIR: store.directory }),
      encoding: 'utf8',
    });
    expect(stdout).toContain(`"removed":["content@${old}"]`);
    expect(left()).toEqual([newest]);
  });
});

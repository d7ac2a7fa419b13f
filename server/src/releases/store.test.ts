import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fitProblems } from '#releases/gate/manifest-checks.ts';
import { readPointer } from '#releases/pointer.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { matchRelease, ReleaseStore } from '#releases/store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const [old, now] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const move = { action: 'release', by: 'test' } as const;
let store: ReleaseStore;
const manifestFile = (release: string) => path.join(store.folder('content', release), 'release.json');

beforeEach(() => {
  store = new ReleaseStore(temporaryFolder('store'));
  for (const release of [old, now]) addRelease(store, 'content', release);
});

describe('a release whose manifest is cut off', () => {
  beforeEach(() => fs.writeFileSync(manifestFile(old), '{"name": "con'));

  it('counts as none, and keeps nobody from the others', () => {
    expect(store.find('content', old)).toBeUndefined();
    expect(store.list('content').map(({ release }) => release)).toEqual([now]);
    expect(matchRelease(store, 'content', '1.1')?.release).toBe(now);
    expect(() => store.get('content', old)).toThrow(`content@${old} is not whole in the release store`);
  });

  it.each([
    ['cut off', () => {}],
    ['gone', () => fs.rmSync(manifestFile(old))],
  ])('gives way to the one that is built anew, also when it is %s', (_, damage) => {
    damage();
    expect(addRelease(store, 'content', old, { version: 'anew' })).toMatchObject({ release: old });
    expect(store.find('content', old)?.version).toBe('anew');
    // A whole one stays.
    addRelease(store, 'content', old, { version: 'once more' });
    expect(new ReleaseStore(store.directory).find('content', old)?.version).toBe('anew');
  });

  it('may be the live one that another takes the place of', async () => {
    addRelease(store, 'shell', old);
    for (const [name, release] of [
      ['shell', old],
      ['content', old],
    ] as const)
      await goLive(store.directory, name, release, move);
    expect(await fitProblems(store, store.get('content', now), readPointer(store.directory))).toEqual([]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { run } from '#releases/cli/releases.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { inProcess } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const [old, now] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
let store: ReleaseStore;
let target: string;
const sync = () => inProcess(run, ['sync', target], { RELEASES_DIR: store.directory });
const cutOff = (release: string) =>
  fs.writeFileSync(path.join(store.folder('content', release), 'release.json'), '{"na');
const isThere = (name: string, release: string) => fs.existsSync(path.join(target, name, release, 'release.json'));

beforeEach(async () => {
  [store, target] = [new ReleaseStore(temporaryFolder('sync')), temporaryFolder('sync-target')];
  addRelease(store, 'shell', now);
  for (const release of [old, now]) addRelease(store, 'content', release);
  for (const name of ['shell', 'content']) await goLive(store.directory, name, now, { action: 'release', by: 'test' });
});

test('an old release that cannot be read keeps no other from going out', async () => {
  cutOff(old);
  expect(await sync()).toMatchObject({ code: 0 });
  expect(isThere('content', now)).toBe(true);
});

test('nothing goes out while the live release cannot be read', async () => {
  cutOff(now);
  const { code, stderr } = await sync();
  expect(code).toBe(1);
  expect(stderr).toContain(`content@${now} is not whole`);
  expect(fs.existsSync(path.join(target, 'live.json'))).toBe(false);
});

test('what is published for later goes out before it is live', async () => {
  addRelease(store, 'festival', old);
  expect(await sync()).toMatchObject({ code: 0 });
  expect(isThere('festival', old)).toBe(true);
});

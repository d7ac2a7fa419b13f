import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { masterKeySource } from '#keys/master-keys.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** Somebody else, where this process is root and may work for them; else whoever runs it. */
const siteUser = process.getuid?.() === 0 ? 12_345 : process.getuid?.();

test('keys stay with whoever they belong to, also where a command of root adds one', () => {
  const dataDir = temporaryFolder('master-keys');
  const file = path.join(dataDir, 'master-keys.json');
  const source = masterKeySource({ dataDir, masterKeys: undefined });
  fs.chownSync(dataDir, siteUser ?? 0, process.getgid?.() ?? 0);
  expect([...source.add().keys()]).toEqual([1]);
  expect(fs.statSync(file).uid).toBe(siteUser);
  expect([...source.add().keys()]).toEqual([1, 2]);
  expect(fs.statSync(file)).toMatchObject({ uid: siteUser, mode: 0o100600 });
  expect([...(source.read()?.keys() ?? [])]).toEqual([1, 2]);
});

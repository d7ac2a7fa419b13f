import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { rotateKeys } from '#keys/rotate.ts';
import { seal, unseal } from '#keys/sealing.ts';
import { repositoryRoot } from '#releases/packages.ts';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  origin = await createTestApp();
  visitor = await origin.signIn('+919876500001');
  await save('ABCPK1234L');
});
afterAll(() => origin.close());

const save = (panNumber: string) =>
  origin.call('POST', '/server/userDetail', {
    token: visitor.token,
    body: { name: 'Asha', panNumber, email: 'asha@example.in', mobileNumber: '9876500001' },
  });
const readPan = async () =>
  ((await origin.call('GET', '/server/userDetail', { token: visitor.token })).json.userDetail as { panNumber: string })
    .panNumber;
const stored = () => origin.db.selectFrom('user_detail').select(['pan', 'pan_key']).executeTakeFirstOrThrow();
const source = () => masterKeySource(origin.config);

test('what is sealed opens with its key and context only', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = seal(key, Buffer.from('ABCPK1234L'), 'one');
  expect(unseal(key, sealed, 'one').toString()).toBe('ABCPK1234L');
  expect(() => unseal(key, sealed, 'another')).toThrow();
  expect(() => unseal(Buffer.alloc(32, 2), sealed, 'one')).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(key, sealed, 'one')).toThrow();
});

test('no table holds the PAN in the clear', async () => {
  const { pan } = await stored();
  expect(pan?.includes(Buffer.from('ABCPK1234L'))).toBe(false);
  expect(pan?.includes(Buffer.from('1234'))).toBe(false);
});

test('rotation changes every key and every value, while the origin keeps serving', async () => {
  const before = {
    row: await stored(),
    keys: await origin.db.selectFrom('secret_key').select(['id', 'wrapped', 'master_version']).execute(),
  };
  const other = await Keyring.open(origin.db, source());
  source().add();
  expect(await rotateKeys(origin.db, other)).toEqual({ rewrapped: before.keys.length, reencrypted: 1 });

  const after = await stored();
  expect(after.pan_key).not.toBe(before.row.pan_key);
  expect(after.pan?.equals(before.row.pan ?? Buffer.alloc(0))).toBe(false);
  const keys = await origin.db.selectFrom('secret_key').select('master_version').execute();
  expect(new Set(keys.map(({ master_version }) => master_version))).toEqual(new Set([2]));
  // The running origin read its master keys before version 2 existed.
  expect(await readPan()).toBe('XXXXX1234X');
  await save('ABCPK9876L');
  expect(await readPan()).toBe('XXXXX9876X');
});

test('saving while keys rotate loses nothing', async () => {
  const keyring = await Keyring.open(origin.db, source());
  const saves = Array.from({ length: 10 }, (_, index) => save(`ABCPK100${index}L`));
  await Promise.all([...saves, rotateKeys(origin.db, keyring)]);
  expect(await readPan()).toMatch(/^XXXXX100\dX$/);
});

test('the command rotates beside the running origin', async () => {
  // The command finds its database by DATABASE_URL here; the embedded one is found by DATA_DIR alike.
  const { host, port, user, password, connectionString } = JSON.parse(inject('databaseServer'));
  const { rows } = await origin.db.executeQuery<{ name: string }>(
    (await import('kysely')).sql`select current_database() as name`.compile(origin.db),
  );
  const name = rows[0]?.name ?? '';
  const url =
    connectionString === undefined
      ? `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
      : Object.assign(new URL(connectionString), { pathname: `/${name}` }).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(repositoryRoot, 'server/src/keys/cli.ts'), 'rotate'],
    {
      cwd: repositoryRoot,
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: origin.config.dataDir },
    },
  );
  expect(stdout).toMatch(/^\d+ keys were wrapped by the newest master key, 1 PANs encrypted anew\.$/m);
  expect(await readPan()).toMatch(/^XXXXX100\dX$/);
}, 120_000);

test('keys of another database open nothing and say so', async () => {
  const foreign = masterKeySource({
    dataDir: origin.config.dataDir,
    masterKeys: `9:${Buffer.alloc(32, 9).toString('base64')}`,
  });
  await expect(Keyring.open(origin.db, foreign)).rejects.toThrow(
    'The master keys in MASTER_KEYS are not those of this database.',
  );
});

test.each(['1:short', 'x', `0:${Buffer.alloc(32).toString('base64')}`])('MASTER_KEYS=%s is refused', (masterKeys) => {
  expect(() => masterKeySource({ dataDir: '/nowhere', masterKeys }).read()).toThrow(
    /MASTER_KEYS must hold master keys of 32 bytes/,
  );
});

test('the key file is for its owner alone', () => {
  expect(fs.statSync(path.join(origin.config.dataDir, 'master-keys.json')).mode & 0o777).toBe(0o600);
});

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { rotateKeys } from '#keys/cli/rotate.ts';
import { Keyring, seal, splitKeyId, unseal } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
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
const stored = async () => {
  const { rows } = await sql<{ pan: Buffer }>`select pan_sealed as pan from user_detail`.execute(origin.stored);
  return rows[0]?.pan ?? Buffer.alloc(0);
};
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
  const pan = await stored();
  expect(pan.length).toBeGreaterThan(46);
  expect(pan.includes(Buffer.from('ABCPK1234L'))).toBe(false);
  expect(pan.includes(Buffer.from('1234'))).toBe(false);
});

test('rotation changes every key and every value, while the origin keeps serving', async () => {
  const before = {
    pan: await stored(),
    keys: await origin.db.selectFrom('secret_key').select(['id', 'wrapped', 'master_version']).execute(),
  };
  const other = await Keyring.open(origin.db, source());
  source().add();
  const { rewrapped, reencrypted } = await rotateKeys(origin.stored, other);
  expect(rewrapped).toBe(before.keys.length);
  expect(reencrypted).toBeGreaterThan(1);

  const after = await stored();
  expect(splitKeyId(after).keyId).not.toBe(splitKeyId(before.pan).keyId);
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
  await Promise.all([...saves, rotateKeys(origin.stored, keyring)]);
  expect(await readPan()).toMatch(/^XXXXX100\dX$/);
});

test('an origin that knows of no rotation yet writes what others open, and its key goes when nothing needs it', async () => {
  const unaware = await Keyring.open(origin.stored, source());
  const db = withSealedColumns(origin.stored, unaware);
  const ids = async () =>
    (await origin.stored.selectFrom('secret_key').select('id').where('purpose', '=', 'personal').execute()).map(
      ({ id }) => id,
    );
  const anHourPasses = () =>
    sql`update secret_key set created_at = created_at - interval '61 minutes'`.execute(origin.owner);
  const rotate = async () => rotateKeys(origin.stored, await Keyring.open(origin.stored, source()));

  await rotate();
  await anHourPasses();
  const account_id = visitor.user.id;
  await db.updateTable('user_detail').set({ name: 'Written late' }).where('account_id', '=', account_id).execute();
  const { rows } = await sql<{ name: Buffer }>`select name_sealed as name from user_detail`.execute(origin.stored);
  const late = splitKeyId(rows[0]?.name ?? Buffer.alloc(0)).keyId;
  expect(await ids()).toContain(late);
  expect(await origin.db.selectFrom('user_detail').select('name').execute()).toEqual([{ name: 'Written late' }]);

  await rotate();
  expect(await ids()).not.toContain(late);
  expect(await db.selectFrom('user_detail').select('name').execute()).toEqual([{ name: 'Written late' }]);
  expect(await ids()).toHaveLength(2);
});

test('the command rotates beside the running origin', async () => {
  // The command finds its database by DATABASE_URL here; the embedded one is found by DATA_DIR alike.
  const { host, port, user, password, connectionString } = JSON.parse(inject('databaseServer'));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(origin.db);
  const name = rows[0]?.name ?? '';
  const url =
    connectionString === undefined
      ? `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
      : Object.assign(new URL(connectionString), { pathname: `/${name}` }).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(repositoryRoot, 'server/src/keys/cli/keys.ts'), 'rotate'],
    {
      cwd: repositoryRoot,
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: origin.config.dataDir },
    },
  );
  expect(stdout).toMatch(/^\d+ keys were wrapped by the newest master key, \d+ values encrypted anew\.$/m);
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

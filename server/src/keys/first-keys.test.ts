import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let open: () => Promise<Keyring>;
beforeEach(async () => {
  const source = masterKeySource({ masterKeys: `1:${randomBytes(32).toString('base64')}`, dataDir: '' });
  made = await createTestDatabase(source);
  open = () => Keyring.open(made.stored, source);
});
afterEach(() => made.drop());

const purposes = async () =>
  (await made.stored.selectFrom('secret_key').select('purpose').orderBy('purpose').execute()).map(
    ({ purpose }) => purpose,
  );

test('a first start that ends between the two keys leaves neither, and the next one makes both', async () => {
  await sql`delete from secret_key`.execute(made.owner);
  await sql`alter table secret_key add constraint killed check (purpose <> 'personal')`.execute(made.owner);
  await expect(open()).rejects.toThrow(/violates check constraint/);
  expect(await purposes()).toEqual([]);
  await sql`alter table secret_key drop constraint killed`.execute(made.owner);
  await open();
  expect(await purposes()).toEqual(['hash', 'personal']);
});

test('a database that has the hash key alone gets the missing one', async () => {
  await sql`delete from secret_key where purpose = 'personal'`.execute(made.owner);
  const keyring = await open();
  expect(keyring.unseal(keyring.seal('Asha', 'a name'), 'a name')).toBe('Asha');
  expect(await purposes()).toEqual(['hash', 'personal']);
});

test('what fails in the database is told as it is, and not as foreign master keys', async () => {
  await sql`alter table secret_key rename column wrapped to elsewhere`.execute(made.owner);
  await expect(open()).rejects.toThrow(/column "wrapped" does not exist/);
});

import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { migrate } from '#db/migrations/migrate.ts';
import type { Migration } from '#db/migrations/migration.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { seal, unseal } from '#keys/sealing.ts';
import { everyRow } from '#testing/every-row.ts';
import { makeDatabase } from '#testing/test-database.ts';

const MASTER = Buffer.alloc(32, 3);
const source = masterKeySource({ masterKeys: `1:${MASTER.toString('base64')}`, dataDir: '' });
const openKeys = (db: Database) => Keyring.open(db, source);
/** More than two batches. */
const ENQUIRIES = 1201;
const account = randomUUID();
const asleep = randomUUID();
const visitorHash = randomBytes(32);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A database as the release before left it, with a row of everything. */
async function databaseOfBefore() {
  const { address, drop } = await makeDatabase(JSON.parse(inject('databaseServer')));
  const db = connect(address, () => {});
  closing.push(drop, () => db.destroy());
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  const folder = import.meta.dirname;
  for (const file of fs.readdirSync(folder).sort()) {
    const name = path.basename(file, '.ts');
    if (name >= '0014') break;
    const module: Record<string, Migration> = await import(path.join(folder, file));
    for (const run of Object.values(module)) await run(db as never, () => openKeys(db));
    await sql`insert into migration (name) values (${name})`.execute(db);
  }
  await fill(db);
  return { db, address };
}

async function fill(db: Database): Promise<void> {
  await openKeys(db);
  const { rows: keys } = await sql<{ id: string; wrapped: Buffer }>`
    select id, wrapped from secret_key where purpose = 'personal'`.execute(db);
  const { id: keyId = '', wrapped = Buffer.alloc(0) } = keys[0] ?? {};
  const pan = seal(unseal(MASTER, wrapped, keyId), Buffer.from('ABCPK1234L'), `pan of ${account}`);
  const soon = new Date(Date.now() + 86_400_000);
  const statements = [
    sql`insert into account (id, phone, email) values (${account}, '+919876500001', 'asha@example.in')`,
    sql`insert into account (id, sealed_phone) values (${asleep}, '+919876500002')`,
    sql`insert into user_detail (account_id, name, email, mobile, pan, pan_key)
      values (${account}, 'Asha Rao', 'Asha@example.in', '+919876500001', ${pan}, ${keyId})`,
    sql`insert into user_detail (account_id, name, email, mobile) values (${asleep}, 'Sleeper', 's@example.in', '1')`,
    sql`insert into profile (account_id, id, version, answers) values (${account}, ${account}, 1, '{"yearlyIncome":"1500000"}')`,
    sql`insert into plan (id, visitor_hash, rows) values (${randomUUID()}, ${visitorHash}, '[{"category":"A house by the sea"}]')`,
    sql`insert into referral (id, account_id, name, phone, email, relation, product, code)
      values (${randomUUID()}, ${account}, 'Kiran', '+919876500003', 'Kiran@example.in', 'Friend', 'SIP', 'abc')`,
    sql`insert into challenge (id, purpose, channel, contact, detail, provider, expires_at)
      values (${randomUUID()}, 'sign-in', 'phone', '+919876500001', '+919876500009', 'devinbox', ${soon}),
        (${randomUUID()}, 'sign-in', 'phone', '', null, 'devinbox', ${soon})`,
    sql`insert into outbox (id, kind, recipient, payload, dedupe_key)
      values (${randomUUID()}, 'mail', 'asha@example.in', '{"text":"A letter"}', 'one')`,
    sql`insert into appointment (id, starts_at, ends_at, seat, name, email, phone, topics, language, channel, body_hash)
      values (${randomUUID()}, ${soon}, ${new Date(soon.getTime() + 1)}, 1, 'Asha Rao', 'Asha@example.in', '+919876500001', '{}', 'English', 'phone', '')`,
    sql`insert into phone_proof (hash, phone, expires_at) values (${visitorHash}, '+919876500001', ${soon})`,
    sql`insert into contact_change (id, account_id, channel, value, applies_at)
      values (${randomUUID()}, ${account}, 'phone', '+919876500009', ${soon})`,
    sql`insert into inbox_message (recipient, channel, code, body) values ('+919876500001', 'sms', '123456', 'Your code')`,
    sql`insert into enquiry (id, name, email, areas, message, body_hash)
      select gen_random_uuid(), 'Asker ' || n, 'Asker' || n || '@example.in', '{}', 'Question number ' || n, ''
      from generate_series(1, ${sql.lit(ENQUIRIES)}) n`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Words of the rows that are long enough not to stand in a megabyte of sealed bytes by chance. */
const PLAIN =
  /\+9198765000|Asha Rao|sha@example|Sleeper|yearlyIncome|house by|iran@example|A letter|"123456"|Your code|Asker \d|sker\d+@|Question number/;

test('everything that a database holds is sealed, found and opened as before, by one of two starts', async () => {
  const { db, address } = await databaseOfBefore();
  expect(await everyRow(db)).toMatch(PLAIN);
  const second = connect(address, () => {});
  closing.push(() => second.destroy());
  await Promise.all([migrate(db, undefined, openKeys), migrate(second, undefined, openKeys)]);

  expect(await everyRow(db)).not.toMatch(PLAIN);
  const open = withSealedColumns(db, await openKeys(db));
  const read = (table: 'account' | 'user_detail', id: string) =>
    open
      .selectFrom(table)
      .selectAll()
      .where((where) => where(table === 'account' ? 'id' : ('account_id' as never), '=', id as never))
      .executeTakeFirst();
  expect(await read('account', account)).toMatchObject({ phone: '+919876500001', email: 'asha@example.in' });
  expect(await read('account', asleep)).toMatchObject({ phone: null, former_phone: '+919876500002' });
  expect(await read('user_detail', account)).toMatchObject({ name: 'Asha Rao', pan: 'ABCPK1234L' });
  expect(await read('user_detail', asleep)).toMatchObject({ name: 'Sleeper', pan: null });
  expect(await open.selectFrom('profile').select('answers').execute()).toEqual([
    { answers: { yearlyIncome: '1500000' } },
  ]);
  expect(await open.selectFrom('plan').select('rows').where('visitor_hash', '=', visitorHash).execute()).toEqual([
    { rows: [{ category: 'A house by the sea' }] },
  ]);
  expect(await open.selectFrom('outbox').select(['recipient', 'payload']).execute()).toEqual([
    { recipient: 'asha@example.in', payload: { text: 'A letter' } },
  ]);
  expect(await open.selectFrom('contact_change').select('value').execute()).toEqual([{ value: '+919876500009' }]);
  const found = [
    open.selectFrom('account').select('id').where('phone', '=', '+919876500001'),
    open.selectFrom('challenge').select('detail as id').where('contact', '=', '+919876500001'),
    open.selectFrom('referral').select('name as id').where('email', '=', 'kiran@example.in'),
    open.selectFrom('appointment').select('name as id').where('email', '=', 'asha@example.in'),
    open.selectFrom('phone_proof').select('phone as id').where('phone', '=', '+919876500001'),
    open.selectFrom('inbox_message').select('code as id').where('recipient', '=', '+919876500001'),
    open.selectFrom('enquiry').select('message as id').where('email', '=', `asker${ENQUIRIES}@EXAMPLE.in`),
  ];
  const ids = await Promise.all(found.map((query) => query.execute().then((rows) => rows.map(({ id }) => id))));
  expect(ids).toEqual([
    ...[[account], ['+919876500009'], ['Kiran'], ['Asha Rao'], ['+919876500001'], ['123456']],
    [`Question number ${ENQUIRIES}`],
  ]);
  expect(await open.selectFrom('enquiry').select('name').execute()).toHaveLength(ENQUIRIES);
}, 60_000);

test('without the keys nothing is changed, and a later start goes on from there', async () => {
  const { db } = await databaseOfBefore();
  const data = async () => (await everyRow(db)).split('\n').filter((row) => !row.startsWith('migration'));
  const before = await data();
  await expect(migrate(db)).rejects.toThrow('The keys of this database are needed');
  expect(before.length).toBeGreaterThan(ENQUIRIES);
  expect(await data()).toEqual(before);
  await migrate(db, undefined, openKeys);
  expect(await everyRow(db)).not.toMatch(PLAIN);
}, 60_000);

test('the files of the tables hold nothing of it any more', async () => {
  const { db } = await databaseOfBefore();
  await migrate(db, undefined, openKeys);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ file: string; name: string }>`
    select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as file, relname as name
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(db);
  expect(rows.map(({ name }) => name)).toContain('enquiry');
  for (const { file, name } of rows) expect(PLAIN.test(fs.readFileSync(file, 'latin1')), name).toBe(false);
}, 60_000);

import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { migrate } from '#db/migrations/migrate.ts';
import { makeDatabase } from '#testing/test-database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Connections of origins to one database of their own. */
async function databaseOf(origins: number, template?: string): Promise<[Database, ...Database[]]> {
  const { address, drop } = await makeDatabase(JSON.parse(inject('databaseServer')), template);
  const connected = Array.from({ length: origins }, () => connect(address, () => {}));
  closing.push(drop, ...connected.map((db) => () => db.destroy()));
  return connected as [Database, ...Database[]];
}

interface Done {
  name: string;
  timestamp: string;
}

const historyOf = async (db: Database) =>
  (await sql<Done>`select name, timestamp from migration order by name`.execute(db)).rows;

/** What the migrator before Kysely's wrote, in a database with all tables. */
async function historyOfBefore(db: Database, hoursBetween: number): Promise<void> {
  await sql`drop table migration_lock`.execute(db);
  await sql`alter table migration rename to done`.execute(db);
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  await sql`insert into migration (name, applied_at)
    select name, '2026-01-31T10:00:00.5Z'::timestamptz + (row_number() over (order by name) - 1) * ${hoursBetween} * interval '1 hour'
    from done`.execute(db);
  await sql`drop table done`.execute(db);
}

async function undoLastThree(db: Database): Promise<void> {
  await sql`delete from migration where name in ('0017-plans', '0018-list-order', '0019-delivery-hold')`.execute(db);
  await sql`drop table delivery_hold`.execute(db);
  await sql`drop index referral_created, consent_at`.execute(db);
  await sql`drop table saved_plan`.execute(db);
  for (const table of ['enquiry', 'appointment'])
    await sql`alter table ${sql.table(table)} drop column plan_sealed`.execute(db);
}

test('origins that start together on an empty database each find all tables, made once', async () => {
  const origins = await databaseOf(4);
  await Promise.all(origins.map((db) => migrate(db)));
  const names = (await historyOf(origins[0])).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['0001-identity', '0019-delivery-hold']));
  expect(new Set(names).size).toBe(names.length);
});

// A clock that was put back between two updates left times that fall.
test.each([1, -1])('a database of the migrator before keeps its history, %i hours between its times', async (hours) => {
  const [db, second] = await databaseOf(2, inject('migratedDatabase'));
  const before = (await historyOf(db)).map(({ name }) => name);
  await historyOfBefore(db, hours);
  await undoLastThree(db);

  await Promise.all([db, second ?? db].map((origin) => migrate(origin)));
  const after = await historyOf(db);
  expect(after.map(({ name }) => name)).toEqual(before);
  expect(after[0]?.timestamp).toBe('2026-01-31T10:00:00.500Z');
  expect(after.map(({ timestamp }) => timestamp).toSorted()).toEqual(after.map(({ timestamp }) => timestamp));
  await sql`select plan_sealed from enquiry`.execute(db);
  // A server from before looks for the names in the same table.
  await sql`select name, applied_at from migration`.execute(db);
});

test('where nothing is to be done, a history of before is only carried over, and the application may use the tables', async () => {
  const [db] = await databaseOf(1, inject('migratedDatabase'));
  const before = (await historyOf(db)).map(({ name }) => name);
  await historyOfBefore(db, 1);
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  await migrate(db, rows[0]?.role);
  expect((await historyOf(db)).map(({ name }) => name)).toEqual(before);
});

test('a server starts on tables that a newer one has changed', async () => {
  const [db] = await databaseOf(1, inject('migratedDatabase'));
  const newer = { name: '0099-of-tomorrow', timestamp: '2030-01-01T00:00:00.000Z' };
  await sql`insert into migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(db);
  const before = await historyOf(db);
  await migrate(db);
  expect(await historyOf(db)).toEqual(before);
});

test('a change that fails leaves the tables as they were, and is tried again by the next start', async () => {
  const [db] = await databaseOf(1, inject('migratedDatabase'));
  const before = await historyOf(db);
  await undoLastThree(db);
  await sql`create table saved_plan (id text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('already exists');
  expect(await historyOf(db)).toEqual(before.slice(0, -3));
  await sql`drop table saved_plan`.execute(db);
  await migrate(db);
  expect((await historyOf(db)).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
});

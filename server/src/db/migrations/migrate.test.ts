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

const namesOf = async (db: Database) =>
  (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(({ name }) => name);

const tablesOf = async (db: Database) =>
  (
    await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by name`.execute(db)
  ).rows.map(({ name }) => name);

test('origins that start together on an empty database each find all tables, made once', async () => {
  const origins = await databaseOf(4);
  await Promise.all(origins.map((db) => migrate(db)));
  expect(await tablesOf(origins[0])).toEqual(expect.arrayContaining(['account', 'outbox', 'security_log']));
  const names = await namesOf(origins[0]);
  expect(new Set(names).size).toBe(names.length);
});

test('where nothing is to be done, the application may use the tables', async () => {
  const [db] = await databaseOf(1, inject('migratedDatabase'));
  const before = await namesOf(db);
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  await migrate(db, rows[0]?.role);
  expect(await namesOf(db)).toEqual(before);
});

test('tables that went through the steps of before are used as they are, and keep their names', async () => {
  const [db] = await databaseOf(1, inject('migratedDatabase'));
  const names = await namesOf(db);
  expect(names).toEqual(expect.arrayContaining(['0001-identity', '0019-delivery-hold']));
  expect(names.toSorted()).toEqual(names);
});

test('tables from before them are refused in words, and stay as they were', async () => {
  const [db] = await databaseOf(1);
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  await sql`insert into migration (name) values ('0001-identity'), ('0012-passkeys')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    /those of 0012-passkeys, from before .*git checkout \w+\), .* then from this one/,
  );
  expect(await tablesOf(db)).toEqual(['migration']);
  expect(await namesOf(db)).toEqual(['0001-identity', '0012-passkeys']);
});

test('a server starts on tables that a newer one has changed', async () => {
  const [db] = await databaseOf(1, inject('migratedDatabase'));
  const newer = { name: '0099-of-tomorrow', timestamp: '2030-01-01T00:00:00.000Z' };
  await sql`insert into migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(db);
  const before = await namesOf(db);
  await migrate(db);
  expect(await namesOf(db)).toEqual(before);
});

test('a change that fails leaves the tables as they were, and is tried again by the next start', async () => {
  const [db] = await databaseOf(1);
  await sql`create table saved_plan (id text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('already exists');
  expect(await namesOf(db)).toEqual([]);
  expect(await tablesOf(db)).not.toContain('account');
  await sql`drop table saved_plan`.execute(db);
  await migrate(db);
  expect(await tablesOf(db)).toContain('account');
});

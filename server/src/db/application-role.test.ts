import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import type { Cluster } from '#db/embedded/cluster.ts';
import { migrate } from '#db/migrations/migrate.ts';
import { openDatabase, refusePowerfulRole } from '#db/opening/open-database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { createServer } from '#http/create-server.ts';
import { healthRoutes } from '#http/health.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { databaseUrl, superuserServer } from '#testing/create-test-database.ts';
import { heldTimers } from '#testing/held-timers.ts';
import { makeDatabase } from '#testing/test-database.ts';

const silent = () => {};
let cluster: Cluster;
let owner: Database;
let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  cluster = await superuserServer();
  const made = await makeDatabase(cluster.owner);
  drop = made.drop;
  owner = connect(made.address, silent);
  await migrate(owner, cluster.application.user);
  db = connect({ ...cluster.application, database: made.address.database }, silent);
}, 60_000);
afterAll(async () => {
  await Promise.all([db.destroy(), owner.destroy()]);
  await drop();
  await cluster.stop();
});

test.each([
  "copy account (phone) from program 'id'",
  "copy account (phone) from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  'create table loot (secret text)',
  'drop table account',
  'alter role application superuser',
  'create database loot',
  "insert into migration (name) values ('9999-never')",
  'update migration_lock set is_locked = 1',
  "update security_log set who = ''",
  'delete from security_log',
  'truncate security_log',
])('as the application, the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied|must be owner/);
});

test('its role is fit for visitors; a superuser’s is not, and the start says what to run', async () => {
  await refusePowerfulRole(db);
  const config = { databaseUrl: databaseUrl(cluster.owner), dataDir: '/none', visitors: true };
  await expect(openDatabase(config, silent)).rejects.toThrow(
    /^The role of DATABASE_URL has SUPERUSER.*create role site login.*MIGRATION_DATABASE_URL/,
  );
});

test('on a server of one’s own too the owner makes the tables and the application uses them', async () => {
  const { address, drop } = await makeDatabase(cluster.owner);
  const url = databaseUrl({ ...cluster.application, database: address.database ?? '' });
  const config = { databaseUrl: url, migrationDatabaseUrl: databaseUrl(address), dataDir: '/none', visitors: true };
  const { db: used, close } = await openDatabase(config, silent);
  const keys = masterKeySource({ masterKeys: `1:${Buffer.alloc(32, 1).toString('base64')}`, dataDir: '' });
  const sealed = withSealedColumns(used, await Keyring.open(used, keys));
  await sealed.insertInto('account').values({ id: crypto.randomUUID(), phone: '+919800000000', email: null }).execute();
  expect(await sealed.selectFrom('account').select('phone').execute()).toEqual([{ phone: '+919800000000' }]);
  const owners = sql<{ tableowner: string }>`select distinct tableowner from pg_tables where schemaname = 'public'`;
  expect((await owners.execute(used)).rows).toEqual([{ tableowner: 'origin' }]);
  await close();
  await drop();
});

test('a pool that gets no further connection waits for its own, and takes more again later', async () => {
  await sql`create role limited login password 'of this test' connection limit 3`.execute(owner);
  const limited = { ...cluster.application, user: 'limited', password: 'of this test' };
  const pool = connect(limited, silent, { connections: 10, timeoutSeconds: 20 });
  const here = () => sql<{ id: number }>`select pg_backend_pid() as id, pg_sleep(0.02)`.execute(pool);
  const used = async () => {
    const rows = await Promise.all(Array.from({ length: 60 }, here));
    return new Set(rows.map(({ rows: [row] }) => row?.id)).size;
  };
  try {
    expect(await used()).toBe(3);
    await sql`alter role limited connection limit -1`.execute(owner);
    expect(await used()).toBe(3);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
    expect(await used()).toBe(10);
  } finally {
    vi.restoreAllMocks();
    await pool.destroy();
    await sql`drop role limited`.execute(owner);
  }
});

test('load does not look like a database that is away: readiness has a connection of its own', async () => {
  const { address, drop } = await makeDatabase(cluster.owner);
  const url = databaseUrl({ ...cluster.application, database: address.database ?? '' });
  const opened = await openDatabase(
    {
      ...{ databaseUrl: url, migrationDatabaseUrl: databaseUrl(address), dataDir: '/none' },
      databaseLimits: { connections: 1, timeoutSeconds: 20 },
    },
    silent,
  );
  const ready = async (db: Database) => {
    const app = createServer({ trustProxy: false }, pino({ level: 'silent' }));
    healthRoutes(app, db, { warnings: async () => [], stopping: new AbortController().signal });
    return (await app.inject('/readyz')).statusCode;
  };
  const patience = heldTimers(2_000);
  await opened.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    const behindOthers = ready(opened.db);
    // The one that was asked later has long answered when the patience with the other is over.
    expect(await ready(opened.probe)).toBe(200);
    patience.pass();
    expect(await behindOthers).toBe(503);
  });
  patience.release();
  await opened.close();
  await drop();
});

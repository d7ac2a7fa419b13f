import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '#db/database.ts';
import { tables } from '#db/migrations/0001-tables.ts';
import { logOrder } from '#db/migrations/0020-log-order.ts';
import { usedAlarms } from '#db/migrations/0021-used-alarms.ts';
import { grantUse } from '#db/migrations/grant-use.ts';
import type { Migration } from '#db/migrations/migration.ts';
import { StartError } from '#settings/start-error.ts';

/**
 * The steps in which servers until 27 November 2026 made these tables. A database that has gone through all of them has the
 * tables as they are, and keeps the names: such a server may still start on it. One that has not is older than this checkout
 * can bring up to date.
 */
const STEPS_OF_BEFORE = [
  ...['0002-accounts', '0003-outbox', '0004-enquiries', '0005-appointments', '0006-outbox-handover'],
  ...['0007-inbox-delivery', '0008-refresh-grace', '0009-limits', '0010-proofs', '0011-devices', '0012-passkeys'],
  ...['0013-security-log', '0014-sealed-columns', '0015-friends', '0016-adults', '0017-plans', '0018-list-order'],
  '0019-delivery-hold',
];
const LAST_OF_BEFORE = '0019-delivery-hold';

/** They run in the order of their names. Add at the end. */
const migrations: Record<string, Migration> = {
  '0001-identity': tables,
  ...Object.fromEntries(STEPS_OF_BEFORE.map((name) => [name, async () => {}])),
  '0020-log-order': logOrder,
  '0021-used-alarms': usedAlarms,
};

/** Any number that no other program takes on the same server. Servers of before take it as well. */
const LOCK = 7_204_126_501;

/**
 * Runs what has not run yet, each in a transaction of its own. Origins that start together wait for one another.
 *
 * @param db as the owner of the tables
 * @param application the role that may then use them; without it, the owner works itself
 * @throws StartError for tables that are older than this checkout can bring up to date
 */
export async function migrate(db: Database, application?: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      const done = (await namesOf(connection)) ?? [];
      if (done.length > 0 && !done.includes(LAST_OF_BEFORE)) throw tooOld(done.at(-1) ?? '');
      // Whatever a newer server has done beside: this one can use its tables, or fails at the call that cannot.
      if (Object.keys(migrations).some((name) => !done.includes(name)))
        await runPending(connection as unknown as Kysely<unknown>);
      if (application !== undefined) await grantUse(connection, application);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/**
 * How the tables of a database differ from what this checkout needs: what has not run, and what it does not know.
 *
 * @returns undefined for a database without tables of a site
 */
export async function schemaDifference(db: Database): Promise<{ missing: string[]; unknown: string[] } | undefined> {
  const done = await namesOf(db);
  if (done === undefined) return undefined;
  return {
    missing: Object.keys(migrations).filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !Object.hasOwn(migrations, name)),
  };
}

/** What has run, by name; undefined for a database without tables of a site. */
async function namesOf(db: Database): Promise<string[] | undefined> {
  const { rows: found } = await sql`select where to_regclass('migration') is not null`.execute(db);
  if (found.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const tooOld = (last: string) =>
  new StartError(
    `The tables of this database are those of ${last}, from before 27 November 2026. Start the site once from the checkout of that day (git checkout 1404cacc), which brings them up to date, and then from this one.`,
  );

async function runPending(db: Kysely<unknown>): Promise<void> {
  const steps = Object.entries(migrations).map(([name, up]) => [name, { up }]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  for (;;) {
    // One at a time, so that each has a transaction of its own.
    const { error, results } = await migrator.migrateUp();
    if (error !== undefined) throw error;
    if (results?.length === 0) return;
  }
}

import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '#db/database.ts';
import { identity } from '#db/migrations/0001-identity.ts';
import { accounts } from '#db/migrations/0002-accounts.ts';
import { outbox } from '#db/migrations/0003-outbox.ts';
import { enquiries } from '#db/migrations/0004-enquiries.ts';
import { appointments } from '#db/migrations/0005-appointments.ts';
import { outboxHandover } from '#db/migrations/0006-outbox-handover.ts';
import { inboxDelivery } from '#db/migrations/0007-inbox-delivery.ts';
import { refreshGrace } from '#db/migrations/0008-refresh-grace.ts';
import { limits } from '#db/migrations/0009-limits.ts';
import { proofs } from '#db/migrations/0010-proofs.ts';
import { devices } from '#db/migrations/0011-devices.ts';
import { passkeys } from '#db/migrations/0012-passkeys.ts';
import { securityLog } from '#db/migrations/0013-security-log.ts';
import { sealedColumns } from '#db/migrations/0014-sealed-columns.ts';
import { friends } from '#db/migrations/0015-friends.ts';
import { adults } from '#db/migrations/0016-adults.ts';
import { plans } from '#db/migrations/0017-plans.ts';
import { listOrder } from '#db/migrations/0018-list-order.ts';
import { deliveryHold } from '#db/migrations/0019-delivery-hold.ts';
import { carryHistoryOver } from '#db/migrations/carry-history-over.ts';
import { grantUse } from '#db/migrations/grant-use.ts';
import type { KeyringOf, Migration } from '#db/migrations/migration.ts';
import type { Keyring } from '#keys/keyring.ts';
import { StartError } from '#settings/start-error.ts';

/** They run in the order of their names. Add at the end. */
const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-accounts': accounts,
  '0003-outbox': outbox,
  '0004-enquiries': enquiries,
  '0005-appointments': appointments,
  '0006-outbox-handover': outboxHandover,
  '0007-inbox-delivery': inboxDelivery,
  '0008-refresh-grace': refreshGrace,
  '0009-limits': limits,
  '0010-proofs': proofs,
  '0011-devices': devices,
  '0012-passkeys': passkeys,
  '0013-security-log': securityLog,
  '0014-sealed-columns': sealedColumns,
  '0015-friends': friends,
  '0016-adults': adults,
  '0017-plans': plans,
  '0018-list-order': listOrder,
  '0019-delivery-hold': deliveryHold,
};

/** Any number that no other program takes on the same server. Servers from before Kysely's migrator take it as well. */
const LOCK = 7_204_126_501;

/**
 * Runs what has not run yet, each in a transaction of its own. Origins that start together wait for one another.
 *
 * @param db as the owner of the tables
 * @param application the role that may then use them; without it, the owner works itself
 * @param openKeys the keys of this database, for what is sealed on the way
 */
export async function migrate(
  db: Database,
  application?: string,
  openKeys: (db: Database) => Promise<Keyring> = withoutKeys,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      const done = await carryHistoryOver(connection);
      // Opened beside the migrations' transactions: what it makes in a new database stays.
      let keyring: Promise<Keyring> | undefined;
      const keyringOf = () => (keyring ??= openKeys(db));
      // Whatever a newer server has done beside: this one can use its tables, or fails at the call that cannot.
      if (Object.keys(migrations).some((name) => !done.includes(name)))
        await runPending(connection as unknown as Kysely<unknown>, keyringOf);
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
  const { rows: found } = await sql`select where to_regclass('migration') is not null`.execute(db);
  if (found.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  const done = rows.map(({ name }) => name);
  return {
    missing: Object.keys(migrations).filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !Object.hasOwn(migrations, name)),
  };
}

async function runPending(db: Kysely<unknown>, keyringOf: KeyringOf): Promise<void> {
  const steps = Object.entries(migrations).map(([name, run]) => [
    name,
    { up: (trx: Kysely<unknown>) => run(trx, keyringOf) },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  for (;;) {
    // One at a time: the keys are read over another connection, which waits for tables that a transaction has changed.
    const { error, results } = await migrator.migrateUp();
    if (error !== undefined) throw error;
    if (results?.length === 0) return;
  }
}

const withoutKeys = async (): Promise<Keyring> => {
  throw new StartError('The keys of this database are needed to bring its tables up to date.');
};

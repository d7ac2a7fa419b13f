import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { grantUse } from '#db/grant-use.ts';
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
import type { Keyring } from '#keys/keyring.ts';
import { StartError } from '#start-error.ts';

/** Opens the keys of a database. Called only where there is data to seal: an empty database needs none yet. */
export type KeyringOf = () => Promise<Keyring>;

/** One change of the tables. Once released it never changes; a correction is a further migration. */
export type Migration = (db: Kysely<unknown>, keyringOf: KeyringOf) => Promise<void>;

/** In the order in which they run. Add at the end. */
const migrations: [name: string, run: Migration][] = [
  ['0001-identity', identity],
  ['0002-accounts', accounts],
  ['0003-outbox', outbox],
  ['0004-enquiries', enquiries],
  ['0005-appointments', appointments],
  ['0006-outbox-handover', outboxHandover],
  ['0007-inbox-delivery', inboxDelivery],
  ['0008-refresh-grace', refreshGrace],
  ['0009-limits', limits],
  ['0010-proofs', proofs],
  ['0011-devices', devices],
  ['0012-passkeys', passkeys],
  ['0013-security-log', securityLog],
  ['0014-sealed-columns', sealedColumns],
  ['0015-friends', friends],
  ['0016-adults', adults],
];

/** Any number that no other program takes on the same server. */
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
      await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection);
      const done = new Set(rows.map(({ name }) => name));
      // Opened beside the migrations' transactions: what it makes in a new database stays.
      let keyring: Promise<Keyring> | undefined;
      const keyringOf = () => (keyring ??= openKeys(db));
      for (const [name, run] of migrations) {
        if (done.has(name)) continue;
        await connection.transaction().execute(async (trx) => {
          await run(trx as unknown as Kysely<unknown>, keyringOf);
          await sql`insert into migration (name) values (${name})`.execute(trx);
        });
      }
      if (application !== undefined) await grantUse(connection, application);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

const withoutKeys = async (): Promise<Keyring> => {
  throw new StartError('The keys of this database are needed to bring its tables up to date.');
};

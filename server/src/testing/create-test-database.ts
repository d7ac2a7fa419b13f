import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { migrate } from '#db/migrations/migrate.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { type MasterKeySource, masterKeySource } from '#keys/master-keys.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeDatabase } from '#testing/test-database.ts';

interface TestDatabase {
  /** As the origin's code sees it: with the application's rights where the server has such a role. */
  db: Database;
  /** The same as it is stored, what is personal sealed. */
  stored: Database;
  keyring: Keyring;
  /** As the owner of the tables, who may break them. */
  owner: Database;
  drop(): Promise<void>;
}

/**
 * A database for one test file, with all tables and no rows. Call `drop` after its tests.
 *
 * @param keys where its master keys lie; nowhere else unless told
 * @param server a server of the caller's instead of the run's
 */
export async function createTestDatabase(
  keys: MasterKeySource = masterKeySource({ masterKeys: `1:${randomBytes(32).toString('base64')}`, dataDir: '' }),
  server?: Pick<Cluster, 'owner' | 'application'>,
): Promise<TestDatabase> {
  const { address, drop } =
    server === undefined
      ? await makeDatabase(JSON.parse(inject('databaseServer')), inject('migratedDatabase'))
      : await makeDatabase(server.owner);
  const application = server === undefined ? inject('applicationOfServer') : JSON.stringify(server.application);
  // Dropping ends the connections by force; what they report then is no failure of a test.
  const owner = connect(address, () => {});
  if (application === '') {
    return { ...(await opened(owner, keys)), owner, drop: () => owner.destroy().then(drop) };
  }
  const { user, password } = JSON.parse(application) as { user: string; password: string };
  // What is copied has its tables, and who may use them.
  if (server !== undefined) await migrate(owner, user);
  const stored = connect({ ...address, user, password }, () => {});
  return {
    ...(await opened(stored, keys)),
    owner,
    drop: () => Promise.all([stored.destroy(), owner.destroy()]).then(drop),
  };
}

async function opened(stored: Database, keys: MasterKeySource) {
  const keyring = await Keyring.open(stored, keys);
  return { db: withSealedColumns(stored, keyring), stored, keyring };
}

/** `DATABASE_URL` for a database of the tests' server, which is reached by a socket unless it is one's own. */
export const databaseUrl = ({ connectionString, user, password, host, port, database }: pg.PoolConfig): string =>
  connectionString ??
  `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;

/**
 * A server whose owner is a superuser, with the role of the application: the run's own one. Where the run uses a server of
 * somebody's, which gives tests neither, one is started for the file that asks. Stop it after its tests.
 */
export async function superuserServer(): Promise<Cluster> {
  const application = inject('applicationOfServer');
  if (application === '') return startCluster(temporaryFolder('superuser'), () => {});
  return { owner: JSON.parse(inject('databaseServer')), application: JSON.parse(application), stop: async () => {} };
}

import fs from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '#config.ts';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { holdFolder } from '#db/embedded/holder.ts';
import { migrate } from '#db/migrate.ts';
import type { Tables } from '#db/tables.ts';
import { StartError } from '#start-error.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  db: Database;
  /** Tells a second origin on the same folder where this one listens. */
  announce(address: string): void;
  close(): Promise<void>;
}

/**
 * Opens the database that `DATABASE_URL` names, or runs one in `DATA_DIR`, and brings its tables up to date.
 *
 * @throws StartError in words for whoever starts the origin
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const db = connect({ connectionString: config.databaseUrl }, log);
    await migrated(db);
    return { db, announce: () => {}, close: () => db.destroy() };
  }
  const folder = prepareFolder(config.dataDir);
  const hold = holdFolder(folder);
  let cluster: Cluster;
  try {
    cluster = await startCluster(folder, log);
  } catch (error) {
    hold.release();
    throw error;
  }
  const db = connect(cluster.address, log);
  const close = async () => {
    await db.destroy();
    await cluster.stop();
    hold.release();
  };
  try {
    await migrated(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, announce: hold.announce, close };
}

/** A pool of connections. A connection that breaks while idle is replaced at its next use. */
export function connect(address: pg.PoolConfig, log: (line: string) => void): Database {
  const pool = new pg.Pool({ ...address, max: 20, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  // Once the pool is ending, the server may be faster in closing a connection than the pool.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`);
  });
  // A connection that breaks while somebody uses it fails their query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function migrated(db: Database): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be used: ${(error as Error).message || String(error)}`);
  }
}

function prepareFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres');
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK);
    return folder;
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/tables.ts';

export type Database = Kysely<Tables>;

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

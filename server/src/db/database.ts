import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/tables.ts';

export type Database = Kysely<Tables>;

/** How many connections, and how long a statement may take. Without it 20 connections, and statements take what they take. */
export interface DatabaseLimits {
  connections: number;
  timeoutSeconds: number;
}

const CONNECTIONS = 20;
/** For a free connection, or a new one. */
const CONNECT_MS = 5000;
/** By so much longer than the server's own limit, whose answer leaves the connection usable. */
const ANSWER_MS = 1000;
/** No transaction waits for anything but statements, except where a code is sent in one. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** A pool of connections. A connection that breaks while idle is replaced at its next use. */
export function connect(address: pg.PoolConfig, log: (line: string) => void, limits?: DatabaseLimits): Database {
  const pool = new pg.Pool({
    ...address,
    max: limits?.connections ?? CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limits && timeouts(limits.timeoutSeconds * 1000)),
  });
  // Once the pool is ending, the server may be faster in closing a connection than the pool.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`);
  });
  // A connection that breaks while somebody uses it fails their query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutSilentOnes(pool) }) });
}

const timeouts = (statementMs: number): pg.PoolConfig => ({
  statement_timeout: statementMs,
  query_timeout: statementMs + ANSWER_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/** Closes a connection of which an answer did not come in time: the query after it would wait behind the one without. */
function withoutSilentOnes(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let silent: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        if (silent !== undefined) throw silent;
        return client.query(text, [...values]).catch((error: Error) => {
          if (error.message === 'Query read timeout') silent = error;
          throw error;
        });
      };
      // Kysely also asks for queries by cursor, which this server has none of.
      return { query, release: () => client.release(silent) } as unknown as PostgresPoolClient;
    },
  };
}

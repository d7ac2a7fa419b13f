import { setTimeout as sleep } from 'node:timers/promises';
import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  replaceWithNoncontingentExpression,
} from 'kysely';
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

/** How long a pool that got no further connection makes do with its own, before it asks for one more again. */
const FULL_FOR_MS = 10_000;
const ASK_AGAIN_MS = 200;
/** PostgreSQL has no connection left, for anybody or for this role. */
const NO_CONNECTION_LEFT = '53300';

/** One connection beside the pool, which is kept. */
export const connectProbe = (address: pg.PoolConfig, log: (line: string) => void, limits?: DatabaseLimits): Database =>
  connect({ ...address, idleTimeoutMillis: 0 }, log, { timeoutSeconds: 10, ...limits, connections: 1 });

/** A pool of connections. A connection that breaks while idle is replaced at its next use. */
export function connect(address: pg.PoolConfig, log: (line: string) => void, limits?: DatabaseLimits): Database {
  const pool = new pg.Pool({
    max: limits?.connections ?? CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limits && timeouts(limits.timeoutSeconds * 1000)),
    ...address,
  });
  // Once the pool is ending, the server may be faster in closing a connection than the pool.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`);
  });
  // A connection that breaks while somebody uses it fails their query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withoutSilentOnes(pool) }),
    // Nothing is in a list of none. PostgreSQL takes `in ()` for an error.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

const timeouts = (statementMs: number): pg.PoolConfig => ({
  statement_timeout: statementMs,
  query_timeout: statementMs + ANSWER_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/**
 * A connection of the pool. Where the server has none left for a new one, the pool works with those it has, and callers
 * wait for one of them: asking for more would refuse who could be served a moment later.
 */
async function waiting(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = performance.now() + CONNECT_MS;
  for (;;) {
    openAgain(pool);
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== NO_CONNECTION_LEFT || performance.now() > until) throw error;
      keepTo(pool, pool.totalCount);
      // With none of its own there is nothing to wait for but the server.
      await sleep(pool.totalCount === 0 ? ASK_AGAIN_MS : 0);
    }
  }
}

/** How many connections a pool that keeps to fewer may have, and until when it keeps to them. */
const kept = new WeakMap<pg.Pool, { most: number; until: number }>();

/** Has the pool open no more than it has, for a while. */
function keepTo(pool: pg.Pool, connections: number): void {
  const { most, until } = kept.get(pool) ?? { most: pool.options.max, until: performance.now() + FULL_FOR_MS };
  kept.set(pool, { most, until });
  pool.options.max = Math.max(1, Math.min(pool.options.max, connections));
}

function openAgain(pool: pg.Pool): void {
  const few = kept.get(pool);
  if (few === undefined || performance.now() < few.until) return;
  pool.options.max = few.most;
  kept.delete(pool);
}

/** Closes a connection of which an answer did not come in time: the query after it would wait behind the one without. */
function withoutSilentOnes(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await waiting(pool);
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

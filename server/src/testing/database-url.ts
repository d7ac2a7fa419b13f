import type pg from 'pg';

/** `DATABASE_URL` for a database of the tests' server, which is reached by a socket unless it is one's own. */
export const databaseUrl = ({ connectionString, user, password, host, port, database }: pg.PoolConfig): string =>
  connectionString ??
  `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;

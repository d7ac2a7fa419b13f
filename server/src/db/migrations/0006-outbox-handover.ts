import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** When a delivery passed the point from which on it may have arrived, whatever happens to its worker. */
export const outboxHandover: Migration = async (db) => {
  await sql`alter table outbox add column handed_over_at timestamptz`.execute(db);
};

import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** The link of a notice works once, and says of itself when it was used. */
export const usedAlarms: Migration = async (db) => {
  await sql`alter table alarm add column used_at timestamptz`.execute(db);
};

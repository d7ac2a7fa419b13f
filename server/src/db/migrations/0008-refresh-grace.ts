import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** When a session's cookie was spent; those of before count as long spent. */
export const refreshGrace: Migration = async (db) => {
  await sql`alter table spent_refresh add column spent_at timestamptz not null default 'epoch'`.execute(db);
  await sql`alter table spent_refresh alter column spent_at set default now()`.execute(db);
};

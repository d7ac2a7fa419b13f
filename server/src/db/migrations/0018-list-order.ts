import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Lists of the firm come page by page: each page is found in the order of its list. Questions and appointments have theirs. */
export const listOrder: Migration = async (db) => {
  await sql`create index referral_created on referral (created_at)`.execute(db);
  await sql`create index consent_at on consent (at)`.execute(db);
};

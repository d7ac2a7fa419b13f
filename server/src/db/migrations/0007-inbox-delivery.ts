import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Which delivery a message of the development inbox was, so that an erasure finds it by its record. */
export const inboxDelivery: Migration = async (db) => {
  await sql`alter table inbox_message add column delivery text`.execute(db);
};

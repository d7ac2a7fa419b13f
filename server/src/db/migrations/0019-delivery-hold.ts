import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** One row: whether the outbox keeps what it has, and in which database it delivered last. */
export const deliveryHold: Migration = async (db) => {
  await sql`create table delivery_hold (
    only_row boolean primary key default true check (only_row),
    held_at timestamptz,
    reason text not null default '',
    delivered_from text
  )`.execute(db);
  await sql`insert into delivery_hold default values`.execute(db);
};

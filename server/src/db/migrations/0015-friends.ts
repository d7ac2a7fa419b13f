import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** What names the person who was referred, whichever way it is kept. */
const NAMING = ['name', 'phone', 'email'].flatMap((column) => [column, `${column}_sealed`, `${column}_hash`]);

/**
 * Somebody who was referred was never asked: what names them stays for 30 days, and longer only once they have agreed.
 * What names them can go while the referral itself stays.
 */
export const friends: Migration = async (db) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'referral' and is_nullable = 'NO'
      and column_name = any(${NAMING})`.execute(db);
  for (const { name } of rows) await sql`alter table referral alter column ${sql.id(name)} drop not null`.execute(db);
  await sql`alter table referral
    add column keep_until timestamptz default now() + interval '30 days',
    add column agreed_at timestamptz,
    add column notice_date text`.execute(db);
};

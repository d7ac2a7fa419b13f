import { sql } from 'kysely';
import type { Migration } from '#db/migrate.ts';

/**
 * Somebody who was referred was never asked: what names them stays for 30 days, and longer only once they have agreed.
 * What names them can go while the referral itself stays.
 */
export const friends: Migration = async (db) => {
  const statements = [
    sql`alter table referral
      alter column name drop not null,
      alter column phone drop not null,
      alter column email drop not null,
      add column keep_until timestamptz not null default now() + interval '30 days',
      add column agreed_at timestamptz,
      add column notice_date text`,
  ];
  for (const statement of statements) await statement.execute(db);
};

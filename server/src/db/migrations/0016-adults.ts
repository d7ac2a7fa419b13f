import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/**
 * When somebody has said that they are 18 or older, under which privacy notice an account began, when it was used last,
 * and when its owner was told that it goes. What was written down as consent to the account itself was none: it came
 * with the sign-in. Its date stays as that of the notice.
 */
export const adults: Migration = async (db) => {
  const statements = [
    sql`alter table account
      add column adult_at timestamptz,
      add column notice_date text,
      add column seen_at timestamptz not null default now(),
      add column told_at timestamptz`,
    sql`update account set
      notice_date = (select min(notice_date) from consent where account_id = account.id and purpose = 'service'),
      seen_at = greatest(created_at, phone_proved_at,
        (select max(last_used_at) from session where account_id = account.id),
        (select max(at) from audit where subject = account.id))`,
    sql`delete from consent where purpose = 'service'`,
    // Fewer rows than the server's own rule waits for may be all that a small firm ever erases.
    ...['account', 'user_detail', 'profile', 'plan', 'referral', 'enquiry', 'appointment', 'outbox'].map(
      (table) =>
        sql`alter table ${sql.table(table)} set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0)`,
    ),
  ];
  for (const statement of statements) await statement.execute(db);
};

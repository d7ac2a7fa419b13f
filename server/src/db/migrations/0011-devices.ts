import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Browsers that have signed in before, and when each number was last proven, so that one that has slept long opens nothing. */
export const devices: Migration = async (db) => {
  const statements = [
    sql`create table known_device (
      account_id uuid not null references account on delete cascade,
      hash bytea not null,
      seen_at timestamptz not null default now(),
      primary key (account_id, hash)
    )`,
    sql`alter table account add column phone_proved_at timestamptz`,
    sql`update account set phone_proved_at = coalesce(
      (select max(at) from audit where subject = account.id and action = 'sign-in'), created_at) where phone is not null`,
    // A number that somebody else may hold now: the account stays, and waits for its owner.
    sql`alter table account add column sealed_phone text`,
    sql`alter table account drop constraint account_check`,
    sql`alter table account add constraint account_reachable
      check (phone is not null or email is not null or sealed_phone is not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
};

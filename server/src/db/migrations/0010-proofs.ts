import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Which sessions are a browser's, by which contact each was proven last, and contact changes that wait. */
export const proofs: Migration = async (db) => {
  const statements = [
    // Who has a session already counts as a browser: its token then needs its cookie, which every browser has.
    sql`alter table session add column browser boolean not null default true`,
    sql`alter table session add column proved_by text`,
    sql`create table contact_change (
      id uuid primary key,
      account_id uuid not null unique references account on delete cascade,
      channel text not null,
      value text not null,
      created_at timestamptz not null default now(),
      applies_at timestamptz not null
    )`,
    // Links by which whoever reads a notice stops what goes on, by the hash of their keys.
    sql`create table alarm (
      hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      expires_at timestamptz not null
    )`,
    sql`create index alarm_account on alarm (account_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
};

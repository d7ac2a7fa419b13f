import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Passkeys, the ceremonies that were answered, and who wants no offer of one. */
export const passkeys: Migration = async (db) => {
  const statements = [
    sql`create table passkey (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`,
    sql`create index passkey_account on passkey (account_id)`,
    // Ceremonies are written down only when they are answered rightly: asking for one costs the database nothing.
    sql`create table spent_ceremony (
      hash bytea primary key,
      expires_at timestamptz not null
    )`,
    sql`create index spent_ceremony_expiry on spent_ceremony (expires_at)`,
    sql`create table ended_passkey_offer (
      account_id uuid primary key references account on delete cascade,
      at timestamptz not null default now()
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
};

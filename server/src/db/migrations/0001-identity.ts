import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** People, their sessions, one-time codes and the limits on them, and the keys that protect what is stored. */
export const identity: Migration = async (db) => {
  const statements = [
    sql`create table secret_key (
      id uuid primary key,
      purpose text not null,
      master_version int not null,
      wrapped bytea not null,
      created_at timestamptz not null default now()
    )`,
    sql`create unique index secret_key_hash on secret_key (purpose) where purpose = 'hash'`,
    sql`create table account (
      id uuid primary key,
      phone text unique,
      email text unique,
      created_at timestamptz not null default now(),
      check (phone is not null or email is not null)
    )`,
    // A session is a family of renewals: its refresh value changes with each, and the spent ones are remembered.
    sql`create table session (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      device text not null,
      refresh_hash bytea not null unique,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      proved_at timestamptz not null default now(),
      idle_until timestamptz not null,
      ends_at timestamptz not null
    )`,
    sql`create index session_account on session (account_id)`,
    sql`create table session_token (
      hash bytea primary key,
      session_id uuid not null references session on delete cascade,
      expires_at timestamptz not null
    )`,
    sql`create index session_token_session on session_token (session_id)`,
    sql`create table spent_refresh (
      hash bytea primary key,
      session_id uuid not null references session on delete cascade
    )`,
    sql`create index spent_refresh_session on spent_refresh (session_id)`,
    sql`create table challenge (
      id uuid primary key,
      purpose text not null,
      channel text not null,
      contact text not null,
      account_id uuid references account on delete cascade,
      detail text,
      provider text not null,
      reference text,
      code_hash bytea,
      tries int not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    // A token of the OTPless widget signs in once.
    sql`create unique index challenge_otpless on challenge (reference) where purpose = 'otpless'`,
    sql`create index challenge_expiry on challenge (expires_at)`,
    // Contacts and clients appear as keyed hashes only.
    sql`create table code_request (
      id bigint generated always as identity primary key,
      contact_key bytea not null,
      client_key bytea not null,
      at timestamptz not null default now()
    )`,
    sql`create index code_request_contact on code_request (contact_key, at)`,
    sql`create index code_request_client on code_request (client_key, at)`,
    sql`create index code_request_at on code_request (at)`,
    sql`create table inbox_message (
      id bigint generated always as identity primary key,
      recipient text not null,
      channel text not null,
      code text,
      subject text,
      body text not null,
      at timestamptz not null default now()
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
};

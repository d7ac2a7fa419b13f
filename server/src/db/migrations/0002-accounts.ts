import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** What a signed-in person keeps here, and what is recorded of changes to it. */
export const accounts: Migration = async (db) => {
  const statements = [
    sql`create table user_detail (
      account_id uuid primary key references account on delete cascade,
      name text not null,
      email text not null,
      mobile text not null,
      pan bytea,
      pan_key uuid references secret_key,
      updated_at timestamptz not null default now(),
      check ((pan is null) = (pan_key is null))
    )`,
    sql`create table profile (
      account_id uuid primary key references account on delete cascade,
      id uuid not null,
      version int not null,
      answers jsonb not null,
      updated_at timestamptz not null default now()
    )`,
    sql`create table referral (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      name text not null,
      phone text not null,
      email text not null,
      relation text not null,
      product text not null,
      code text not null unique,
      opened int not null default 0,
      joined_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    sql`create index referral_account on referral (account_id)`,
    // A plan belongs to a person or, before signing in, to whoever holds the cookie whose hash this is.
    sql`create table plan (
      id uuid primary key,
      account_id uuid unique references account on delete cascade,
      visitor_hash bytea unique,
      rows jsonb not null,
      updated_at timestamptz not null default now(),
      check ((account_id is null) <> (visitor_hash is null))
    )`,
    sql`create table consent (
      id bigint generated always as identity primary key,
      account_id uuid not null references account on delete cascade,
      purpose text not null,
      given boolean not null,
      notice_date text not null,
      at timestamptz not null default now()
    )`,
    sql`create index consent_account on consent (account_id, id)`,
    // The subject is an account's id or, after its erasure, the id of the erasure. Entries name no person.
    sql`create table audit (
      id bigint generated always as identity primary key,
      subject uuid not null,
      action text not null,
      detail text,
      at timestamptz not null default now()
    )`,
    sql`create index audit_subject on audit (subject, id)`,
    sql`create table erasure (
      id uuid primary key,
      contact_hash bytea not null,
      erased_at timestamptz not null default now(),
      keep_until timestamptz not null
    )`,
    // Locked: nobody removes or changes the proof of an erasure before its time, not even this program by mistake.
    sql`create function erasure_is_locked() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' or old.keep_until > now() then
          raise exception 'an erasure record is locked until its date';
        end if;
        return old;
      end $$`,
    sql`create trigger erasure_locked before update or delete on erasure for each row execute function erasure_is_locked()`,
  ];
  for (const statement of statements) await statement.execute(db);
};

import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Appointments, and the phones that visitors proved without an account. */
export const appointments: Migration = async (db) => {
  const statements = [
    sql`create table appointment (
      id uuid primary key,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      seat int not null check (seat > 0),
      status text not null default 'booked' check (status in ('booked', 'cancelled')),
      sequence int not null default 0,
      name text not null,
      email text not null,
      phone text not null,
      account_id uuid references account on delete set null,
      topics text[] not null,
      language text not null,
      channel text not null,
      idempotency_key bytea unique,
      body_hash bytea not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (ends_at > starts_at),
      -- One seat is never taken twice, not even where slots of another length were booked before.
      exclude using gist (int4range(seat, seat, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
        where (status = 'booked')
    )`,
    sql`create unique index appointment_person on appointment (phone, starts_at) where status = 'booked'`,
    sql`create index appointment_start on appointment (starts_at)`,
    sql`create index appointment_created on appointment (created_at)`,
    sql`create table phone_proof (
      hash bytea primary key,
      phone text not null,
      expires_at timestamptz not null
    )`,
    sql`create index phone_proof_expiry on phone_proof (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
};

import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Questions from the contact form. */
export const enquiries: Migration = async (db) => {
  await sql`create table enquiry (
    id uuid primary key,
    account_id uuid references account on delete set null,
    name text not null,
    email text not null,
    areas text[] not null,
    message text not null,
    spam_reason text,
    idempotency_key bytea unique,
    body_hash bytea not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index enquiry_created on enquiry (created_at)`.execute(db);
  await sql`create index enquiry_email on enquiry (lower(email))`.execute(db);
};

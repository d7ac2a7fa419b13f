import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Plans of the calculators: those that go along with a question or a booking, and those that an account keeps. */
export const plans: Migration = async (db) => {
  for (const table of ['enquiry', 'appointment'])
    await sql`alter table ${sql.table(table)} add column plan_sealed bytea`.execute(db);
  await sql`create table saved_plan (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    name_sealed bytea not null,
    plan_sealed bytea not null,
    created_at timestamptz not null default now()
  ) with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0)`.execute(db);
  await sql`create index saved_plan_account on saved_plan (account_id)`.execute(db);
};

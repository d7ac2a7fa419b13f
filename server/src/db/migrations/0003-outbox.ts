import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/** Everything that leaves the house later: written with its record, delivered at least once. */
export const outbox: Migration = async (db) => {
  const statements = [
    sql`create table outbox (
      id uuid primary key,
      kind text not null,
      recipient text not null,
      payload jsonb not null,
      dedupe_key text not null unique,
      record text,
      created_at timestamptz not null default now(),
      not_before timestamptz not null default now(),
      attempts int not null default 0,
      claim uuid,
      claimed_until timestamptz,
      last_error text,
      delivered_at timestamptz,
      parked_at timestamptz
    )`,
    sql`create index outbox_due on outbox (not_before) where delivered_at is null and parked_at is null`,
    sql`create index outbox_record on outbox (record)`,
  ];
  for (const statement of statements) await statement.execute(db);
};

import { sql } from 'kysely';
import type { Migration } from '#db/migrations/migration.ts';

/**
 * Counts of every limited call, proofs that were used, whose turn a delivery is, and which email addresses of bookings
 * are proven. The counts are worth nothing after a crash, so they are kept out of the write-ahead log.
 */
export const limits: Migration = async (db) => {
  const statements = [
    sql`create unlogged table limit_bucket (
      key bytea primary key,
      points int not null,
      ends_at timestamptz not null
    )`,
    sql`create index limit_bucket_end on limit_bucket (ends_at)`,
    sql`create unlogged table used_proof (
      id bytea primary key,
      expires_at timestamptz not null
    )`,
    sql`create index used_proof_expiry on used_proof (expires_at)`,
    sql`drop table code_request`,
    // Whose pause a code began, and whether a browser asked for it that has signed in to this account before.
    sql`alter table challenge add column asker bytea, add column own boolean not null default false`,
    sql`alter table outbox
      add column rank smallint not null default 1,
      add column sender bytea,
      add column turn timestamptz not null default now()`,
    sql`drop index outbox_due`,
    sql`create index outbox_due on outbox (rank, turn) where delivered_at is null and parked_at is null`,
    sql`create index outbox_sender on outbox (sender, turn) where delivered_at is null and parked_at is null`,
    sql`alter table appointment add column email_proven_at timestamptz`,
    // Whoever booked before this rule was promised reminders.
    sql`update appointment set email_proven_at = created_at`,
  ];
  for (const statement of statements) await statement.execute(db);
};

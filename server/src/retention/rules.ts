import { type RawBuilder, sql } from 'kysely';
import { type KeptId, RETENTION } from 'shared/legal/retention';
import { eraseUnused, type RetentionParts, tellUnused, unusedAt } from '#account/erase.ts';
import { forgetUnasked } from '#account/friends.ts';
import type { Tables } from '#db/tables.ts';

type Moment = RawBuilder<Date>;
/** Which rows have served their time at a moment. */
type Due = (at: Moment) => RawBuilder<boolean>;

/** How long the rows of a table stay, and how they go. A table may have several rules. */
export interface Keeping {
  table: keyof Tables | 'migration' | 'migration_lock';
  /** What of the privacy notice it is; null for what tells nothing of a person. */
  kept: KeptId | null;
  due?: Due;
  /** How they go, where they are not simply deleted. May run in several origins at once. */
  remove?: (parts: RetentionParts) => Promise<unknown>;
  /** Why there is nothing to remove. */
  stays?: string;
}

const span = (id: KeptId) => sql`${RETENTION[id].span}::interval`;
/** Rows whose time, in one of these columns, is over by the span of the notice. */
const after =
  (id: KeptId, column: string): Due =>
  (at) =>
    sql`${sql.ref(column)} < ${at} - ${span(id)}`;
/** Rows that say themselves until when they hold. */
const until =
  (column: string): Due =>
  (at) =>
    sql`${sql.ref(column)} < ${at}`;

const withAccount = (table: Keeping['table']): Keeping => ({ table, kept: 'account', stays: 'goes with the account' });

/** Every table of the database. */
export const KEEPING: readonly Keeping[] = [
  { table: 'challenge', kept: 'code', due: after('code', 'expires_at') },
  { table: 'session', kept: 'session', due: (at) => sql`(idle_until < ${at} or ends_at < ${at})` },
  { table: 'session_token', kept: 'session', due: until('expires_at') },
  { table: 'spent_refresh', kept: 'session', stays: 'goes with the session' },
  { table: 'phone_proof', kept: 'session', due: until('expires_at') },
  { table: 'alarm', kept: 'session', due: until('expires_at') },
  { table: 'spent_ceremony', kept: 'session', due: until('expires_at') },
  { table: 'known_device', kept: 'device', due: after('device', 'seen_at') },
  { table: 'limit_bucket', kept: 'count', due: until('ends_at') },
  { table: 'used_proof', kept: 'count', due: until('expires_at') },
  {
    table: 'account',
    kept: 'account',
    due: unusedAt,
    async remove(parts) {
      await tellUnused(parts);
      await eraseUnused(parts);
    },
  },
  ...(
    ['user_detail', 'profile', 'passkey', 'ended_passkey_offer', 'consent', 'contact_change', 'saved_plan'] as const
  ).map(withAccount),
  // A signed-in person's plan has no visitor, and goes with the account.
  {
    table: 'plan',
    kept: 'plan',
    due: (at) => sql`(visitor_hash is not null and updated_at < ${at} - ${span('plan')})`,
  },
  { table: 'enquiry', kept: 'enquiry', due: after('enquiry', 'created_at') },
  {
    table: 'enquiry',
    kept: 'spam',
    due: (at) => sql`(spam_reason is not null and created_at < ${at} - ${span('spam')})`,
  },
  { table: 'appointment', kept: 'appointment', due: after('appointment', 'ends_at') },
  {
    table: 'referral',
    kept: 'unasked',
    due: (at) => sql`(agreed_at is null and keep_until < ${at})`,
    remove: ({ db }) => forgetUnasked(db),
  },
  { table: 'referral', kept: 'referral', due: after('referral', 'created_at') },
  { table: 'outbox', kept: 'outbox', due: after('outbox', 'delivered_at') },
  {
    table: 'outbox',
    kept: 'unsent',
    due: (at) => sql`(delivered_at is null and parked_at < ${at} - ${span('unsent')})`,
  },
  { table: 'inbox_message', kept: 'outbox', due: after('outbox', 'at') },
  { table: 'audit', kept: 'record', due: after('record', 'at') },
  { table: 'erasure', kept: 'record', due: until('keep_until') },
  {
    table: 'security_log',
    kept: 'record',
    due: after('record', 'at'),
    // The log shortens itself as it is written, since the next entry has to know what the chain begins with.
    remove: async () => undefined,
  },
  { table: 'delivery_hold', kept: null, stays: 'one row, whether messages leave; it names nobody' },
  { table: 'secret_key', kept: null, stays: 'as long as something is encrypted by it' },
  { table: 'migration', kept: null, stays: 'says which changes of the tables have run' },
  { table: 'migration_lock', kept: null, stays: 'belongs to it' },
];

/** Removes what has served its time, one rule after the other; a rule that fails is logged and tried again by the next run. */
export async function removeDue(parts: RetentionParts): Promise<void> {
  for (const { table, due, remove } of KEEPING) {
    try {
      if (remove !== undefined) await remove(parts);
      else if (due !== undefined)
        await sql`delete from ${sql.table(table)} where ${due(sql<Date>`now()`)}`.execute(parts.db);
    } catch (error) {
      parts.logger.error({ err: error, table }, 'rows whose time is over could not be removed');
    }
  }
}

const HOUR_MS = 3_600_000;

/** Removes what has served its time, now and every hour. @returns how to stop */
export function removeHourly(parts: RetentionParts): () => void {
  const run = () => void removeDue(parts);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

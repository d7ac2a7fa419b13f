import { sql } from 'kysely';
import type { Report } from '#admin/csv.ts';
import type { Database } from '#db/database.ts';

/** What has not left the house yet: parked first, then by when it is tried next. Reminders that are merely early are left out. */
export async function waiting(db: Database): Promise<Report> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'record', 'attempts', 'not_before', 'last_error', 'parked_at', 'claimed_until'])
    .where('delivered_at', 'is', null)
    .where((where) => where.or([where('not_before', '<=', sql<Date>`now()`), where('attempts', '>', 0)]))
    .orderBy(sql`parked_at is null`)
    .orderBy('not_before')
    .execute();
  return {
    columns: ['state', 'kind', 'to', 'about', 'attempts', 'next try', 'why', 'id'],
    rows: rows.map((row) => [
      row.parked_at !== null
        ? 'parked'
        : row.claimed_until !== null && row.claimed_until > new Date()
          ? 'sending'
          : 'waiting',
      row.kind,
      row.recipient,
      row.record ?? '',
      row.attempts,
      row.parked_at === null ? row.not_before : null,
      row.last_error ?? '',
      row.id,
    ]),
  };
}

/** Has parked messages sent again, from the first attempt on: those named, or all. @returns how many */
export async function retry(db: Database, ids: readonly string[]): Promise<number> {
  const rows = db
    .updateTable('outbox')
    .set({ parked_at: null, not_before: sql<Date>`now()`, attempts: 0, last_error: null })
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is not', null);
  const { numUpdatedRows } = await (ids.length === 0 ? rows : rows.where('id', 'in', ids)).executeTakeFirst();
  return Number(numUpdatedRows);
}

import { sql } from 'kysely';
import type { Listing } from '#admin/listing.ts';
import type { Database } from '#db/database.ts';

/** What has not left the house yet: parked first, then by when it is tried next. Reminders that are merely early are left out. */
export const outbox: Listing = {
  columns: ['state', 'kind', 'to', 'about', 'attempts', 'next try', 'why', 'id'],
  table: 'outbox',
  key: 'id',
  async part(db, { place, limit }) {
    const rows = await db
      .selectFrom('outbox')
      .select([
        'id',
        'kind',
        'recipient',
        'record',
        'attempts',
        'not_before',
        'last_error',
        'parked_at',
        'claimed_until',
      ])
      .where('delivered_at', 'is', null)
      .where((where) => where.or([where('not_before', '<=', sql<Date>`now()`), where('attempts', '>', 0)]))
      .where(
        place !== undefined && 'id' in place
          ? sql<boolean>`(parked_at is null, not_before, id) > (
              select parked_at is null, not_before, id from outbox where id = ${place.id})`
          : sql<boolean>`true`,
      )
      .orderBy(sql`parked_at is null`)
      .orderBy('not_before')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      cells: [
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
      ],
    }));
  },
};

/** Has parked messages sent again, from the first attempt on: those named, or all. @returns how many */
export async function retry(db: Database, ids: readonly string[]): Promise<number> {
  const rows = db
    .updateTable('outbox')
    .set({
      claim: null,
      parked_at: null,
      not_before: sql<Date>`now()`,
      turn: sql<Date>`now()`,
      attempts: 0,
      last_error: null,
    })
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is not', null);
  const { numUpdatedRows } = await (ids.length === 0 ? rows : rows.where('id', 'in', ids)).executeTakeFirst();
  return Number(numUpdatedRows);
}

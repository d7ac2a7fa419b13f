import { sql } from 'kysely';
import type { Listing } from '#admin/listing.ts';
import { inIndia } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';

/**
 * What has not left the house yet: parked first, then the oldest. Reminders that are merely early are left out. Not by when it
 * is tried next, which each try moves: between two parts of the list rows would pass its end unseen.
 */
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
          ? sql<boolean>`(parked_at is null, created_at, id) > (
              select parked_at is null, created_at, id from outbox where id = ${place.id})`
          : sql<boolean>`true`,
      )
      .orderBy(sql`parked_at is null`)
      .orderBy('created_at')
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
      ...{ claim: null, claimed_until: null, handed_over_at: null },
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

/** One message that has not left, whole, for whoever decides what becomes of it; undefined when there is none by this id. */
export async function show(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'payload', 'record', 'attempts', 'created_at', 'parked_at', 'last_error'])
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const lines: [string, string][] = [
    ['state', row.parked_at === null ? 'waiting' : `parked since ${inIndia(row.parked_at)}`],
    ['why', told('why', row.last_error ?? '')],
    ['attempts', `${row.attempts}, written ${inIndia(row.created_at)}`],
    ['kind', row.kind],
    ['about', row.record ?? ''],
    ['to', told('to', row.recipient)],
    ...Object.entries(row.payload).map(([name, value]): [string, string] => [name, told(name, value)]),
  ];
  return lines.map(([name, text]) => `${name.padEnd(10)} ${text.includes('\n') ? `\n${text}` : text}\n`).join('');
}

/** Visitors choose these texts: what would steer a terminal becomes a space. */
function told(name: string, value: unknown): string {
  const files = name === 'attachments' && Array.isArray(value) ? value.map(({ filename }) => filename) : value;
  const text = typeof files === 'string' ? files : JSON.stringify(files);
  return text.replaceAll(/[^\P{C}\n]/gu, ' ').trimEnd();
}

/**
 * Ends a parked message by hand: `close` for one that arrived, `drop` for one that nobody is to get. It is emptied as one
 * that was delivered, and its key stays, so that neither comes again.
 *
 * @returns false when nothing by this id is parked
 */
export async function end(db: Database, id: string, how: 'close' | 'drop'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      delivered_at: sql<Date>`now()`,
      claim: null,
      recipient: '',
      payload: '{}',
      last_error: how === 'drop' ? 'dropped by hand' : 'closed by hand: it arrived',
    })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

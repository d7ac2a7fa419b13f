import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';

/** Something that has to leave the house once the record it belongs to is stored. */
export interface Outgoing {
  /** Names the handler that delivers it, such as `mail`. */
  kind: string;
  /** Address, number or URL. */
  to: string;
  /** What the handler needs; JSON. It is emptied after delivery. */
  payload: Record<string, unknown>;
  /** The same key is written once, however often it is enqueued; receivers see it too. */
  dedupeKey: string;
  /** Not delivered before; at once unless told. */
  notBefore?: Date;
  /** What it is about, such as `enquiry:<id>` or `account:<id>`: an erasure takes it away by this name. */
  record?: string;
  /** 0 for what a visitor waits for, 1 for everything else, 2 for what strangers cause; each overtakes the next. */
  rank?: 0 | 1 | 2;
  /** Keyed hash of who caused it. Of the same rank, whoever has many waiting is overtaken by whoever has few. */
  sender?: Buffer;
}

/** Seconds by which one thing of a sender stands behind the one before it. */
const STEP_SECONDS = 5;

/** Writes an outgoing thing in the transaction of its record: both are stored or neither is. */
export async function enqueue(
  trx: Transaction<Tables>,
  { kind, to, payload, dedupeKey, notBefore, record, rank, sender }: Outgoing,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      recipient: to,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey,
      record: record ?? null,
      not_before: notBefore,
      rank,
      sender: sender ?? null,
      turn: turnOf(notBefore, sender),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Now, or when it is due; behind the last one of its sender that still waits. */
function turnOf(notBefore: Date | undefined, sender: Buffer | undefined) {
  const due = sql<Date>`coalesce(${notBefore ?? null}::timestamptz, now())`;
  if (sender === undefined) return due;
  return sql<Date>`greatest(${due}, (
    select max(turn) + ${STEP_SECONDS} * interval '1 second' from outbox
    where sender = ${sender} and delivered_at is null and parked_at is null
  ))`;
}

/**
 * Takes away all that was to be sent, or reached the development inbox, because of some records, named as in the
 * outbox: `enquiry:<id>`. The keys of their deliveries begin with those names.
 */
export async function forgetDeliveries(trx: Transaction<Tables>, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  await trx.deleteFrom('outbox').where('record', 'in', records).execute();
  await trx
    .deleteFrom('inbox_message')
    .where(sql<string>`split_part(delivery, ':', 1) || ':' || split_part(delivery, ':', 2)`, 'in', records)
    .execute();
}

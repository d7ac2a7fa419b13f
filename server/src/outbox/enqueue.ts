import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
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
}

/** Writes an outgoing thing in the transaction of its record: both are stored or neither is. */
export async function enqueue(
  trx: Transaction<Tables>,
  { kind, to, payload, dedupeKey, notBefore, record }: Outgoing,
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
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

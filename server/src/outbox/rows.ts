import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** A row that one worker has taken: nobody else does while its lease lasts. */
export interface TakenRow {
  id: string;
  kind: string;
  recipient: string;
  payload: Record<string, unknown>;
  dedupe_key: string;
  attempts: number;
  record: string | null;
  claim: string;
}

/** Parked, or tried again after some milliseconds, with the reason; null when it was delivered. */
export type Outcome = { reason: string; delayMs: number | null } | null;

/** Nobody but its worker knows how far it came, and that one may be cut off from the database and still run. */
const IN_DOUBT =
  'The origin that sent this stopped, or has not reached the database since: it may have arrived. If that origin still runs, it writes here what became of it. Retry sends it again.';
const NOT_HANDED_OVER = 'The database did not answer when this was about to be handed over, so nothing was sent.';

/** What workers write into the table. */
export function outboxRows(
  db: Database,
  { kinds, leaseMs, evenHeld }: { kinds: readonly string[]; leaseMs: number; evenHeld: boolean },
) {
  const leaseEnd = sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`;
  return {
    /**
     * Takes what is due, each row for whoever locks it first.
     *
     * @param own ids under way here: whatever their lease says, they are not abandoned
     */
    async take(limit: number, own: readonly string[]): Promise<TakenRow[]> {
      const claim = randomUUID();
      const rows = await db
        .updateTable('outbox')
        .set({
          claim,
          claimed_until: leaseEnd,
          attempts: sql<number>`attempts + 1`,
        })
        .where('id', 'in', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('delivered_at', 'is', null)
            .where('parked_at', 'is', null)
            .where('handed_over_at', 'is', null)
            .where('kind', 'in', kinds)
            .$if(!evenHeld, (rest) =>
              rest.where(sql<boolean>`not exists (select from delivery_hold where held_at is not null)`),
            )
            .where('not_before', '<=', sql<Date>`now()`)
            .where((where) =>
              where.or([where('claimed_until', 'is', null), where('claimed_until', '<', sql<Date>`now()`)]),
            )
            .$if(own.length > 0, (rest) => rest.where('id', 'not in', own))
            .orderBy('rank')
            .orderBy('turn')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'kind', 'recipient', 'payload', 'dedupe_key', 'attempts', 'record'])
        .execute();
      return rows.map((row) => ({ ...row, claim }));
    },

    /** What was handed over and not settled within its lease. The claim stays: its worker may still come back. @returns how many */
    async parkDoubtful(own: readonly string[]): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ claimed_until: null, handed_over_at: null, parked_at: sql<Date>`now()`, last_error: IN_DOUBT })
        .where('kind', 'in', kinds)
        .where('delivered_at', 'is', null)
        .where('parked_at', 'is', null)
        .where('handed_over_at', 'is not', null)
        .where('claimed_until', '<', sql<Date>`now()`)
        .$if(own.length > 0, (rest) => rest.where('id', 'not in', own))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /**
     * The claim alone decides: a server that is slow at each step outlasts the lease, and nobody else need have the row.
     * The lease begins anew, so that the wait for the last answer is not taken for an abandoned one.
     *
     * @throws Error when it could not be written down, or another worker has taken the row, or it was parked meanwhile
     */
    async markSent({ id, claim }: TakenRow): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ handed_over_at: sql<Date>`now()`, claimed_until: leaseEnd })
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('parked_at', 'is', null)
        .executeTakeFirst()
        .catch((error: Error) => Promise.reject(new Error(`${NOT_HANDED_OVER} ${error.message}`)));
      if (numUpdatedRows === 0n) throw new Error('Another worker has taken this delivery.');
    },

    /** Only while the claim is still ours: after an expired lease another worker may have taken the row. */
    async settle({ id, claim }: TakenRow, outcome: Outcome): Promise<void> {
      const released = { claim: null, claimed_until: null, handed_over_at: null, parked_at: null };
      const row = db.updateTable('outbox').where('id', '=', id).where('claim', '=', claim);
      if (outcome === null) {
        // Delivered once is enough: what it said, and to whom, is not kept.
        await row
          .set({ ...released, delivered_at: sql<Date>`now()`, last_error: null, payload: '{}', recipient: '' })
          .execute();
        return;
      }
      const { reason: last_error, delayMs } = outcome;
      await row
        .set(
          delayMs === null
            ? { ...released, last_error, parked_at: sql<Date>`now()` }
            : { ...released, last_error, not_before: sql<Date>`now() + ${delayMs} * interval '1 millisecond'` },
        )
        .execute();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { scrub } from '#http/scrub.ts';
import { retryDelay } from '#outbox/delay.ts';

/** One delivery, as its handler gets it. */
export interface Delivery {
  id: string;
  to: string;
  payload: Record<string, unknown>;
  /** Stable over all attempts: hand it to the receiver, who can then drop a second copy. */
  dedupeKey: string;
  /** 1 for the first. */
  attempt: number;
  record: string | null;
  /**
   * Call it right before the step that cannot be taken back. A worker that dies after it, or a line that breaks before
   * the answer, leaves open whether the delivery arrived: such a row is parked for a person to decide, so that nothing
   * is delivered twice by itself.
   *
   * @throws Error when another worker has taken the row meanwhile: deliver nothing then
   */
  handOver(): Promise<void>;
}

/** Delivers or throws: {@link Undeliverable} when trying again is pointless, {@link InDoubt}, anything else to be tried again later. */
export type Handler = (delivery: Delivery) => Promise<void>;

/** It will never arrive: parked at once, for a person to look at. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** It was handed over and no answer came: parked, because it may have arrived. */
export class InDoubt extends Error {
  override readonly name = 'InDoubt';
}

/** The other side refuses who the site says it is: the firm's settings are wrong, whatever is sent. Tried again, and told. */
export class LogInRefused extends Error {
  /** Rows are known by it, since they keep a reason and no more. */
  static readonly BEGINS = 'Log-in refused.';
  override readonly name = 'LogInRefused';
  constructor(what: string) {
    super(`${LogInRefused.BEGINS} ${what}`);
  }
}

export interface OutboxOptions {
  db: Database;
  logger: Logger;
  handlers: Record<string, Handler>;
  /** Milliseconds between two looks when nothing was due. */
  pollMs?: number;
  /** Milliseconds after which a delivery counts as abandoned by its worker. Longer than any handler takes. */
  leaseMs?: number;
}

export interface Outbox {
  start(): void;
  /** Looks now rather than at the next poll; call it after the transaction that enqueued. */
  kick(): void;
  /** Finishes the deliveries under way and stops. */
  stop(): Promise<void>;
}

const POLL_MS = 1000;
const LEASE_MS = 120_000;
const BATCH = 8;
const IN_DOUBT = 'The origin stopped while handing this over: it may have arrived. Retry sends it again.';

/** Delivers what is due. Several workers and origins share one table: each row goes to whoever locks it first. */
export function createOutbox({ db, logger, handlers, pollMs = POLL_MS, leaseMs = LEASE_MS }: OutboxOptions): Outbox {
  let running = false;
  let round: Promise<void> = Promise.resolve();
  let wake: () => void = () => {};
  let kicked = false;

  async function loop(): Promise<void> {
    while (running) {
      kicked = false;
      const found = await deliverDue().catch((error: unknown) => {
        logger.error({ err: error }, 'the outbox cannot be read');
        return 0;
      });
      if (found === 0 && running && !kicked) await pause();
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function deliverDue(): Promise<number> {
    await parkDoubtful();
    const claim = randomUUID();
    const kinds = Object.keys(handlers);
    const rows = await db
      .updateTable('outbox')
      .set({
        claim,
        claimed_until: sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`,
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
          .where('not_before', '<=', sql<Date>`now()`)
          .where((where) =>
            where.or([where('claimed_until', 'is', null), where('claimed_until', '<', sql<Date>`now()`)]),
          )
          .orderBy('rank')
          .orderBy('turn')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'recipient', 'payload', 'dedupe_key', 'attempts', 'record'])
      .execute();
    await Promise.all(
      rows.map(async ({ id, kind, recipient, payload, dedupe_key, attempts, record }) => {
        const failure = await attempt(kind, {
          id,
          to: recipient,
          payload,
          dedupeKey: dedupe_key,
          attempt: attempts,
          record,
          handOver: () => handOver(id, claim),
        });
        await settle(id, claim, attempts, failure);
      }),
    );
    return rows.length;
  }

  /** A delivery that was handed over and never settled: its worker is gone, and nobody knows how far it came. */
  async function parkDoubtful(): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({
        claim: null,
        claimed_until: null,
        handed_over_at: null,
        parked_at: sql<Date>`now()`,
        last_error: IN_DOUBT,
      })
      .where('kind', 'in', Object.keys(handlers))
      .where('delivered_at', 'is', null)
      .where('parked_at', 'is', null)
      .where('handed_over_at', 'is not', null)
      .where('claimed_until', '<', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) logger.warn({ count: Number(numUpdatedRows) }, 'deliveries in doubt were parked');
  }

  async function handOver(id: string, claim: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ handed_over_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .where('claimed_until', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error('Another worker has taken this delivery.');
  }

  async function attempt(kind: string, delivery: Delivery): Promise<Error | null> {
    try {
      await handlers[kind]?.(delivery);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Only while the claim is still ours: after an expired lease another worker may have taken the row. */
  async function settle(id: string, claim: string, attempts: number, failure: Error | null): Promise<void> {
    const row = db.updateTable('outbox').where('id', '=', id).where('claim', '=', claim);
    const released = { claim: null, claimed_until: null, handed_over_at: null };
    if (failure === null) {
      // Delivered once is enough: what it said, and to whom, is not kept.
      await row
        .set({ ...released, delivered_at: sql<Date>`now()`, last_error: null, payload: '{}', recipient: '' })
        .execute();
      return;
    }
    const last_error = scrub(failure.message).slice(0, 500);
    const delay = failure instanceof Undeliverable || failure instanceof InDoubt ? null : retryDelay(attempts);
    logger.warn({ outbox: id, attempts, parked: delay === null, reason: last_error }, 'not delivered');
    await row
      .set(
        delay === null
          ? { ...released, last_error, parked_at: sql<Date>`now()` }
          : { ...released, last_error, not_before: sql<Date>`now() + ${delay} * interval '1 millisecond'` },
      )
      .execute();
  }

  return {
    start() {
      if (running) return;
      running = true;
      round = loop();
    },
    kick() {
      kicked = true;
      wake();
    },
    async stop() {
      running = false;
      wake();
      await round;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { isDatabaseAway } from '#db/is-away.ts';
import { scrub } from '#http/logger.ts';
import { type Outcome, outboxRows, type TakenRow } from '#outbox/rows.ts';

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
   * @throws Error when it could not be written down, or another worker has taken the row meanwhile: deliver nothing then
   */
  markSent(): Promise<void>;
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
  /** Milliseconds until what became of a delivery is written again, where the database was away. */
  settleAgainMs?: number;
  /** Delivers while everything else is held. */
  evenHeld?: boolean;
}

export interface Outbox {
  start(): void;
  /** Looks now rather than at the next poll; call it after the transaction that enqueued. */
  kick(): void;
  /** Finishes the deliveries under way and stops. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks, unless told. */
export const POLL_MS = 1000;
/** A mail server may take 60 s to greet and 100 s to answer to the mail. */
const LEASE_MS = 180_000;
/** Deliveries of one worker at the same time. Each makes room by itself, so that a slow one keeps back no other. */
const AT_ONCE = 8;
const SETTLE_AGAIN_MS = 1000;

/** Delivers what is due. Several workers and origins share one table. */
export function createOutbox({
  db,
  logger,
  handlers,
  pollMs = POLL_MS,
  leaseMs = LEASE_MS,
  settleAgainMs = SETTLE_AGAIN_MS,
  evenHeld = false,
}: OutboxOptions): Outbox {
  const rows = outboxRows(db, { kinds: Object.keys(handlers), leaseMs, evenHeld });
  const underWay = new Map<string, Promise<void>>();
  let stopping = AbortSignal.abort();
  let stopNow: () => void = () => {};
  let round: Promise<void> = Promise.resolve();
  let wake: () => void = () => {};
  let kicked = false;

  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      kicked = false;
      const found = await takeDue().catch((error: unknown) => {
        logger.error({ err: error }, 'the outbox cannot be read');
        return 0;
      });
      if (underWay.size >= AT_ONCE) await Promise.race(underWay.values());
      else if (found === 0 && !stopping.aborted && !kicked) await pause();
    }
    await Promise.all(underWay.values());
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function takeDue(): Promise<number> {
    const own = [...underWay.keys()];
    const doubtful = await rows.parkDoubtful(own);
    if (doubtful > 0) logger.warn({ count: doubtful }, 'deliveries in doubt were parked');
    const taken = await rows.take(AT_ONCE - own.length, own);
    for (const row of taken)
      underWay.set(
        row.id,
        deliver(row).finally(() => underWay.delete(row.id)),
      );
    return taken.length;
  }

  async function deliver(row: TakenRow): Promise<void> {
    const failure = await attempt(row);
    const outcome = failure === null ? null : outcomeOf(failure, row.attempts);
    if (outcome !== null)
      logger.warn(
        { outbox: row.id, attempts: row.attempts, parked: outcome.delayMs === null, reason: outcome.reason },
        'not delivered',
      );
    await settle(row, outcome);
  }

  async function attempt(row: TakenRow): Promise<Error | null> {
    const { id, kind, recipient: to, payload, dedupe_key: dedupeKey, attempts, record } = row;
    const markSent = () => rows.markSent(row);
    try {
      await handlers[kind]?.({ id, to, payload, dedupeKey, attempt: attempts, record, markSent });
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** What became of a delivery is known here alone: while the database is away it is kept, and written when it is back. */
  async function settle(row: TakenRow, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const isLast = stopping.aborted;
      try {
        return await rows.settle(row, outcome);
      } catch (error) {
        const told = { err: error, outbox: row.id, delivered: outcome === null };
        if (isLast || !isDatabaseAway(error)) return logger.error(told, 'what became of a delivery was not written');
        if (tries === 1) logger.warn(told, 'what became of a delivery waits for the database');
      }
      await sleep(settleAgainMs, undefined, { signal: stopping }).catch(() => {});
    }
  }

  return {
    start() {
      if (!stopping.aborted) return;
      const stop = new AbortController();
      stopping = stop.signal;
      stopNow = () => stop.abort();
      round = loop();
    },
    kick() {
      kicked = true;
      wake();
    },
    async stop() {
      stopNow();
      wake();
      await round;
    },
  };
}

function outcomeOf(failure: Error, attempts: number): Outcome {
  const isFinal = failure instanceof Undeliverable || failure instanceof InDoubt;
  return { reason: scrub(failure.message).slice(0, 500), delayMs: isFinal ? null : retryDelay(attempts) };
}

const FIRST_MS = 5000;
/** What was away is met again within half an hour of its return. */
const LONGEST_MS = 1_800_000;
/** By then 2.9 days were waited: a person has to look. */
const MOST_ATTEMPTS = 148;

/**
 * Milliseconds until the next attempt: 5 s after the first failure, twice as long after each further one, half an hour
 * at the most. Null after the last.
 *
 * @param attempts made so far, 1 or more
 */
export function retryDelay(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}

import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { Handler } from '#outbox/worker.ts';

export const ALARM_KIND = 'parked-alarm';
const LOOK_EVERY_MS = 60_000;
const TIMEOUT_MS = 15_000;
const alarmPayload = z.object({ parked: z.int() });

/**
 * Tells a webhook, once for each time that more was parked, how much waits for a person: parked mail is not told of by
 * mail. It says nothing of whom it concerns. Origins that share a database tell it once between them.
 */
export async function enqueueAlarm(db: Database, to: string): Promise<void> {
  const parked = await db
    .selectFrom('outbox')
    .select('parked_at')
    .where('parked_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .where('kind', '<>', ALARM_KIND)
    .orderBy('parked_at', 'desc')
    .execute();
  const newest = parked[0]?.parked_at;
  if (newest == null) return;
  const told = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', ALARM_KIND)
    .where('created_at', '>=', newest)
    .executeTakeFirst();
  if (told !== undefined) return;
  const dedupeKey = `${ALARM_KIND}:${newest.toISOString()}`;
  const payload = { parked: parked.length };
  await db.transaction().execute((trx) => enqueue(trx, { kind: ALARM_KIND, to, dedupeKey, payload }));
}

/** Posts an alarm as JSON; `text` is what chat programs show. */
export const alarmHandler: Handler = async ({ to, payload, dedupeKey }) => {
  const { parked } = alarmPayload.parse(payload);
  const text = `${parked} ${parked === 1 ? 'message' : 'messages'} of the website could not be sent. See which and why: npm run admin -- outbox`;
  const { ok, status } = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': dedupeKey },
    body: JSON.stringify({ text, parked }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Error(`ALARM_URL answered ${status}.`);
};

/** Looks every minute. @returns what stops it */
export function startAlarm(db: Database, to: string | undefined, logger: Logger): () => void {
  if (to === undefined) return () => {};
  const look = () =>
    enqueueAlarm(db, to).catch((error: unknown) => logger.error({ err: error }, 'the alarm was not written'));
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

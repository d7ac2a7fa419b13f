import type { Database } from '#db/database.ts';
import { ALARMS, PARKED_ALARM } from '#outbox/alarm-webhook.ts';
import { enqueue } from '#outbox/enqueue.ts';

/**
 * Tells a webhook, once for each time that more was parked, how much waits for a person: parked mail is not told of by
 * mail. It says nothing of whom it concerns. Origins that share a database tell it once between them.
 */
export async function enqueueParkedAlarm(db: Database, to: string): Promise<void> {
  const parked = await db
    .selectFrom('outbox')
    .select('parked_at')
    .where('parked_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .where('kind', 'not in', ALARMS)
    .orderBy('parked_at', 'desc')
    .execute();
  const newest = parked[0]?.parked_at;
  if (newest == null) return;
  const told = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', PARKED_ALARM)
    .where('created_at', '>=', newest)
    .executeTakeFirst();
  if (told !== undefined) return;
  const dedupeKey = `${PARKED_ALARM}:${newest.toISOString()}`;
  const payload = { parked: parked.length };
  await db.transaction().execute((trx) => enqueue(trx, { kind: PARKED_ALARM, to, dedupeKey, payload }));
}

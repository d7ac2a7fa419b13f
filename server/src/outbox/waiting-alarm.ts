import type { Database } from '#db/database.ts';
import { HELD_ALARM, LOG_IN_ALARM, WAITING_ALARM } from '#outbox/alarm-webhook.ts';
import type { Backlog } from '#outbox/backlog.ts';
import { enqueue } from '#outbox/enqueue.ts';

/** Tells a webhook that messages wait too long, that delivery is held, or that the site's log-in is refused, and when that is over. */
export async function enqueueWaitingAlarms(db: Database, to: string, { late, refused, held }: Backlog): Promise<void> {
  await turn(db, to, { kind: WAITING_ALARM, on: late > 0, payload: { waiting: late } });
  await turn(db, to, { kind: HELD_ALARM, on: held !== null, payload: { held: held !== null } });
  await turn(db, to, { kind: LOG_IN_ALARM, on: refused > 0, payload: { logInRefused: refused > 0 } });
}

/**
 * The last alarm of a kind says whether one is on. The next is named after it, so that origins that share a database
 * write it once between them; what goes by retention while it is on is told again.
 */
async function turn(
  db: Database,
  to: string,
  { kind, on, payload }: { kind: string; on: boolean; payload: Record<string, unknown> },
): Promise<void> {
  const last = await db
    .selectFrom('outbox')
    .select(['created_at', 'dedupe_key'])
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (on === (last?.dedupe_key.endsWith(':on') ?? false)) return;
  const dedupeKey = `${kind}:${last?.created_at.toISOString() ?? 'first'}:${on ? 'on' : 'off'}`;
  await db.transaction().execute((trx) => enqueue(trx, { kind, to, dedupeKey, payload }));
}

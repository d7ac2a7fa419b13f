import { sql } from 'kysely';
import type { SessionInfo } from 'shared/contract/identity';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { messages } from '#identity/messages.en.ts';
import type { Session } from '#identity/sessions.ts';

/** A person's live sessions, last used first. */
export async function ownSessions(db: Database, { id, accountId }: Session): Promise<SessionInfo[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('idle_until', '>', sql<Date>`now()`)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === id,
  }));
}

/** Ends a session, or with `everywhere` all of the person's. */
export async function endSessions(
  db: Database,
  session: { id: string; account_id: string },
  everywhere: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('session')
      .where(everywhere ? 'account_id' : 'id', '=', everywhere ? session.account_id : session.id)
      .execute();
    await audit(trx, session.account_id, everywhere ? 'sign-out everywhere' : 'sign-out');
  });
}

/** Ends one of the person's sessions by its id. @throws HttpError 404 when it is not one of theirs */
export async function endSession(db: Database, accountId: string, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where(sql`id::text`, '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new HttpError(404, messages.sessionEndedAlready);
  await db.transaction().execute((trx) => audit(trx, accountId, 'sign-out'));
}

import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { noLongerValid, type Purpose, UUID } from '#identity/challenges.ts';

/**
 * Uses up a challenge without its code, where holding its id says enough.
 *
 * @returns its detail
 * @throws HttpError 400 when it was answered, has expired or never was
 */
export async function giveUp(db: Database, challengeId: string, purpose: Purpose): Promise<string> {
  if (!UUID.test(challengeId)) throw noLongerValid();
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('challenge')
      .select(['id', 'detail'])
      .where('id', '=', challengeId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (row?.detail == null) throw noLongerValid();
    const spent = { used_at: sql<Date>`now()`, contact: '', detail: null };
    await trx.updateTable('challenge').set(spent).where('id', '=', row.id).execute();
    return row.detail;
  });
}

import { sql, type Transaction } from 'kysely';
import { ALARM_PATH } from 'shared/contract/alarm';
import { messages } from '#account/contacts/messages.en.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { isSecret, newSecret, secretHash } from '#identity/sessions.ts';

const VALID_DAYS = 30;

/** A link by which whoever reads a notice says that it was not them. @param base the site's address */
export async function alarmLink(trx: Transaction<Tables>, accountId: string, base: string): Promise<string> {
  const key = newSecret();
  await trx
    .insertInto('alarm')
    .values({
      hash: secretHash(key),
      account_id: accountId,
      expires_at: sql<Date>`now() + ${VALID_DAYS} * interval '1 day'`,
    })
    .execute();
  return `${base}${ALARM_PATH}?key=${key}`;
}

/** Stops the change that waits, ends all sessions and removes all passkeys, whoever's they are. @throws HttpError 404 for a key that opens nothing */
export async function raise(db: Database, key: string): Promise<void> {
  const gone = new HttpError(404, messages.linkNotValid);
  if (!isSecret(key)) throw gone;
  await db.transaction().execute(async (trx) => {
    const alarm = await trx
      .selectFrom('alarm')
      .select('account_id')
      .where('hash', '=', secretHash(key))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (alarm === undefined) throw gone;
    const { account_id } = alarm;
    // Codes that were asked for from inside of the account go with its sessions. A thief's passkey would come back; the
    // owner's are soon added again after a code.
    for (const table of ['contact_change', 'session', 'challenge', 'passkey'] as const)
      await trx.deleteFrom(table).where('account_id', '=', account_id).execute();
    await audit(trx, account_id, 'alarm raised');
  });
}

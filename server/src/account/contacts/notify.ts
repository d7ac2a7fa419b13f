import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ALARM_PATH } from 'shared/contract/alarm';
import { addressIn } from 'shared/language';
import { spokenNow } from 'shared/messages';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import type { Contact } from '#identity/contact/contact.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { isSecret, newSecret, secretHash } from '#identity/sessions.ts';
import { messages } from '#messages.en.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { Config } from '#settings/config.ts';

/** How people are told something that needs no answer. */
export interface Notifier {
  providers: readonly OtpProvider[];
  config: Pick<Config, 'mail' | 'production'>;
}

/**
 * Where a notice for whoever reads `contact` arrives: there, or at the account's proven email address where no provider
 * can send a free text to phones; Indian SMS, for one, needs a registered template. Null when it arrives nowhere.
 */
export function wayTo({ providers, config }: Notifier, contact: Contact, provenEmail: string | null): Contact | null {
  const sends = (channel: Contact['channel']) =>
    providers.some(({ channels, notify }) => notify !== undefined && channels.includes(channel));
  const mails = sends('email') || config.mail.smtpUrl !== undefined || !config.production;
  if (contact.channel === 'phone' && sends('phone')) return contact;
  const email = contact.channel === 'email' ? contact.value : provenEmail;
  return email !== null && mails ? { channel: 'email', value: email } : null;
}

/** Has a notice sent, once the transaction is through. `about` is what it is about, in a few words. */
export async function notify(
  trx: Transaction<Tables>,
  accountId: string,
  { channel, value }: Contact,
  { about, text }: { about: string; text: string },
): Promise<void> {
  await enqueue(trx, {
    kind: 'notice',
    to: value,
    payload: { channel, text, language: spokenNow() },
    dedupeKey: `account:${accountId}:${about}:${randomUUID()}`,
    record: `account:${accountId}`,
    rank: 0,
  });
}

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
  return base + addressIn(spokenNow(), `${ALARM_PATH}?key=${key}`);
}

/**
 * Stops the change that waits, ends all sessions and removes all passkeys, whoever's they are. A key does that once: a page
 * that is loaded again, or an old mail, does not sign out its owner once more.
 *
 * @throws HttpError 404 for a key that opens nothing, 409 for one that was used
 */
export async function raise(db: Database, key: string): Promise<void> {
  const gone = new HttpError(404, messages.linkNotValid);
  if (!isSecret(key)) throw gone;
  await db.transaction().execute(async (trx) => {
    const alarm = await trx
      .selectFrom('alarm')
      .select(['account_id', 'used_at'])
      .where('hash', '=', secretHash(key))
      .where('expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (alarm === undefined) throw gone;
    if (alarm.used_at !== null) throw new HttpError(409, messages.linkUsedAlready);
    await trx.updateTable('alarm').set({ used_at: sql<Date>`now()` }).where('hash', '=', secretHash(key)).execute();
    const { account_id } = alarm;
    // Codes that were asked for from inside of the account go with its sessions. A thief's passkey would come back; the
    // owner's are soon added again after a code. A browser that comes back is told of again, whosever it is.
    for (const table of ['contact_change', 'session', 'challenge', 'passkey', 'known_device'] as const)
      await trx.deleteFrom(table).where('account_id', '=', account_id).execute();
    await audit(trx, account_id, 'alarm raised');
  });
}

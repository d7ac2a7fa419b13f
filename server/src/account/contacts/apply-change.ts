import { sql, type Transaction } from 'kysely';
import { type Notifier, notify, wayTo } from '#account/contacts/notify.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { type Contact, maskContact } from '#identity/contact/contact.ts';
import { sealIfAsleep } from '#identity/dormant-number.ts';
import { linkEarlierRecords } from '#identity/earlier-records.ts';
import { messages } from '#messages.en.ts';

export interface Change {
  accountId: string;
  /** The new contact, which a code has proven. */
  contact: Contact;
  /** The session that asked, which goes on; all end when there is none. */
  sessionId: string | null;
}

/** Gives an account its new contact, ends the person's other sessions and has the old contact told. @throws HttpError 409 when another account has it */
export async function applyContactChange(
  trx: Transaction<Tables>,
  notifier: Notifier & { firm: string },
  { accountId, contact, sessionId }: Change,
): Promise<void> {
  const { channel, value } = contact;
  const before = await trx
    .selectFrom('account')
    .select(['phone', 'email'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Of a number that slept at another account its present owner has read the code, as at a sign-in.
  if (channel === 'phone' && before.phone !== value) await sealIfAsleep(trx, value);
  const holder = await trx.selectFrom('account').select('id').where(channel, '=', value).executeTakeFirst();
  if (holder !== undefined && holder.id !== accountId) throw taken(channel);
  if (channel === 'phone' && before.phone !== null) await forgetOldNumber(trx, accountId, before.phone);
  await trx
    .updateTable('account')
    .set({ [channel]: value, ...(channel === 'phone' ? { phone_proved_at: sql<Date>`now()` } : {}) })
    .where('id', '=', accountId)
    .execute();
  // A page that shows the address of before is told at its save. Of a proven number it sends none that would count.
  const detail = channel === 'phone' ? { mobile: value } : { email: value, updated_at: sql<Date>`clock_timestamp()` };
  await trx.updateTable('user_detail').set(detail).where('account_id', '=', accountId).execute();
  await linkEarlierRecords(trx, accountId);
  // Proving a first email address takes nothing from anybody.
  if (channel === 'phone' || before.email !== null)
    await trx
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .$if(sessionId !== null, (query) => query.where('id', '<>', sessionId ?? ''))
      .execute();
  await audit(trx, accountId, channel === 'phone' ? 'phone changed' : 'email proven');
  for (const to of toBeTold(notifier, before, channel))
    await notify(trx, accountId, to, {
      about: `${channel}-changed`,
      text: changedText(notifier.firm, contact, before[channel] === null),
    });
}

/** Everybody who was reached at the account so far, each once. */
export function toBeTold(
  notifier: Notifier,
  { phone, email }: { phone: string | null; email: string | null },
  channel: Contact['channel'],
): Contact[] {
  const old: Contact[] = [];
  if (phone !== null) old.push({ channel: 'phone', value: phone });
  if (email !== null && (channel === 'email' || phone === null)) old.push({ channel: 'email', value: email });
  const ways = old.map((contact) => wayTo(notifier, contact, email)).filter((way) => way !== null);
  return [...new Map(ways.map((way) => [way.value, way])).values()];
}

/**
 * What was booked under the old number stays this person's; codes and proofs for it go at once, because nothing leads
 * from the account to it any more. The number may be another person's next month.
 */
async function forgetOldNumber(trx: Transaction<Tables>, accountId: string, phone: string): Promise<void> {
  await linkEarlierRecords(trx, accountId);
  await trx.deleteFrom('challenge').where('contact', '=', phone).execute();
  await trx.deleteFrom('phone_proof').where('phone', '=', phone).execute();
  await trx.deleteFrom('inbox_message').where('recipient', '=', phone).execute();
}

/** What the visitor is told when two accounts took over the same contact at the same moment. */
export const asTaken = (error: unknown, channel: Contact['channel']): unknown =>
  (error as { code?: string }).code === '23505' ? taken(channel) : error;

const taken = (channel: Contact['channel']) => {
  const [field, message] =
    channel === 'phone' ? ['phoneNumber', messages.numberTaken] : ['email', messages.addressTaken];
  return new HttpError(409, message ?? '', { fields: { [field ?? '']: message ?? '' } });
};

function changedText(firm: string, contact: Contact, isFirst: boolean): string {
  const facts = { firm, channel: contact.channel, contact: maskContact(contact) };
  return isFirst ? messages.contactAdded(facts) : messages.contactChanged(facts);
}

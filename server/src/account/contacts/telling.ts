import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Contact } from '#identity/contact/contact.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { Config } from '#settings/config.ts';

/** How people are told something that needs no answer. */
export interface Telling {
  providers: readonly OtpProvider[];
  config: Pick<Config, 'mail' | 'production'>;
}

/**
 * Where a notice for whoever reads `contact` arrives: there, or at the account's proven email address where no provider
 * can send a free text to phones; Indian SMS, for one, needs a registered template. Null when it arrives nowhere.
 */
export function wayTo({ providers, config }: Telling, contact: Contact, provenEmail: string | null): Contact | null {
  const sends = (channel: Contact['channel']) =>
    providers.some(({ channels, notify }) => notify !== undefined && channels.includes(channel));
  const mails = sends('email') || config.mail.smtpUrl !== undefined || !config.production;
  if (contact.channel === 'phone' && sends('phone')) return contact;
  const email = contact.channel === 'email' ? contact.value : provenEmail;
  return email !== null && mails ? { channel: 'email', value: email } : null;
}

/** Has a notice sent, once the transaction is through. `about` is what it is about, in a few words. */
export async function tell(
  trx: Transaction<Tables>,
  accountId: string,
  { channel, value }: Contact,
  { about, text }: { about: string; text: string },
): Promise<void> {
  await enqueue(trx, {
    kind: 'notice',
    to: value,
    payload: { channel, text },
    dedupeKey: `account:${accountId}:${about}:${randomUUID()}`,
    record: `account:${accountId}`,
    rank: 0,
  });
}

import type { Transaction } from 'kysely';
import { alarmLink } from '#account/contacts/alarms.ts';
import { reached } from '#account/contacts/new-device.ts';
import { type Telling, tell } from '#account/contacts/telling.ts';
import type { Tables } from '#db/tables.ts';
import { messages } from '#identity/messages.en.ts';
import { contactsOf } from '#identity/sign-in.ts';

/** Who tells whom, and where its link leads. */
export interface PasskeyNotice extends Telling {
  firm: string;
  /** The site's address. */
  base: string;
}

/** Has the person told that a way into the account came or went, with a link that undoes what a thief did. */
export async function tellOfPasskey(
  trx: Transaction<Tables>,
  notice: PasskeyNotice,
  accountId: string,
  what: 'added' | 'removed',
): Promise<void> {
  const to = reached(notice, await contactsOf(trx, accountId));
  if (to === null) return;
  const link = await alarmLink(trx, accountId, notice.base);
  const facts = { firm: notice.firm, link };
  const text = what === 'added' ? messages.passkeyAdded(facts) : messages.passkeyRemoved(facts);
  await tell(trx, accountId, to, { about: `passkey-${what}`, text });
}

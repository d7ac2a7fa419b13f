import type { Contacts } from 'shared/contract/user-detail';
import { readWaiting } from '#account/contacts/waiting.ts';
import type { Database } from '#db/database.ts';
import { maskContact } from '#identity/contact/contact.ts';
import { contactsOf } from '#identity/sign-in.ts';

/** What a person has proven, for themselves: the number masked, the address whole, as the details show them. */
export async function readContacts(db: Database, accountId: string): Promise<Contacts> {
  const { phone, email } = await contactsOf(db, accountId);
  return {
    phone: phone === null ? null : maskContact({ channel: 'phone', value: phone }),
    email,
    waiting: await readWaiting(db, accountId),
  };
}

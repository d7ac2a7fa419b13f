import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { User } from 'shared/contract/identity';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { type Contact, maskContact } from '#identity/contact/contact.ts';
import { notSignedIn } from '#identity/doorkeeper.ts';

/** The account of a proven contact, made when there is none. Parallel sign-ins of one new person make one account. */
export async function accountOf(trx: Transaction<Tables>, contact: Contact): Promise<{ id: string; isNew: boolean }> {
  const column = contact.channel;
  const proven =
    column === 'phone' ? { phone: contact.value, phone_proved_at: sql<Date>`now()` } : { email: contact.value };
  const made = await trx
    .insertInto('account')
    .values({ id: randomUUID(), phone: null, email: null, ...proven })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { id: made.id, isNew: true };
  const { id } = await trx
    .selectFrom('account')
    .select('id')
    .where(column, '=', contact.value)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (column === 'phone')
    await trx.updateTable('account').set({ phone_proved_at: sql<Date>`now()` }).where('id', '=', id).execute();
  return { id, isNew: false };
}

/** What an account has proven by codes. @throws HttpError 401 when it is gone */
export async function contactsOf(
  db: Database,
  accountId: string,
): Promise<{ phone: string | null; email: string | null }> {
  const row = await db.selectFrom('account').select(['phone', 'email']).where('id', '=', accountId).executeTakeFirst();
  if (row === undefined) throw notSignedIn();
  return row;
}

/** Where an account is reached: its phone, or else its email address. @throws HttpError 401 when it is gone */
export async function contactOf(db: Database, accountId: string): Promise<Contact> {
  const { phone, email } = await contactsOf(db, accountId);
  if (phone !== null) return { channel: 'phone', value: phone };
  if (email !== null) return { channel: 'email', value: email };
  throw notSignedIn();
}

/** What the browser may know of a person. */
export async function userOf(db: Database, accountId: string): Promise<User> {
  const contact = await contactOf(db, accountId);
  const detail = await db
    .selectFrom('user_detail')
    .select('name')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { id: accountId, name: detail?.name ?? null, contact: maskContact(contact) };
}

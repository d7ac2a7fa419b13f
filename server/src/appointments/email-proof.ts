import { sql, type Transaction } from 'kysely';
import type { StoredAppointment } from '#appointments/stored.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** Phones that may each send an address its one mail within a day before it gets none from further ones. */
const MOST_PHONES_A_DAY = 3;

type Named = Pick<StoredAppointment, 'id' | 'phone' | 'email' | 'account_id'>;

/**
 * Whether whoever booked has shown that the address is theirs: by the link in its first mail, in this appointment or in
 * another one of the same phone, or because they signed in with it.
 */
export async function isEmailProven(db: Database, { phone, email, account_id }: Named): Promise<boolean> {
  const proven = await bookedUnder(db, email)
    .select('id')
    .where('phone', '=', phone)
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst();
  if (proven !== undefined) return true;
  if (account_id === null) return false;
  const account = await db.selectFrom('account').select('email').where('id', '=', account_id).executeTakeFirst();
  return account?.email === email.toLowerCase();
}

/** Whether an address that nobody has proven gets a mail of this booking: the first one of its phone alone. */
export async function isFirstMail(trx: Transaction<Tables>, { id, phone, email }: Named): Promise<boolean> {
  const { own, others } = await bookedUnder(trx, email)
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('phone', '=', phone).filterWhere('id', '<>', id).as('own'),
      fn
        .count<string>('phone')
        .distinct()
        .filterWhere('phone', '<>', phone)
        .filterWhere('email_proven_at', 'is', null)
        .filterWhere('created_at', '>', sql<Date>`now() - interval '1 day'`)
        .as('others'),
    ])
    .executeTakeFirstOrThrow();
  return Number(own) === 0 && Number(others) < MOST_PHONES_A_DAY;
}

/** Notes that the link in a mail to this address was opened. @returns the coming appointments that it may hear of now */
export async function proveEmail(
  trx: Transaction<Tables>,
  { phone, email }: Named,
  now: Date,
): Promise<StoredAppointment[]> {
  await trx
    .updateTable('appointment')
    .set({ email_proven_at: now })
    .where('phone', '=', phone)
    .where('email', '=', email)
    .where('email_proven_at', 'is', null)
    .execute();
  return bookedUnder(trx, email)
    .selectAll()
    .where('phone', '=', phone)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .execute();
}

const bookedUnder = (db: Database, email: string) => db.selectFrom('appointment').where('email', '=', email);

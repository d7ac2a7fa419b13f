import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { type Challenges, challengeUnderWay } from '#identity/challenges.ts';
import type { Contact } from '#identity/contact/contact.ts';
import { linkEarlierRecords } from '#identity/earlier-records.ts';
import type { Caller } from '#limits/caller.ts';
import { messages } from '#messages.en.ts';

/** So long without a code, a number may have gone to somebody else: operators give it out again after some months. */
const SLEEPS_MONTHS = 12;

const ASLEEP_SINCE = sql<Date>`phone_proved_at + ${SLEEPS_MONTHS} * interval '1 month'`;

/** An account whose number was not proven for {@link SLEEPS_MONTHS} months. */
function asleep(db: Database | Transaction<Tables>, phone: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', ASLEEP_SINCE.as('since')])
    .where('phone', '=', phone)
    .where(ASLEEP_SINCE, '<', sql<Date>`now()`)
    .executeTakeFirst();
}

/**
 * Lets a proven number pass on to its account, unless that has slept. With a proven email address it asks for that as a
 * second proof; without one the account is sealed, and the number starts an empty one.
 *
 * @throws HttpError 403 with the second code's challenge as `fields.secondProof`
 */
export async function wake(
  { db, challenges }: { db: Database; challenges: Challenges },
  { channel, value }: Contact,
  client: Caller,
): Promise<void> {
  if (channel !== 'phone') return;
  const account = await asleep(db, value);
  if (account === undefined) return;
  if (account.email === null) return seal(db, value);
  const contact: Contact = { channel: 'email', value: account.email };
  const wanted = { purpose: 'second-proof', contact, detail: value } as const;
  // The number's own code is used up, so this call cannot be made again.
  const secondProof = await challenges.start({ ...wanted, client: { ...client, once: true } }).then(
    ({ challengeId }) => challengeId,
    async (error: unknown) => {
      // Whoever came here again goes on with the second code that they have.
      const begun = isTooSoon(error) ? await challengeUnderWay(db, wanted) : undefined;
      if (begun === undefined) throw error;
      return begun;
    },
  );
  throw new HttpError(403, messages.numberLongUnused, { fields: { secondProof } });
}

const isTooSoon = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 429;

/**
 * A code to the number was read by its account's owner: it counts for another year.
 *
 * @param whose the account, by its id for whoever is signed in, or by the address that was proven beside the number
 */
export async function markAwake(db: Database, phone: string, whose: { id: string } | { email: string }): Promise<void> {
  const [column, value] = 'id' in whose ? (['id', whose.id] as const) : (['email', whose.email] as const);
  await db
    .updateTable('account')
    .set({ phone_proved_at: sql<Date>`now()` })
    .where('phone', '=', phone)
    .where(column, '=', value)
    .execute();
}

/** Takes the number off an account that has slept. What is in it stays for its owner, who signs in by email or by a passkey, or asks the firm. */
export const seal = (db: Database, phone: string): Promise<void> =>
  db.transaction().execute((trx) => sealIfAsleep(trx, phone));

/** As {@link seal}, in the transaction in which somebody else has proven the number. */
export async function sealIfAsleep(trx: Transaction<Tables>, phone: string): Promise<void> {
  const account = await asleep(trx, phone);
  if (account === undefined) return;
  await linkEarlierRecords(trx, account.id, sql<Date>`${account.since}`);
  await trx.updateTable('account').set({ phone: null, former_phone: phone }).where('id', '=', account.id).execute();
  await trx.deleteFrom('session').where('account_id', '=', account.id).execute();
  await audit(trx, account.id, 'number sealed');
}

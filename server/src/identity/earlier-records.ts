import type { Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';

/**
 * Gives an account what was sent or booked without signing in under the phone or email address that it has proven. It
 * stays the account's after the number has changed, so that an erasure finds it. What merely names an address that
 * nobody proved is left alone: anybody can type one.
 */
export async function linkEarlierRecords(trx: Transaction<Tables>, accountId: string): Promise<void> {
  const { phone, email } = await trx
    .selectFrom('account')
    .select(['phone', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const own = { account_id: accountId };
  if (phone !== null)
    await trx.updateTable('appointment').set(own).where('account_id', 'is', null).where('phone', '=', phone).execute();
  if (email === null) return;
  for (const table of ['enquiry', 'appointment'] as const) {
    await trx.updateTable(table).set(own).where('account_id', 'is', null).where('email', '=', email).execute();
  }
}

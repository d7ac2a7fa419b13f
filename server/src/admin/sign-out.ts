import type { Database } from '#db/database.ts';
import { audit } from '#identity/audit.ts';
import { emailContact, mobileNumber } from '#identity/contact/contact.ts';

/**
 * Ends all sessions of the account that a proven contact belongs to, for somebody who lost a device and calls the firm.
 *
 * @param text an email address, or a mobile number as people write it
 * @returns how many sessions there were; undefined when nobody has that contact
 * @throws HttpError 400 for a number that is no mobile number
 */
export async function signOutEverywhere(db: Database, text: string): Promise<number | undefined> {
  const [channel, value] = text.includes('@')
    ? (['email', emailContact(text).value] as const)
    : (['phone', mobileNumber(text, 'contact')] as const);
  return db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('account').select('id').where(channel, '=', value).executeTakeFirst();
    if (account === undefined) return undefined;
    const ended = await trx.deleteFrom('session').where('account_id', '=', account.id).executeTakeFirst();
    await audit(trx, account.id, 'sign-out everywhere', 'desk');
    return Number(ended.numDeletedRows);
  });
}

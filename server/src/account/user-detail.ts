import { sql } from 'kysely';
import { MASKED_PAN_PATTERN, type UserDetail, type UserDetailInput } from 'shared/contract/user-detail';
import type { Database } from '#db/database.ts';
import { wrongField } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { maskContact } from '#identity/contact/contact.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import type { Session } from '#identity/sessions.ts';
import { contactsOf } from '#identity/sign-in.ts';
import { requireFresh } from '#identity/step-up.ts';
import { messages } from '#messages.en.ts';

/** `ABCPK1234L` becomes `XXXXX1234X`. */
export const maskPan = (pan: string): string => `XXXXX${pan.slice(5, 9)}X`;

export async function readUserDetail(db: Database, accountId: string): Promise<UserDetail | null> {
  const row = await db.selectFrom('user_detail').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    name: row.name,
    panNumber: row.pan === null ? null : maskPan(row.pan),
    email: row.email,
    mobileNumber: row.mobile,
  };
}

/**
 * Saves the details. The PAN: left out or in its masked form it stays as it is, an empty one is removed, anything else
 * replaces it. The mobile number of an account that has proven one stays that one, whatever comes along.
 *
 * @returns whether another number came along than the proven one
 * @throws HttpError 400 for a number that is no mobile number, or a masked PAN that is not the stored one; 403 for
 *   another PAN or email address without a fresh code
 */
export async function saveUserDetail(
  db: Database,
  session: Pick<Session, 'accountId' | 'fresh'>,
  input: UserDetailInput,
): Promise<{ keptNumber: boolean }> {
  const { accountId } = session;
  const { phone } = await contactsOf(db, accountId);
  const isMasked = phone !== null && maskContact({ channel: 'phone', value: phone }) === input.mobileNumber;
  const typed = isMasked ? phone : mobileNumber(input.mobileNumber, 'mobileNumber');
  const mobile = phone ?? typed;
  const pan = await panChange(db, accountId, input.panNumber);
  const before = await db
    .selectFrom('user_detail')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (pan.pan !== undefined || (before !== undefined && before.email.toLowerCase() !== input.email.toLowerCase()))
    requireFresh(session);
  const detail = { name: input.name, email: input.email, mobile, updated_at: sql<Date>`now()`, ...pan };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user_detail')
      .values({ account_id: accountId, pan: null, ...detail })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(detail))
      .execute();
    await audit(trx, accountId, 'details saved');
  });
  return { keptNumber: typed !== mobile };
}

type PanChange = { pan?: string | null };

async function panChange(db: Database, accountId: string, given: string | undefined): Promise<PanChange> {
  if (given === undefined) return {};
  const stored = given === '' || MASKED_PAN_PATTERN.test(given) ? await readUserDetail(db, accountId) : null;
  if (given === '') return stored?.panNumber ? { pan: null } : {};
  if (MASKED_PAN_PATTERN.test(given)) {
    if (stored?.panNumber === given) return {};
    throw wrongField('panNumber', messages.enterWholePan);
  }
  return { pan: given };
}

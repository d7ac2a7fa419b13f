import { sql } from 'kysely';
import { MASKED_PAN_PATTERN, type UserDetail, type UserDetailInput } from 'shared/contract/user-detail';
import type { Database } from '#db/database.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { maskContact } from '#identity/contact/contact.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import type { Session } from '#identity/sessions.ts';
import { contactsOf } from '#identity/sign-in.ts';
import { requireFresh } from '#identity/step-up.ts';
import { messages } from '#messages.en.ts';

/** `ABCPK1234L` becomes `XXXXX1234X`. */
export const maskPan = (pan: string): string => `XXXXX${pan.slice(5, 9)}X`;

const SAVED_AT = sql<number>`(extract(epoch from updated_at) * 1000000)::float8`;

export async function readUserDetail(db: Database, accountId: string): Promise<UserDetail | null> {
  const row = await rowOf(db, accountId);
  return row === undefined ? null : shown(row);
}

const rowOf = (db: Database, accountId: string) =>
  db
    .selectFrom('user_detail')
    .select(['name', 'email', 'mobile', 'pan', SAVED_AT.as('savedAt')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

const shown = ({ name, pan, email, mobile, savedAt }: Row): UserDetail => ({
  ...{ name, panNumber: pan === null ? null : maskPan(pan), email, mobileNumber: mobile, savedAt },
});

/**
 * Saves the details. The PAN: left out or in its masked form it stays as it is, an empty one is removed, anything else
 * replaces it. The mobile number of an account that has proven one stays that one, whatever comes along. The same details
 * once more, after an answer that was lost on the way, change nothing.
 *
 * @returns when it was saved, and whether another number came along than the proven one
 * @throws HttpError 409 when `savedAt` is given and is not the stored one (0 while none are stored) and other details are
 *   stored; 400 for a number that is no mobile number, or a masked PAN that is not the stored one; 403 for another PAN or
 *   email address without a fresh code
 */
export async function saveUserDetail(
  db: Database,
  session: Pick<Session, 'accountId' | 'fresh'>,
  input: UserDetailInput,
): Promise<{ savedAt: number; keptNumber: boolean }> {
  const { accountId } = session;
  const before = (await rowOf(db, accountId)) ?? null;
  const isKnown = (savedAt: number | undefined) => input.savedAt === undefined || input.savedAt === (savedAt ?? 0);
  const { phone } = await contactsOf(db, accountId);
  const isMasked = phone !== null && maskContact({ channel: 'phone', value: phone }) === input.mobileNumber;
  const numberOf = () => (isMasked ? phone : mobileNumber(input.mobileNumber, 'mobileNumber'));
  // First: a page that has not seen what is stored asks for no code, and for no PAN, because of it.
  if (!isKnown(before?.savedAt)) {
    const isSame = before !== null && isStored(before, session, input) && before.mobile === (phone ?? numberOf());
    if (isSame) return { savedAt: before.savedAt, keptNumber: numberOf() !== before.mobile };
    throw changedElsewhere();
  }
  const typed = numberOf();
  const pan = panChange(before, input.panNumber);
  if (pan.pan !== undefined || (before !== null && before.email.toLowerCase() !== input.email.toLowerCase()))
    requireFresh(session);
  const detail = { name: input.name, email: input.email, updated_at: sql<Date>`clock_timestamp()`, ...pan };
  return db.transaction().execute(async (trx) => {
    // Two that come at once: the second one waits here, and finds what the first has stored.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
    if (!isKnown((await readUserDetail(trx, accountId))?.savedAt)) throw changedElsewhere();
    // Read here: the proven number may have changed while this call waited.
    const mobile = (await contactsOf(trx, accountId)).phone ?? typed;
    const row = await trx
      .insertInto('user_detail')
      .values({ account_id: accountId, pan: null, mobile, ...detail })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...detail, mobile }))
      .returning(SAVED_AT.as('savedAt'))
      .executeTakeFirstOrThrow();
    await audit(trx, accountId, 'details saved');
    return { savedAt: row.savedAt, keptNumber: typed !== mobile };
  });
}

/** Whether the name, the address and the PAN are the stored ones. A guess of the PAN is answered to a fresh code alone. */
function isStored(row: Row, { fresh }: Pick<Session, 'fresh'>, { name, email, panNumber }: UserDetailInput): boolean {
  if (row.name !== name || row.email !== email) return false;
  if (panNumber === undefined || panNumber === shown(row).panNumber) return true;
  return panNumber === (row.pan ?? '') && (panNumber === '' || fresh);
}

const changedElsewhere = () => new HttpError(409, messages.detailsChangedElsewhere);

type PanChange = { pan?: string | null };

function panChange(stored: Row | null, given: string | undefined): PanChange {
  if (given === undefined) return {};
  if (given === '') return stored?.pan ? { pan: null } : {};
  if (MASKED_PAN_PATTERN.test(given)) {
    if (stored !== null && shown(stored).panNumber === given) return {};
    throw wrongField('panNumber', messages.enterWholePan);
  }
  return { pan: given };
}

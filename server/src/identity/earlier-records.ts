import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';

/**
 * Gives an account what was sent or booked without signing in under the phone or email address that it has proven. It
 * stays the account's after the number has changed, so that an erasure finds it. What merely names an address that
 * nobody proved is left alone: anybody can type one. A booking rests on a proven phone: where that is another one than the
 * account's, an address that was mistyped, or is shared, makes it nobody else's.
 *
 * @param until the number was this account's until then: what was booked with it later is its next owner's
 */
export async function linkEarlierRecords(
  trx: Transaction<Tables>,
  accountId: string,
  until = sql<Date>`now()`,
): Promise<void> {
  const { phone, email } = await trx
    .selectFrom('account')
    .select(['phone', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const own = { account_id: accountId };
  const bookings = trx.updateTable('appointment').set(own).where('account_id', 'is', null);
  if (phone !== null) await bookings.where('phone', '=', phone).where('created_at', '<=', until).execute();
  if (email === null) return;
  await trx.updateTable('enquiry').set(own).where('account_id', 'is', null).where('email', '=', email).execute();
  if (phone === null) await bookings.where('email', '=', email).execute();
}

/** An account's bookings, those included that are not linked to it yet. */
export const ownBookings =
  ({ accountId, phone, email }: { accountId: string; phone: string | null; email: string | null }) =>
  (where: ExpressionBuilder<Tables, 'appointment'>) => {
    const unlinked = where('account_id', 'is', null);
    return where.or([
      where('account_id', '=', accountId),
      // Another account may have booked it, before the number or address came to this one.
      ...(phone === null ? [] : [where.and([unlinked, where('phone', '=', phone)])]),
      ...(phone !== null || email === null ? [] : [where.and([unlinked, where('email', '=', email)])]),
    ]);
  };

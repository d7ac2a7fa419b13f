import type { Eraser } from '#account/erase.ts';
import { forgetDeliveries } from '#outbox/forget.ts';

/** A person's enquiries, those sent before signing in included, and what still waits to be sent because of them. */
export const eraseEnquiries: Eraser = async (trx, { accountId, email }) => {
  const gone = await trx
    .deleteFrom('enquiry')
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        ...(email === null ? [] : [where(where.fn<string>('lower', ['email']), '=', email)]),
      ]),
    )
    .returning('id')
    .execute();
  await forgetDeliveries(
    trx,
    gone.map(({ id }) => `enquiry:${id}`),
  );
};

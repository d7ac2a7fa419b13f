import type { Eraser } from '#account/erase.ts';
import { forgetDeliveries } from '#outbox/enqueue.ts';

/** A person's enquiries, those sent before signing in included, and what still waits to be sent because of them. */
export const eraseEnquiries: Eraser = async (trx, { accountId, email }) => {
  const gone = await trx
    .deleteFrom('enquiry')
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        // Another account may have sent or booked it, before the number or address came to this one.
        ...(email === null ? [] : [where.and([where('account_id', 'is', null), where('email', '=', email)])]),
      ]),
    )
    .returning('id')
    .execute();
  await forgetDeliveries(
    trx,
    gone.map(({ id }) => `enquiry:${id}`),
  );
};

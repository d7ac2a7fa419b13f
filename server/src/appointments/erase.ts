import type { Eraser } from '#account/erase.ts';

/** A person's appointments, those booked before signing in included, and what still waits to be sent because of them. */
export const eraseAppointments: Eraser = async (trx, { accountId, phone, email }) => {
  const gone = await trx
    .deleteFrom('appointment')
    .where((where) =>
      where.or([
        where('account_id', '=', accountId),
        ...(phone === null ? [] : [where('phone', '=', phone)]),
        ...(email === null ? [] : [where(where.fn<string>('lower', ['email']), '=', email)]),
      ]),
    )
    .returning('id')
    .execute();
  if (phone !== null) await trx.deleteFrom('phone_proof').where('phone', '=', phone).execute();
  if (gone.length === 0) return;
  const records = gone.map(({ id }) => `appointment:${id}`);
  await trx.deleteFrom('outbox').where('record', 'in', records).execute();
};

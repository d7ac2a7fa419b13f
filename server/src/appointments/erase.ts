import { sql } from 'kysely';
import type { Eraser } from '#account/erase.ts';
import { spanOf } from '#appointments/mails.ts';
import { speakingTo } from '#http/page-language.ts';
import { ownBookings } from '#identity/earlier-records.ts';
import { enqueue, forgetDeliveries } from '#outbox/enqueue.ts';

/**
 * A person's appointments, those booked before signing in included, and what still waits to be sent because of them.
 * The firm is told which of its coming times are free again, and no more than the time.
 */
export const eraseAppointments =
  (firmEmail: string): Eraser =>
  async (trx, { accountId, phone, email }) => {
    const gone = await trx
      .deleteFrom('appointment')
      .where(ownBookings({ accountId, phone, email }))
      .returning(['id', 'starts_at', 'ends_at', 'status', sql<boolean>`starts_at > now()`.as('coming')])
      .execute();
    if (phone !== null) await trx.deleteFrom('phone_proof').where('phone', '=', phone).execute();
    await forgetDeliveries(
      trx,
      gone.map(({ id }) => `appointment:${id}`),
    );
    for (const row of gone.filter(({ coming, status }) => coming && status === 'booked')) {
      await enqueue(trx, {
        kind: 'mail',
        to: firmEmail,
        dedupeKey: `erased-appointment:${row.id}`,
        payload: {
          // The firm reads the language of its desk, whoever erases.
          subject: speakingTo('en', () => `Appointment erased: ${spanOf(row)}`),
          text: `The person of this appointment had their data erased. The time is free again.\n`,
        },
      });
    }
  };

import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { queueByPhone } from '#appointments/limits.ts';
import type { StoredAppointment } from '#appointments/stored.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type Wish = Omit<Insertable<Tables['appointment']>, 'id' | 'seat'>;

/** Raised by PostgreSQL when a seat's time overlaps another's. */
const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';

/**
 * Stores an appointment on the first free seat of its time, or returns null when there is none. Two visitors on the last
 * seat: the table's own constraint lets one of them in.
 */
export async function takeSeat(
  trx: Transaction<Tables>,
  wish: Wish,
  capacity: number,
): Promise<StoredAppointment | null> {
  for (let seat = 1; seat <= capacity; seat += 1) {
    const row = await trx
      .insertInto('appointment')
      .values({ ...wish, id: randomUUID(), seat })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
  return null;
}

interface Around {
  /** Refuses by throwing; nothing of the same phone runs beside it. */
  before: (trx: Transaction<Tables>) => Promise<void>;
  /** Adds what belongs to the same transaction. */
  after: (trx: Transaction<Tables>, moved: StoredAppointment) => Promise<void>;
}

/**
 * Moves an appointment to the first free seat of another time. Null when no seat is free there, or when the appointment
 * has changed since it was read: it was moved or cancelled by a call that ran beside this one.
 */
export async function changeSeat(
  db: Database,
  { id, phone, sequence }: StoredAppointment,
  time: { start: Date; end: Date },
  capacity: number,
  { before, after }: Around,
): Promise<StoredAppointment | null> {
  for (let seat = 1; seat <= capacity; seat += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await queueByPhone(trx, phone);
        await before(trx);
        const moved = await trx
          .updateTable('appointment')
          .set((row) => ({
            starts_at: time.start,
            ends_at: time.end,
            seat,
            sequence: row('sequence', '+', 1),
            updated_at: new Date(),
          }))
          .where('id', '=', id)
          .where('status', '=', 'booked')
          .where('sequence', '=', sequence)
          .returningAll()
          .executeTakeFirst();
        if (moved === undefined) return null;
        await after(trx, moved);
        return moved;
      });
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === UNIQUE_VIOLATION) return null;
      if (code !== EXCLUSION_VIOLATION) throw error;
    }
  }
  return null;
}

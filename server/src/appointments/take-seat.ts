import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
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

/**
 * Moves an appointment to the first free seat of another time. `write` adds what belongs to the same transaction. Null
 * when no seat is free there, or when the appointment is no longer booked.
 */
export async function changeSeat(
  db: Database,
  id: string,
  time: { start: Date; end: Date },
  capacity: number,
  write: (trx: Transaction<Tables>, moved: StoredAppointment) => Promise<void>,
): Promise<StoredAppointment | null> {
  for (let seat = 1; seat <= capacity; seat += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
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
          .returningAll()
          .executeTakeFirst();
        if (moved === undefined) return null;
        await write(trx, moved);
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

import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Since when nothing leaves, and why; null while messages leave. */
export type Hold = { heldAt: Date; reason: string } | null;

export async function readHold(db: Database): Promise<Hold> {
  const { held_at, reason } = await db
    .selectFrom('delivery_hold')
    .select(['held_at', 'reason'])
    .executeTakeFirstOrThrow();
  return held_at === null ? null : { heldAt: held_at, reason };
}

/** From now on nothing leaves, from whatever origin of this database. What is under way arrives. */
export const hold = (db: Database, reason: string): Promise<unknown> =>
  db.updateTable('delivery_hold').set({ held_at: sql<Date>`coalesce(held_at, now())`, reason }).execute();

/**
 * Lets messages leave again.
 *
 * @param park what is due by now is parked instead, for a person to decide about each: it may have left before
 * @returns how many were parked
 */
export function release(db: Database, park: boolean): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = park
      ? await trx
          .updateTable('outbox')
          // As in doubt: the claim stays, whose worker may still come back and say what became of it.
          .set({
            ...{ claimed_until: null, handed_over_at: null },
            ...{ parked_at: sql<Date>`now()`, last_error: MAY_HAVE_LEFT },
          })
          .where('delivered_at', 'is', null)
          .where('parked_at', 'is', null)
          .where('not_before', '<=', sql<Date>`now()`)
          .executeTakeFirst()
      : { numUpdatedRows: 0n };
    await trx.updateTable('delivery_hold').set({ held_at: null, reason: '' }).execute();
    return Number(numUpdatedRows);
  });
}

const MAY_HAVE_LEFT =
  'It waited while delivery was held, and may have left before the database was restored. Retry sends it again.';

const RESTORED =
  'this database is not where messages left from last: it was restored or moved, and what waits may have left already';

/**
 * Holds by itself where the database was restored: a copy of it elsewhere has the same messages waiting, and the one that
 * it was copied from may have sent them. A database is known by its server, its number there and the number of the table
 * of messages: a restore elsewhere changes the first two, one into the database itself makes the table anew. A migration
 * that does so writes the new number down. A copy of a whole data folder keeps all three: hold that by hand.
 *
 * @returns true where it holds now for that reason
 */
export async function holdIfRestored(db: Database): Promise<boolean> {
  const place = await placeOf(db);
  // A server that tells nobody who it is: nothing can be known, and mail leaves as ever.
  if (place === null) return false;
  const held = await db
    .updateTable('delivery_hold')
    .set({ held_at: sql<Date>`coalesce(held_at, now())`, reason: RESTORED, delivered_from: place })
    .where('delivered_from', 'is not', null)
    // Databases of before the table's number was kept have the first two.
    .where('delivered_from', 'not in', [place, place.replace(/\/\d+$/, '')])
    .executeTakeFirst();
  await db.updateTable('delivery_hold').set({ delivered_from: place }).execute();
  return held.numUpdatedRows > 0n;
}

const NOT_ALLOWED = '42501';

async function placeOf(db: Database): Promise<string | null> {
  try {
    const { rows } = await sql<{ place: string }>`
      select concat_ws('/', (select system_identifier from pg_control_system()), oid, 'outbox'::regclass::oid) as place
      from pg_database where datname = current_database()`.execute(db);
    return rows[0]?.place ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === NOT_ALLOWED) return null;
    throw error;
  }
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import type { Caller } from '#limits/caller.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';

/** Appointments that one phone may have ahead of it: enough for a family, too few to fill a week with. */
const MOST_AHEAD = 3;
/** Bookings of one phone in 24 hours, cancelled ones too: each sends a mail to an address of the booker's choice. */
const MOST_A_DAY = 5;
/** How often one appointment may be moved: each move sends a mail to both sides. */
export const MOST_MOVES = 3;

/** Bookings and moves of one phone in a day; cancelling is never refused. */
const MOST_CHANGES_A_DAY = 12;

/** What a call answers, and whether it changed anything: one that is repeated does not. */
export interface Done<T> {
  answer: T;
  changed: boolean;
}

/**
 * Counts a booking or a move against its phone and its address, unless it does not come about or changes nothing.
 *
 * @throws HttpError 429, with a puzzle where a proof lets it pass
 */
export async function limitChanges<T>(
  limits: Limits,
  caller: Caller,
  { phone, accountId }: { phone: string; accountId: string | null },
  change: () => Promise<Done<T>>,
): Promise<T> {
  const claim = { rule: 'booking phone', who: phone, seconds: 86_400, free: MOST_CHANGES_A_DAY };
  const undo = [await limits.form('booking', caller, accountId ?? undefined)];
  const takeBack = async () => {
    for (const one of undo) await one();
  };
  let done: Done<T>;
  try {
    const ofPhone = await limits.reserve([claim]);
    if (ofPhone === null) throw tooManyChanges();
    undo.push(ofPhone);
    done = await change();
  } catch (error) {
    await takeBack();
    throw error;
  }
  if (!done.changed) await takeBack();
  return done.answer;
}

const tooManyChanges = () =>
  new HttpError(429, messages.changedTooOften({ most: MOST_CHANGES_A_DAY }), {
    headers: { 'retry-after': '86400' },
  });

/** Has the bookings and moves of one phone run one after the other, or parallel ones would all pass the same limit. */
export async function queueByPhone(trx: Transaction<Tables>, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`appointments of ${phone}`}, 0))`.execute(trx);
}

/** Why this phone cannot book that time, or null. Call it in the transaction that takes the seat. */
export async function tooMany(
  trx: Transaction<Tables>,
  phone: string,
  start: Date,
  now: Date,
): Promise<HttpError | null> {
  if (await hasAnother(trx, phone, start)) return alreadyThen();
  const ahead = await trx
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('phone', '=', phone)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(ahead.count) >= MOST_AHEAD) {
    return new HttpError(400, messages.enoughAhead({ most: MOST_AHEAD }));
  }
  const today = await trx
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('phone', '=', phone)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (Number(today.count) < MOST_A_DAY) return null;
  return new HttpError(429, messages.bookedTooOften({ most: MOST_A_DAY }), {
    headers: { 'retry-after': '86400' },
  });
}

/** @throws HttpError 400 when the phone of an appointment has another one at that time */
export async function refuseSecondAt(
  trx: Transaction<Tables>,
  { id, phone }: { id: string; phone: string },
  start: Date,
): Promise<void> {
  if (await hasAnother(trx, phone, start, id)) throw alreadyThen();
}

const alreadyThen = () => wrongField('start', messages.appointmentThenAlready);

async function hasAnother(trx: Transaction<Tables>, phone: string, start: Date, except?: string): Promise<boolean> {
  const row = await trx
    .selectFrom('appointment')
    .select('id')
    .where('phone', '=', phone)
    .where('starts_at', '=', start)
    .where('status', '=', 'booked')
    .$if(except !== undefined, (rows) => rows.where('id', '!=', String(except)))
    .executeTakeFirst();
  return row !== undefined;
}

import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { Appointment, appointmentInput, BookedAppointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import type { z } from 'zod';
import { announce, proveEmail, tellVisitor } from '#appointments/announce.ts';
import { type Done, MOST_MOVES, queueByPhone, refuseSecondAt, tooMany } from '#appointments/limits.ts';
import type { Change, Sender } from '#appointments/mails.ts';
import { type BookingFacts, nextFreeSlot, type OpenSlot, slotAt } from '#appointments/slots.ts';
import { forVisitor, manageAddress, managePath, type StoredAppointment } from '#appointments/stored.ts';
import type { Database } from '#db/database.ts';
import type { StoredPlan, Tables } from '#db/tables.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import type { Keyring } from '#keys/keyring.ts';
import { messages } from '#messages.en.ts';

export interface Booker {
  /** E.164, proven. */
  phone: string;
  accountId: string | null;
  /** The visitor's Idempotency-Key, where one came. */
  key: string | undefined;
  sender: Sender;
  /** The calculator's plan to talk about. */
  plan: StoredPlan | null;
}

interface Parts {
  db: Database;
  keyring: Keyring;
  facts: BookingFacts;
  clock: () => Date;
}

/** Books, moves and cancels. Each change is stored together with what both sides are told of it. */
export class Bookings {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws HttpError 400 for a time or a choice that is not offered, 409 for a time that is gone */
  async book(input: z.output<typeof appointmentInput>, booker: Booker): Promise<Done<BookedAppointment>> {
    const { keyring, facts } = this.#parts;
    const idempotencyKey =
      booker.key === undefined ? null : keyring.hash('appointment-once', `${booker.phone}\n${booker.key}`);
    const bodyHash = keyring.hash('appointment-body', JSON.stringify(input));
    const earlier = await this.#bookedBefore(idempotencyKey, bodyHash);
    if (earlier !== null) return { answer: this.#answer(earlier), changed: false };

    const slot = this.#slot(input.start);
    const wish = {
      starts_at: slot.start,
      ends_at: slot.end,
      name: input.name,
      email: input.email,
      phone: booker.phone,
      account_id: booker.accountId,
      topics: this.#offered('topics', input.topics, facts.appointments.topics),
      language:
        this.#offered(
          'language',
          [input.language ?? facts.appointments.languages[0] ?? ''],
          facts.appointments.languages,
        )[0] ?? '',
      channel: input.channel,
      plan: booker.plan === null ? null : JSON.stringify(booker.plan),
      idempotency_key: idempotencyKey,
      body_hash: bodyHash,
    };
    const row = await this.#take(wish, slot, booker.sender);
    if (!(row instanceof HttpError)) return { answer: this.#answer(row), changed: true };
    // A double click: the first of the two calls took the seat while this one was on its way.
    const first = await this.#bookedBefore(idempotencyKey, bodyHash);
    if (first !== null) return { answer: this.#answer(first), changed: false };
    throw row;
  }

  /** Booked ones that are not over, soonest first, of a proven phone or of an account. */
  async coming(owner: { phone: string | null; accountId: string | null }): Promise<BookedAppointment[]> {
    const { phone, accountId } = owner;
    if (phone === null && accountId === null) return [];
    const rows = await this.#parts.db
      .selectFrom('appointment')
      .selectAll()
      .where((row) =>
        row.or([
          ...(phone === null ? [] : [row('phone', '=', phone)]),
          ...(accountId === null ? [] : [row('account_id', '=', accountId)]),
        ]),
      )
      .where('status', '=', 'booked')
      .where('ends_at', '>', this.#parts.clock())
      .orderBy('starts_at')
      .execute();
    return rows.map((row) => this.#answer(row));
  }

  async find(id: string): Promise<StoredAppointment | null> {
    return (await this.#parts.db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Whoever opens the link of a mail reads that address: it hears of everything from now on, and of what it missed. */
  async proveEmail(row: StoredAppointment, sender: Sender): Promise<void> {
    if (row.email_proven_at !== null) return;
    const { db, clock } = this.#parts;
    await db.transaction().execute(async (trx) => {
      await queueByPhone(trx, row.phone);
      for (const coming of await proveEmail(trx, row, clock()))
        await tellVisitor(trx, coming.sequence === 0 ? 'booked' : 'moved', coming, this.#words(coming.id, sender));
    });
  }

  /** @throws HttpError 400 for a time that is not offered or an appointment that is over, 409 for a time that is gone */
  async move(row: StoredAppointment, start: string, sender: Sender): Promise<Done<Appointment>> {
    this.#refuseOver(row);
    const slot = this.#slot(start);
    if (slot.start.getTime() === row.starts_at.getTime())
      return { answer: forVisitor(row, this.#parts.keyring), changed: false };
    if (row.sequence >= MOST_MOVES) throw new HttpError(400, messages.movedTooOften({ most: MOST_MOVES }));
    const { db, facts, keyring } = this.#parts;
    const moved = await changeSeat(db, row, slot, facts.appointments.capacity, {
      before: (trx) => refuseSecondAt(trx, row, slot.start),
      after: (trx, changed) => announce(trx, 'moved', changed, this.#words(changed.id, sender)),
    });
    const now = moved ?? (await this.#movedBeside(row, slot));
    return { answer: forVisitor(now, keyring), changed: moved !== null };
  }

  /** A double click moves once. @throws HttpError 400 where it was cancelled meanwhile, 409 for a time that is gone */
  async #movedBeside({ id }: StoredAppointment, slot: OpenSlot): Promise<StoredAppointment> {
    const row = await this.find(id);
    if (row !== null) this.#refuseOver(row);
    if (row?.starts_at.getTime() === slot.start.getTime()) return row;
    throw await this.#gone(slot);
  }

  /** Cancelling twice is cancelling once. @throws HttpError 400 for an appointment that has begun */
  async cancel(row: StoredAppointment, sender: Sender): Promise<Appointment> {
    const { db, keyring, clock } = this.#parts;
    if (row.status === 'cancelled') return forVisitor(row, keyring);
    this.#refuseOver(row);
    const change: Change = 'cancelled';
    const cancelled = await db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('appointment')
        .set((column) => ({ status: 'cancelled', sequence: column('sequence', '+', 1), updated_at: clock() }))
        .where('id', '=', row.id)
        .where('status', '=', 'booked')
        .returningAll()
        .executeTakeFirst();
      if (changed !== undefined) await announce(trx, change, changed, this.#words(changed.id, sender));
      return changed;
    });
    return forVisitor(cancelled ?? { ...row, status: 'cancelled' }, keyring);
  }

  /** Stores the wish on a free seat, with what both sides are told of it, or says why it cannot. */
  async #take(wish: Wish, slot: OpenSlot, sender: Sender): Promise<StoredAppointment | HttpError> {
    const { db, facts, clock } = this.#parts;
    const taken = await db.transaction().execute(async (trx) => {
      await queueByPhone(trx, wish.phone);
      const refusal = await tooMany(trx, wish.phone, slot.start, clock());
      if (refusal !== null) return refusal;
      const row = await takeSeat(trx, wish, facts.appointments.capacity);
      if (row !== null) await announce(trx, 'booked', row, this.#words(row.id, sender));
      return row;
    });
    return taken ?? this.#gone(slot);
  }

  /**
   * What the same key booked before, so that a repeated call books once.
   *
   * @throws HttpError 422 when it stands for something else, 409 when that was cancelled meanwhile: forms then take another key
   */
  async #bookedBefore(key: Buffer | null, bodyHash: Buffer): Promise<StoredAppointment | null> {
    if (key === null) return null;
    const row = await this.#parts.db
      .selectFrom('appointment')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (!row.body_hash.equals(bodyHash)) throw new HttpError(422, messages.keyUsedAlready);
    if (row.status === 'cancelled') throw new HttpError(409, messages.bookedAndCancelled);
    return row;
  }

  #slot(start: string): OpenSlot {
    const slot = slotAt(this.#parts.facts, new Date(start), this.#parts.clock());
    if (typeof slot === 'string') throw wrongField('start', slot);
    return slot;
  }

  #offered(field: string, chosen: readonly string[], offers: readonly string[]): string[] {
    const unknown = chosen.find((one) => !offers.includes(one));
    if (unknown !== undefined) throw wrongField(field, messages.errorOffers({ offers: offers.join(', ') }));
    return [...new Set(chosen)];
  }

  #refuseOver(row: StoredAppointment): void {
    if (row.status === 'cancelled') throw new HttpError(400, messages.alreadyCancelled);
    if (row.starts_at <= this.#parts.clock()) throw new HttpError(400, messages.alreadyBegun);
  }

  /** Somebody else was faster: says so, and names the next free time. */
  async #gone({ start }: OpenSlot): Promise<HttpError> {
    const { db, facts, clock } = this.#parts;
    const next = await nextFreeSlot(db, facts, start, clock());
    if (next === null) return new HttpError(409, messages.timeTaken);
    const time = timeSpan(new Date(next.start), new Date(next.end));
    return new HttpError(409, messages.timeTakenNextIs({ time }), { next: next.start });
  }

  #words(id: string, sender: Sender) {
    const { keyring, clock } = this.#parts;
    return { sender, manage: manageAddress(sender.siteUrl, id, keyring), now: clock() };
  }

  #answer(row: StoredAppointment): BookedAppointment {
    const { keyring } = this.#parts;
    return { appointment: forVisitor(row, keyring), manage: managePath(row.id, keyring) };
  }
}

export type Wish = Omit<Insertable<Tables['appointment']>, 'id' | 'seat'>;

/** Raised by PostgreSQL when a seat's time overlaps another's. */
const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';
/** Raised in one of two moves that want each other's time at the same instant: each waits for what the other holds. */
const DEADLOCK = '40P01';

/**
 * Stores an appointment on the first free seat of its time, or returns null when there is none. Two visitors on the last
 * seat: the table's own constraint lets one of them in.
 */
async function takeSeat(trx: Transaction<Tables>, wish: Wish, capacity: number): Promise<StoredAppointment | null> {
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
async function changeSeat(
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
      if (code !== EXCLUSION_VIOLATION && code !== DEADLOCK) throw error;
    }
  }
  return null;
}

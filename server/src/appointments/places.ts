import type { Slot } from 'shared/contract/appointment';
import { addDays, dayInIndia, instantInIndia } from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';
import { isBookable, openSlots } from '#appointments/slots.ts';
import type { Database } from '#db/database.ts';

export type BookingFacts = Pick<SiteFacts, 'hours' | 'appointments'>;

/** Every slot of some days with the places that are left; 0 where it is past or too close. */
export async function slotsWithPlaces(
  db: Database,
  facts: BookingFacts,
  span: { from: string; days: number },
  now: Date,
): Promise<Slot[]> {
  const open = openSlots(facts, span.from, span.days);
  if (open.length === 0) return [];
  const taken = await db
    .selectFrom('appointment')
    .select(['starts_at', 'ends_at'])
    .where('status', '=', 'booked')
    .where('ends_at', '>', instantInIndia(span.from, '00:00'))
    .where('starts_at', '<', instantInIndia(addDays(span.from, span.days), '00:00'))
    .execute();
  return open.map(({ start, end }) => {
    const overlapping = taken.filter(({ starts_at, ends_at }) => starts_at < end && ends_at > start).length;
    const places = isBookable(start, now) ? Math.max(0, facts.appointments.capacity - overlapping) : 0;
    return { start: start.toISOString(), end: end.toISOString(), places };
  });
}

const LOOK_AHEAD_DAYS = 14;

/** The first slot with a place after a time, within two weeks. */
export async function nextFreeSlot(db: Database, facts: BookingFacts, after: Date, now: Date): Promise<Slot | null> {
  const from = dayInIndia(after);
  const slots = await slotsWithPlaces(db, facts, { from, days: LOOK_AHEAD_DAYS }, now);
  return slots.find(({ start, places }) => places > 0 && Date.parse(start) > after.getTime()) ?? null;
}

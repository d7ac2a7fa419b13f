import { HORIZON_DAYS, LEAD_MINUTES, type Slot } from 'shared/contract/appointment';
import { addDays, dayInIndia, instantInIndia, weekdayOf } from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import { messages } from '#messages.en.ts';

export interface OpenSlot {
  start: Date;
  end: Date;
}

/** What of the firm's facts decides when it can be met. */
export type Opening = Pick<SiteFacts, 'hours'> & {
  appointments: Pick<SiteFacts['appointments'], 'minutes' | 'holidays'>;
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Every slot of the firm's work hours from a day on, closed days and holidays left out, past ones included. */
export function openSlots(opening: Opening, from: string, days: number): OpenSlot[] {
  return Array.from({ length: days }, (_, index) => slotsOfDay(opening, addDays(from, index))).flat();
}

function slotsOfDay({ hours, appointments }: Opening, day: string): OpenSlot[] {
  if (!hours.weekdays.includes(weekdayOf(day)) || appointments.holidays.includes(day)) return [];
  const closes = instantInIndia(day, hours.closes).getTime();
  const length = appointments.minutes * MINUTE_MS;
  const slots: OpenSlot[] = [];
  for (let start = instantInIndia(day, hours.opens).getTime(); start + length <= closes; start += length) {
    slots.push({ start: new Date(start), end: new Date(start + length) });
  }
  return slots;
}

/** True while a slot is neither past, nor too close, nor too far ahead. */
export function isBookable(start: Date, now: Date): boolean {
  const ahead = start.getTime() - now.getTime();
  return ahead >= LEAD_MINUTES * MINUTE_MS && ahead <= HORIZON_DAYS * DAY_MS;
}

/** The slot that begins at a time, or in the visitor's words why there is none. */
export function slotAt(opening: Opening, start: Date, now: Date): OpenSlot | string {
  if (start.getTime() < now.getTime()) return messages.timeHasPassed;
  if (!isBookable(start, now)) {
    return start.getTime() - now.getTime() < LEAD_MINUTES * MINUTE_MS
      ? messages.timeTooSoon({ minutes: LEAD_MINUTES })
      : messages.timeTooFar({ days: HORIZON_DAYS });
  }
  const ofDay = openSlots(opening, dayInIndia(start), 1);
  if (ofDay.length === 0) return messages.closedOnDay;
  return (
    ofDay.find((slot) => slot.start.getTime() === start.getTime()) ??
    messages.startsEvery({ minutes: opening.appointments.minutes })
  );
}

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

import { HORIZON_DAYS, LEAD_MINUTES } from 'shared/contract/appointment';
import { addDays, dayInIndia, instantInIndia, weekdayOf } from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';

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
  if (start.getTime() < now.getTime()) return 'That time has passed. Choose a later one.';
  if (!isBookable(start, now)) {
    return start.getTime() - now.getTime() < LEAD_MINUTES * MINUTE_MS
      ? `Choose a time at least ${LEAD_MINUTES} minutes from now.`
      : `Choose a day within the next ${HORIZON_DAYS} days.`;
  }
  const ofDay = openSlots(opening, dayInIndia(start), 1);
  if (ofDay.length === 0) return 'We are closed on that day. Choose another one.';
  return (
    ofDay.find((slot) => slot.start.getTime() === start.getTime()) ??
    `Appointments start every ${opening.appointments.minutes} minutes in our work hours. Choose one of the times shown.`
  );
}

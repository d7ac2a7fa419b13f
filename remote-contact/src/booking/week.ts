import type { Slot } from 'shared/contract/appointment';
import { addDays, dayInIndia, timeOfDay, weekdayOf } from 'shared/format/india-time';
import { messages } from '#messages.en.ts';

export const WEEK_DAYS = 7;

export interface Day {
  /** YYYY-MM-DD in India. */
  day: string;
  slots: Slot[];
  free: number;
}

/** The days that a week shows: those on which the firm works, holidays among them, each with its slots that are still ahead. */
export function daysOf(from: string, slots: readonly Slot[], weekdays: readonly number[], now: Date): Day[] {
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(from, index))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => {
      const ahead = slots.filter(
        ({ start }) => dayInIndia(new Date(start)) === day && Date.parse(start) > now.getTime(),
      );
      return { day, slots: ahead, free: ahead.filter(({ places }) => places > 0).length };
    });
}

/** The first day of the week, counted from today, that holds a day; today where that day is over or none. */
export function weekAround(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return ahead > 0 ? addDays(today, ahead - (ahead % WEEK_DAYS)) : today;
}

export interface PartOfDay {
  /** Morning, afternoon or evening, as visitors read it. */
  name: string;
  slots: Slot[];
}

/** Slots under the words that people use: morning until 12, afternoon until 16, then evening. */
export function partsOf(slots: readonly Slot[]): PartOfDay[] {
  const parts: PartOfDay[] = [
    { name: messages.slotsMorning, slots: [] },
    { name: messages.slotsAfternoon, slots: [] },
    { name: messages.slotsEvening, slots: [] },
  ];
  for (const slot of slots) {
    const hour = hourInIndia(slot.start);
    parts[hour < 12 ? 0 : hour < 16 ? 1 : 2]?.slots.push(slot);
  }
  return parts.filter(({ slots: ofPart }) => ofPart.length > 0);
}

const hourInIndia = (start: string): number => {
  const [clock = '0', half] = timeOfDay(new Date(start)).split(' ');
  return (Number.parseInt(clock, 10) % 12) + (half === 'PM' ? 12 : 0);
};

import {
  addDays,
  dayElsewhere,
  dayInIndia,
  dayInWords,
  instantInIndia,
  ownZone,
  timeOfDay,
  weekdayOf,
} from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';

type WorkDays = Pick<SiteFacts, 'hours'> & { appointments: Pick<SiteFacts['appointments'], 'holidays'> };

/** Who works on none of so many days says nothing of when an answer comes. */
const LONGEST_BREAK_DAYS = 31;

/** When the firm closes on its next working day after `sentAt`, as days and hours are in India; null without one. */
export function answerDue(sentAt: Date, { hours, appointments }: WorkDays): Date | null {
  for (let ahead = 1; ahead <= LONGEST_BREAK_DAYS; ahead += 1) {
    const day = addDays(dayInIndia(sentAt), ahead);
    const isWorked = hours.weekdays.includes(weekdayOf(day)) && !appointments.holidays.includes(day);
    if (isWorked) return instantInIndia(day, hours.closes);
  }
  return null;
}

/**
 * That moment in words, in India's time: the time is `8 PM`, and the day null where it is tomorrow both in India and on
 * the visitor's own clock.
 */
export function dueInWords(due: Date, sentAt: Date, zone = ownZone()): { day: string | null; time: string } {
  const today = dayInIndia(sentAt);
  const isTomorrow = dayInIndia(due) === addDays(today, 1) && dayElsewhere(sentAt, zone) === today;
  return { day: isTomorrow ? null : dayInWords(due), time: timeOfDay(due).replace(':00', '') };
}

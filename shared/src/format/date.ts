import { dayElsewhere, dayInIndia, ownZone, timeOfDay } from '#format/india-time.ts';
import { messages } from '#messages.en.ts';

/** From January on, in the language of the page's bundle. The origin speaks several: there {@link formatDate} asks anew. */
export const monthNames: readonly string[] = messages.months.split(' ');
export const shortMonthNames: readonly string[] = messages.shortMonths.split(' ');

/**
 * `4 July 2023`. Written by hand because browsers and the server bring different data for `Intl`, and a page that reads
 * differently after hydration is drawn twice.
 *
 * @param when a day (`2023-07-04`), or an instant, which counts as its day in India
 * @throws RangeError when it is no date
 */
export function formatDate(when: Date | string): string {
  const day = dayInIndia(new Date(when));
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${messages.months.split(' ')[(month ?? 0) - 1]} ${year}`;
}

/** `4 July 2023, 10:05 PM` on the visitor's own clock, and the day there. In browsers only. */
export function formatMoment(instant: string, zone = ownZone()): string {
  const at = new Date(instant);
  return `${formatDate(dayElsewhere(at, zone))}, ${timeOfDay(at, zone)}`;
}

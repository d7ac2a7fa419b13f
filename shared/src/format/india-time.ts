import { messages } from '#messages.en.ts';

export const INDIA = 'Asia/Kolkata';

const DAY_MS = 86_400_000;
// India keeps one offset all year, so a day there is always 24 hours long.
export const INDIA_OFFSET_MS = 330 * 60_000;

/** The day in India, as YYYY-MM-DD. */
export const dayInIndia = (at: Date): string => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** The day `count` days after a day, both as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The instant of a wall-clock time in India, from a day (YYYY-MM-DD) and a time (HH:MM). */
export const instantInIndia = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);

/** ISO weekday of a day, 1 = Monday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Such as `8:30 AM`, in India unless another zone is named. */
export function timeOfDay(at: Date, zone = INDIA): string {
  const { hour, minute, dayPeriod } = parts(at, zone, { hour: 'numeric', minute: '2-digit', hour12: true });
  return `${Number(hour) || 12}:${minute} ${dayPeriod?.toUpperCase()}`;
}

/** Where the visitor's own clock is. In browsers only: an origin's clock is nobody's. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day on a clock elsewhere, as YYYY-MM-DD. */
export function dayElsewhere(at: Date, zone: string): string {
  const { year, month, day } = parts(at, zone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}

/** `10:00 PM` on a clock elsewhere, or `Wed 10:00 PM` while the day there is not the day in India. */
export function timeElsewhere(at: Date, zone: string): string {
  const time = timeOfDay(at, zone);
  const isSameDay = dayInWords(at, zone) === dayInWords(at);
  return isSameDay ? time : messages.timeOnDay({ day: parts(at, zone, { weekday: 'short' }).weekday ?? '', time });
}

/** Such as `Tuesday 24 November`, in India unless another zone is named. */
export function dayInWords(at: Date, zone = INDIA): string {
  const { weekday, day, month } = parts(at, zone, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${weekday} ${day} ${month}`;
}

/**
 * Such as `Tuesday 24 November, 6:30 to 7:00 PM`, in India unless another zone is named; with both days when it ends on
 * the next one.
 */
export function timeSpan(start: Date, end: Date, zone = INDIA): string {
  const from = timeOfDay(start, zone);
  const to = timeOfDay(end, zone);
  const days = [start, end].map((at) => dayInWords(at, zone));
  if (days[0] !== days[1]) return messages.spanOverMidnight({ day: days[0] ?? '', from, next: days[1] ?? '', to });
  const sameHalf = from.slice(-2) === to.slice(-2);
  return messages.span({ day: days[0] ?? '', from: sameHalf ? from.slice(0, -3) : from, to });
}

function parts(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const formatted = new Intl.DateTimeFormat(messages.calendar, { ...options, timeZone }).formatToParts(at);
  return Object.fromEntries(formatted.map(({ type, value }) => [type, value]));
}

import { longDate } from '#about/long-date.ts';

const IST_AHEAD_MS = 5.5 * 3_600_000;

/**
 * A moment in India's time, worked out by hand so that the origin and every browser write the same letters.
 *
 * @param moment ISO date and time with its offset
 * @returns such as `17 January 2027, 11:00 AM IST`
 */
export function istDateTime(moment: string): string {
  const there = new Date(Date.parse(moment) + IST_AHEAD_MS).toISOString();
  const hour = Number(there.slice(11, 13));
  return `${longDate(there)}, ${hour % 12 === 0 ? 12 : hour % 12}:${there.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'} IST`;
}

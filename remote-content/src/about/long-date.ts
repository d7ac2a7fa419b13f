const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * A calendar day in words, the same for every time zone and language of the browser.
 *
 * @param day `2023-07-04`, or a date and time that begins with it
 * @returns `4 July 2023`; the text itself when it is no date
 */
export function longDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

import { monthNames, shortMonthNames } from 'shared/format/date';
import { dayNumber } from '#engine/flows-input.ts';

/** Whether 05/01/2024 is the fifth of January or the first of May. */
export type DayOrder = 'day' | 'month';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Ways to write a day: 2024-06-01, 20240601, 01/06/2024, 1 June 2024 and 1-Jun-24, June 1, 2024, and 1 June 2024 with the
 * months of the page's own language. A time of day may follow.
 */
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
/** As files of banks have it; where paise follow, it is an amount. */
const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d|\.\d)/;
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]*([a-z]{3,9})\.?[\s,'-]*(\d{4}|\d{2})(?!\d)/i;
const american = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4}|\d{2})(?!\d)/i;
const ownNamed = /^(\d{1,2})[\s-]*([^\d\s,-]+)[\s,-]*(\d{4}|\d{2})(?!\d)/;
/** "Friday, 5 January 2024": sheets write the day of the week before a day in words. */
const weekday = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?[.,]*\s+(?=[a-z\d])/i;
const time = /^(?:T|,? +)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?:Z| ?IST|[+-]\d{2}:?\d{2})?(?![\d:])/i;

const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`);
const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/**
 * The number of a month by its name or its short name, as a page calls it; 0 for none.
 *
 * @param calendars lists of twelve names
 */
export const monthCalled = (name: string, calendars = [monthNames, shortMonthNames]): number =>
  1 + Math.max(...calendars.map((names) => names.findIndex((one) => bare(one) === bare(name))));

/** Without the dot below a Hindi letter, which many leave out, and without the sign of something cut short. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u093c.॰]/g, '')
    .toLowerCase();

function partsOf(text: string, order: DayOrder): [found: string, year: string, month: string, day: string] | null {
  const [whole, wholeYearOf = '', isoMonth = '', isoDay = ''] = iso.exec(text) ?? [];
  if (whole !== undefined) return [whole, wholeYearOf, isoMonth, isoDay];
  const [eight, eightYear = '', eightMonth = '', eightDay = ''] = compact.exec(text) ?? [];
  if (eight !== undefined) return [eight, eightYear, eightMonth, eightDay];
  const [figures, first = '', second = '', year = ''] = numeric.exec(text) ?? [];
  if (figures !== undefined) return order === 'day' ? [figures, year, second, first] : [figures, year, first, second];
  const [own, ownDay = '', ownName = '', ownYear = ''] = ownNamed.exec(text) ?? [];
  const ownMonth = monthCalled(ownName);
  if (own !== undefined && ownMonth > 0) return [own, ownYear, String(ownMonth), ownDay];
  const [words, day = '', month = '', yearOf = ''] = named.exec(text) ?? [];
  if (words !== undefined) return [words, yearOf, monthOf(month), day];
  const [there, name = '', dayThere = '', yearThere = ''] = american.exec(text) ?? [];
  return there === undefined ? null : [there, yearThere, monthOf(name), dayThere];
}

/** The day that a text begins with, `YYYY-MM-DD`, and what stands behind it; null where there is no such day. */
export function dayAt(text: string, order: DayOrder): { date: string; rest: string } | null {
  const dated = text.replace(weekday, '');
  const parts = partsOf(dated, order);
  if (parts === null) return null;
  const [found, year, month, day] = parts;
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(date) === null ? null : { date, rest: dated.slice(found.length).replace(time, '') };
}

/** The day that a cell holds and nothing else. */
export function dayIn(cell: string, order: DayOrder): string | null {
  const day = dayAt(cell.trim(), order);
  return day?.rest.trim() === '' ? day.date : null;
}

/** What a day in figures says of their order: '13/01' has the day first, '01/13' the month; '01/02' nothing. */
export function orderSaid(text: string): DayOrder | null {
  const [, first = '', second = ''] = numeric.exec(text) ?? [];
  if (Number(first) > 12) return 'day';
  return Number(second) > 12 && dayAt(text, 'month') ? 'month' : null;
}

import type { CalculatorView } from '#definition/definition.ts';
import { lastDayOf } from '#engine/day-of.ts';
import type { InputRule } from '#engine/model.ts';

/** A month as its two lists hold it: '11' and '2031', '' for what is not chosen. */
export interface MonthOfYear {
  month: string;
  year: string;
}

export type DatePart = keyof MonthOfYear;

/** Whether a field asks a day to come, by its month and year; one that may have been is asked as a day. */
export const isTargetDate = (rule: InputRule | undefined): boolean => rule?.unit === 'date' && rule.anyDay !== true;

/** What a form that is sent without script calls one of the two lists: `targetDateMonth`. */
export const partName = (name: string, part: DatePart): string => `${name}${part === 'month' ? 'Month' : 'Year'}`;

/** The month of a date's text, `YYYY-MM-DD`, or of one that is chosen in part. */
export function monthOf(text: string): MonthOfYear {
  const [, year = '', month = ''] = /^(\d{4})?-(0[1-9]|1[0-2])?(?:-\d{2})?$/.exec(text) ?? [];
  return { month, year };
}

/**
 * The text of a date once its month and year are chosen: today's day in that month, or the month's last where it has no such
 * day. On 2027-01-31, 04 2027 is 2027-04-30 and 02 2028 is 2028-02-29.
 *
 * @param before the text until now; it stays where it is in that month, as a link's own day is
 * @param today what the date is counted from, `YYYY-MM-DD`; '' where no day is known
 * @returns `YYYY-MM-DD`; '2031-' or '-11' while one is not chosen, which nobody reads as a date; '' without either
 */
export function inMonth(before: string, { month, year }: MonthOfYear, today: string): string {
  const was = monthOf(before);
  if (was.month === month && was.year === year) return before;
  if (month === '' || year === '') return month === year ? '' : `${year}-${month}`;
  const day = Math.min(lastDayOf({ year: Number(year), month: Number(month) }), Number(today.slice(8)) || 1);
  return `${year}-${month}-${String(day).padStart(2, '0')}`;
}

/** In place of month and year, as a form without script sends them, puts the one date of each field into a query. */
export function joinDates(
  { fields, rules }: Pick<CalculatorView, 'fields' | 'rules'>,
  query: URLSearchParams,
  today: string,
): void {
  for (const { name } of fields) {
    const [monthName, yearName] = [partName(name, 'month'), partName(name, 'year')];
    const [month, year] = [query.get(monthName), query.get(yearName)];
    if (!isTargetDate(rules[name]) || (month === null && year === null)) continue;
    const chosen = monthOf(`${wellFormed(year, /^\d{4}$/)}-${wellFormed(month, /^(0?[1-9]|1[0-2])$/)}`);
    query.set(name, inMonth(query.get(name) ?? '', chosen, today));
    query.delete(monthName);
    query.delete(yearName);
  }
}

/** Such as '01' for '1'; '' for what is no number of this form. */
const wellFormed = (text: string | null, form: RegExp): string =>
  text !== null && form.test(text) ? text.padStart(2, '0') : '';

import { formatDate } from 'shared/format/date';
import { dayInIndia } from 'shared/format/india-time';

/** "November 2036": the month that comes so many months after the present one in India. */
export function monthsFromToday(count: number): string {
  const [year = 0, month = 1] = dayInIndia(new Date()).split('-').map(Number);
  return formatDate(new Date(Date.UTC(year, month - 1 + count, 15))).replace(/^\d+ /, '');
}

import { messages } from '#calculator-page/chart/messages.en.ts';
import { endsIn } from '#looks/notes.ts';

/** "2036", in which so many months from today end; undefined where today is not known, as for `momentOf`. */
export const calendarYear = (months: number, today: string | null): string | undefined =>
  endsIn(months, today).split(' ')[1];

/**
 * What a bar's name goes on with: when it ends, and how old the person is then whose age the page asks for, such as
 * ", Nov 2036, age 40".
 *
 * @param months from today to its end
 * @param age in years today, where the page asks for one
 * @param today `YYYY-MM-DD` in India; the answer is '' where it is not known, or the end is more than a century away
 */
export function momentOf(months: number, age: unknown, today: string | null): string {
  const [name = '', year] = endsIn(months, today).split(' ');
  if (year === undefined) return '';
  const then = typeof age === 'number' ? `, ${messages.age({ age: Math.floor(age + months / 12) })}` : '';
  return `, ${name.slice(0, Number(messages.lettersOfAMonth))} ${year}${then}`;
}

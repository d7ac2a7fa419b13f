import { messages } from '#live/messages.en.ts';
import { monthOf } from '#scenario/target-month.ts';

/** How far ahead a date is offered; a link may be of a later year. */
const YEARS_AHEAD = 50;

/** Of the years that a document offers that knows no day. */
const SOME_DAY = '2026-08-31';

/**
 * The years in the list of a date, each with what it is called. The first says that none is chosen, or is the year of a link
 * where that is none of the others: a list has the same number of them whatever it shows, so that React finds as many as it
 * has rendered.
 *
 * @param text the date, or what is chosen of it
 * @param today what the date is counted from, `YYYY-MM-DD`; null while unknown
 */
export function yearOptions(text: string, today: string | null): (readonly [year: string, called: string])[] {
  const first = Number((today ?? SOME_DAY).slice(0, 4));
  const offered = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(first + ahead));
  const { year } = monthOf(text);
  const other = year === '' || offered.includes(year) ? (['', messages.year] as const) : ([year, year] as const);
  return [other, ...offered.map((one) => [one, one] as const)];
}

/** Puts the years of a date into its list; what is chosen stays chosen where it is still there. */
export function drawYears(list: HTMLSelectElement, text: string, today: string | null): void {
  const { value } = list;
  const years = yearOptions(text, today);
  for (const [at, [year, called]] of years.entries()) {
    const option = list.options[at];
    if (option === undefined || option.value === year) continue;
    option.value = year;
    option.text = called;
  }
  if (list.value !== value && years.some(([year]) => year === value)) list.value = value;
}

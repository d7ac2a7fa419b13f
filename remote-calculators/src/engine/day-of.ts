import { InputError } from '#engine/possible.ts';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day of the calendar, `YYYY-MM-DD`; null for anything else. */
export function dayIn(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return match && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** @throws InputError for a text that is no day of the calendar, `YYYY-MM-DD` */
export function dayOf(name: string, text: string): Day {
  const found = dayIn(text);
  if (found === null) throw new InputError(name, 'must be a date such as 2030-04-30');
  return found;
}

/** The last day of a month, 28 to 31. */
export const lastDayOf = ({ year, month }: Pick<Day, 'year' | 'month'>): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

import { monthNames, shortMonthNames } from 'shared/format/date';
import { plainCharacters } from 'shared/format/plain-characters';
import { dayIn } from '#calculators/xirr/statement/day.ts';
import { dayNumber } from '#engine/flows-input.ts';

/** A day as a row shows it, "01 Jan 2025"; what is no day, as it was typed. */
export const dayText = (date: string): string =>
  dayNumber(date) === null
    ? date
    : `${date.slice(8)} ${shortMonthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/**
 * What was typed as a day, the day first: `2025-01-01` for "1 Jan 2025", "01/01/2025", "1-1-25", and with the months of the
 * page's own language too. What is no day stays as it was typed, on one line.
 */
export function dayOf(typed: string): string {
  const text = plainCharacters(typed).trim();
  return dayIn(text, 'day') ?? dayIn(inFigures(text), 'day') ?? typed.replace(/[\t\r\n]+/g, ' ');
}

/** "1/8/2025" for a day whose month is called as this page calls it. */
function inFigures(text: string): string {
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[\s-]*(\D*?)[\s,-]*(\d{4}|\d{2})$/.exec(text) ?? [];
  const month = Math.max(...[monthNames, shortMonthNames].map((names) => names.findIndex((one) => same(one, name))));
  return month < 0 ? '' : `${day}/${month + 1}/${year}`;
}

const same = (one: string, other: string) => bare(one) === bare(other);

/** Without the dot below a Hindi letter, which many leave out, and without the sign of something cut short. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u093c.॰]/g, '')
    .toLowerCase();

import type { NoteContext } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** "to November 2036": where a number of months from today ends; nothing until today is known. */
export function endsIn(count: number, today: string | null): string {
  if (today === null || !Number.isInteger(count) || count < 0 || count > 1200) return '';
  const [year = 0, month = 1] = today.split('-').map(Number);
  const end = year * 12 + month - 1 + count;
  return `, to ${months[end % 12]} ${Math.floor(end / 12)}`;
}

/** "120 instalments, to November 2036". */
export const instalmentsNote = (years: number, { today }: NoteContext): string =>
  `${fieldText(years * 12)} instalments${endsIn(years * 12, today)}`;

/** "month 69 (year 6)": when something ends. */
export const monthInWords = (month: number): string => `Month ${month} (year ${Math.ceil(month / 12)})`;

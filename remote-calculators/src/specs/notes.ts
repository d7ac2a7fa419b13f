import { monthNames } from 'shared/format/date';
import type { NoteContext } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';

/** "November 2036": where a number of months from today ends; `none` until today is known. */
export function endsIn(count: number, today: string | null): string {
  if (today === null || !Number.isInteger(count) || count < 0 || count > 1200) return 'none';
  const [year = 0, month = 1] = today.split('-').map(Number);
  const end = year * 12 + month - 1 + count;
  return `${monthNames[end % 12]} ${Math.floor(end / 12)}`;
}

/** "120 instalments, to November 2036". */
export function instalmentsNote(years: number, { today }: NoteContext): string {
  const end = endsIn(years * 12, today);
  return messages.instalmentsNote({ count: fieldText(years * 12), end });
}

/** "120 months, to November 2036". */
export function monthsNote(years: number, { today }: NoteContext): string {
  const end = endsIn(years * 12, today);
  return messages.monthsTo({ count: fieldText(years * 12), end });
}

/** "month 69 (year 6)": when something ends. */
export const monthInWords = (month: number): string => messages.monthInWords({ month, year: Math.ceil(month / 12) });

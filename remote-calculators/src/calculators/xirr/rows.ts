import { shortMonthNames } from 'shared/format/date';
import { plainCharacters } from 'shared/format/plain-characters';
import { readWritten } from 'shared/format/written-figure';
import { readFlows } from '#calculators/xirr/read-flows.ts';
import { dayIn } from '#calculators/xirr/statement/day.ts';
import type { Answers } from '#calculators/xirr/statement/entry.ts';
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
  return dayIn(text, 'day') ?? typed.replace(/[\t\r\n]+/g, ' ');
}

/** From here on the rows are a text to edit, and a table to look at. */
export const MOST_ROWS = 12;
/** A text with more characters than so few rows have, with names of columns and whatever else a statement says. */
const LONG = 10_000;

/** One dated amount as its fields hold it. */
export interface Row {
  /** `YYYY-MM-DD`, or what was typed and is no day. */
  readonly date: string;
  readonly way: 'paid' | 'received';
  /** Plain digits such as '5000.5', or what was typed and is no amount. */
  readonly amount: string;
}

export const emptyRow: Row = { date: '', way: 'paid', amount: '' };

/** Where nothing stands: one to pay in, one to receive. */
const START: readonly Row[] = [emptyRow, { ...emptyRow, way: 'received' }];

/** Rows as the text that owns them, one a line: '2025-01-01⇥-5000' was paid in, '2025-01-01⇥+5000' received. */
export const textOf = (rows: readonly Row[]): string =>
  rows.map(({ date, way, amount }) => `${date}\t${way === 'paid' ? '-' : '+'}${amount}`).join('\n');

/** Plain digits of an amount as people write it, "1.5 Cr" and "5k" too: alone in its field, a Cr is crore. */
export function amountOf(typed: string): string {
  const written = readWritten(typed);
  if (written.state !== 'figure' || written.plain.startsWith('-')) return typed.replace(/[\t\r\n]+/g, ' ');
  const [whole = '', places = ''] = written.plain.split('.');
  const kept = places.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${kept && `.${kept}`}`;
}

/** A line as {@link textOf} writes it; null for any other. */
function rowIn(line: string): Row | null {
  const [, date = '', sign = '', amount = ''] = /^([^\t]*)\t([-+])([^\t]*)$/.exec(line) ?? [];
  const isOurs = sign !== '' && dayOf(date) === date && amountOf(amount) === amount;
  return isOurs ? { date, way: sign === '-' ? 'paid' : 'received', amount } : null;
}

/**
 * The rows of a text: its own ones as they are, also half typed; else what is read of it, a statement too.
 * @param answers as for `readFlows`
 * @returns null where the text cannot be shown as rows: something in it cannot be read, or is asked, or it is too long
 */
export function rowsOf(text: string, answers: Answers): readonly Row[] | null {
  if (text.trim() === '') return START;
  if (text.length > LONG) return null;
  const own = text.split('\n').map(rowIn);
  if (own.every((row) => row !== null)) return own;
  const { flows, problems, question } = readFlows(text, answers);
  if (question || problems.length > 0 || flows.length === 0) return null;
  return flows.map(({ date, amount }) => ({
    date,
    way: amount.startsWith('-') ? 'paid' : 'received',
    amount: amount.replace(/^-/, ''),
  }));
}

/** The text as it is edited as one: without rows that nobody has filled. */
export const withoutEmptyRows = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\t[-+]$/.test(line))
    .join('\n');

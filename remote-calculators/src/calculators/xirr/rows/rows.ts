import { readWritten } from 'shared/format/written-figure';
import { readFlows } from '#calculators/xirr/read-flows.ts';
import { dayOf } from '#calculators/xirr/rows/row-day.ts';
import type { Answers } from '#calculators/xirr/statement/entry.ts';

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

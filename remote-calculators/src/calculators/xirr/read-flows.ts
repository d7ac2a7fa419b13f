import { plainCharacters } from 'shared/format/plain-characters';
import { readWritten } from 'shared/format/written-figure';
import { dayNumber } from '#engine/flows-input.ts';

/** One row that could be read: `YYYY-MM-DD`, and plain digits with a minus for what was paid in. */
export interface ReadFlow {
  readonly date: string;
  readonly amount: string;
}

export interface FlowsReading {
  readonly flows: readonly ReadFlow[];
  /** Rows that could not be read, counted from 1 as they stand in the text. */
  readonly problems: readonly { readonly row: number; readonly what: 'date' | 'amount' }[];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Ways to begin a row with a day: 2024-06-01, 01/06/2024 (the day first), 1 June 2024, 1-Jun-24. */
const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const named = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?[\s,-]+(\d{4}|\d{2})(?!\d)/i;

const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`);
const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** The day that a row begins with, and what stands behind it. */
function dateOf(row: string): { date: string; rest: string } | null {
  const [found, year = '', month = '', day = ''] =
    iso.exec(row) ?? turned(numeric.exec(row)) ?? turned(named.exec(row), monthOf) ?? [];
  if (found === undefined) return null;
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(date) === null ? null : { date, rest: row.slice(found.length) };
}

function turned(match: RegExpExecArray | null, monthName = (month: string) => month): string[] | null {
  if (match === null) return null;
  const [found = '', day = '', month = '', year = ''] = match;
  return [found, year, monthName(month), day];
}

/** "(5,000)", "−5000" and "-₹ 5,000" are below zero; anything else is read as every field reads it. */
function amountIn(text: string): string | null {
  const plain = plainCharacters(text)
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/[−–]/g, '-')
    .trim();
  const brackets = /^\((.*)\)$/.exec(plain);
  const minus = /^(₹|rs\.?|inr)?\s*-\s*(.*)$/i.exec(plain);
  const written = readWritten(brackets?.[1] ?? minus?.[2] ?? plain);
  if (written.state !== 'figure' || written.plain.startsWith('-')) return null;
  const [whole = '', places = ''] = written.plain.split('.');
  const digits = `${whole || '0'}${places.replace(/0+$/, '') && `.${places.replace(/0+$/, '')}`}`;
  return brackets || minus ? `-${digits}` : digits;
}

/** The amount of a row. Cells behind it are passed over when they are words: a note of who pasted it. */
function amountOf(rest: string): string | null {
  const cells = rest.replace(/^"?[\s,;]*/, '');
  if (cells.includes('\t')) return amountIn(cells.split('\t').find((cell) => cell.trim() !== '') ?? '');
  const parts = cells.split(/[,;](?=[^"]*(?:"[^"]*"[^"]*)*$)/);
  while (parts.length > 1 && /^[\s"a-z]*$/i.test(parts.at(-1) ?? '')) parts.pop();
  return amountIn(parts.join(','));
}

/**
 * Reads dated amounts as people paste them from a sheet or type them, one a row: a day, then an amount, with a tab, a
 * comma or spaces between. Empty rows are passed over, and so is a first row without any figure: names of columns.
 */
export function readFlows(text: string): FlowsReading {
  const flows: ReadFlow[] = [];
  const problems: { row: number; what: 'date' | 'amount' }[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const row = plainCharacters(line)
      .replace(/^[\uFEFF\s"]+/, '')
      .trimEnd();
    if (/^[,;]*$/.test(row) || (at === 0 && !/\d/.test(row))) continue;
    const dated = dateOf(row);
    const amount = dated && amountOf(dated.rest);
    if (dated === null) problems.push({ row: at + 1, what: 'date' });
    else if (amount === null) problems.push({ row: at + 1, what: 'amount' });
    else flows.push({ date: dated.date, amount });
  }
  return { flows, problems };
}

import { timeOfDay } from 'shared/format/india-time';

export type Cell = string | number | Date | null;

/** A list for the firm: names of its columns, and rows of the same length. */
export interface Report {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/**
 * RFC 4180 with CRLF. What a spreadsheet would run as a formula gets an apostrophe in front, because visitors choose
 * these texts. A byte order mark comes first, without which Excel reads names in Hindi or Kannada as noise.
 */
export const toCsv = ({ columns, rows }: Report): string => csvLines(columns)(rows);

/** The same for a list that comes in parts: the lines of each, the first with the names of the columns. */
export function csvLines(columns: Report['columns']): (rows: Report['rows']) => string {
  let before = `\uFEFF${csvLine(columns)}`;
  return (rows) => {
    const text = before + rows.map(csvLine).join('');
    before = '';
    return text;
  };
}

const csvLine = (row: readonly Cell[]): string => `${row.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  const text = plain(cell);
  const isFormula = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) && !/^\+?[\d ]+$/.test(text);
  // A spreadsheet may part cells at other signs than the comma, whatever stands in quotes.
  const parted = typeof cell === 'string' ? text.replace(/([;\t|])(?=[=+\-@])/g, "$1'") : text;
  const safe = isFormula ? `'${parted}` : parted;
  return /[",;\t|\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function plain(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

const WIDEST = 48;

/** A report for a terminal: columns aligned, long texts cut, times in India. Control characters become spaces: visitors choose these texts. */
export const toText = ({ columns, rows }: Report): string => textLines(columns)(rows);

/** The same for a list that comes in parts: the first has the names of the columns and settles how wide they are. */
export function textLines(columns: Report['columns']): (rows: Report['rows']) => string {
  let widths: number[] | undefined;
  return (rows) => {
    const cells = rows.map((row) => row.map(inTerminal));
    if (widths !== undefined) return linesOf(cells, widths);
    if (rows.length === 0) return 'Nothing.\n';
    const lines = [columns, ...cells];
    widths = columns.map((_, at) => lines.reduce((widest, line) => Math.max(widest, (line[at] ?? '').length), 0));
    return linesOf(lines, widths);
  };
}

const linesOf = (lines: readonly (readonly string[])[], widths: readonly number[]): string =>
  lines
    .map((line) => {
      const padded = line.map((cell, at) => cell.padEnd(widths[at] ?? 0));
      return `${padded.join('  ').trimEnd()}\n`;
    })
    .join('');

function inTerminal(cell: Cell): string {
  const text =
    cell instanceof Date
      ? inIndia(cell)
      : plain(cell)
          .replace(/\p{C}+/gu, ' ')
          .trim();
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}

export const inIndia = (at: Date): string =>
  `${at.toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'short', year: 'numeric' })} ${timeOfDay(at)}`;

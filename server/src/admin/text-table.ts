import { timeOfDay } from 'shared/format/india-time';
import { type Cell, plain, type Report } from '#admin/csv.ts';

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

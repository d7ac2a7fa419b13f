import { timeOfDay } from 'shared/format/india-time';
import { type Cell, plain, type Report } from '#admin/csv.ts';

const WIDEST = 48;

/** A report for a terminal: columns aligned, long texts cut, times in India. Control characters become spaces: visitors choose these texts. */
export function toText({ columns, rows }: Report): string {
  if (rows.length === 0) return 'Nothing.\n';
  const lines = [columns, ...rows.map((row) => row.map(inTerminal))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function inTerminal(cell: Cell): string {
  const text =
    cell instanceof Date
      ? inIndia(cell)
      : plain(cell)
          .replace(/\p{C}+/gu, ' ')
          .trim();
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}

const inIndia = (at: Date): string =>
  `${at.toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'short', year: 'numeric' })} ${timeOfDay(at)}`;

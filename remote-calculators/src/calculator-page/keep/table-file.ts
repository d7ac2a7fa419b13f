import { shownMonths } from '#engine/present.ts';
import { messages } from '#messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { inBasis } from '#outcome/price-basis.ts';
import type { FileNote } from '#outcome/printed-text.ts';

/** A table as a file holds it: names, then rows of numbers as plain text ('60000.00'). */
export interface FileTable {
  name: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The year table, digit for digit as shown. */
export const yearsFile = ({ columns, years, conversion }: Outcome): FileTable => ({
  name: messages.keepYears,
  head: [messages.columnYear, ...columns.map(({ label }) => inBasis(label, conversion))],
  rows: years.map((row) => [String(row.year), ...columns.map(({ column }) => String(row[column]))]),
});

/** The months that the years open to. */
export const monthsFile = ({ columns, monthsOf, conversion }: Outcome): FileTable => ({
  name: messages.keepMonths,
  head: [messages.columnMonth, ...columns.map(({ label }) => inBasis(label, conversion))],
  rows: monthsOf().map((row) => [String(row.month), ...columns.map(({ column }) => String(row[column]))]),
});

/** The fees of a goal that is paid in several years, each in the month in which it falls due; null where there is one sum. */
export function feesFile({ run, conversion }: Outcome): FileTable | null {
  const { fees } = run.tables;
  if (fees === undefined) return null;
  const shown = conversion.table(fees);
  return {
    name: messages.fileFees,
    head: [
      messages.columnMonth,
      ...[messages.feesColumnFee, messages.keepLeftAfter].map((label) => inBasis(label, conversion)),
    ],
    rows: shownMonths(shown).map(({ month, fee = '', leftAfter = '' }) => [String(month), fee, leftAfter]),
  };
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * CSV with a byte order mark, without which Excel reads ₹ and other letters as noise. Lines end as RFC 4180 asks. What the
 * file says about itself stands below its table, so that the first line names the columns.
 */
export const toCsv = ({ head, rows }: FileTable, about: readonly FileNote[] = []): string => {
  const notes = about.length > 0 ? [[''], ...about] : [];
  return `\uFEFF${[head, ...rows, ...notes].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
};

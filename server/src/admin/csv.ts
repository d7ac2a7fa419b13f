export type Cell = string | number | Date | null;

/** A list for the firm: names of its columns, and rows of the same length. */
export interface Report {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/**
 * RFC 4180 with CRLF. What a spreadsheet would run as a formula gets an apostrophe in front, because visitors choose
 * these texts.
 */
export const toCsv = ({ columns, rows }: Report): string => csvLines(columns)(rows);

/** The same for a list that comes in parts: the lines of each, the first with the names of the columns. */
export function csvLines(columns: Report['columns']): (rows: Report['rows']) => string {
  let before: Report['rows'] = [columns];
  return (rows) => {
    const lines = [...before, ...rows];
    before = [];
    return lines.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
  };
}

function csvCell(cell: Cell): string {
  const text = plain(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) && !/^\+?[\d ]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function plain(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

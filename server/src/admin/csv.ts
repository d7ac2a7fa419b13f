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
export function toCsv({ columns, rows }: Report): string {
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
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

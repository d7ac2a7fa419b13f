import { cellsOf, type Separator } from '#calculators/xirr/statement/split.ts';
import type { Table } from '#calculators/xirr/statement/table.ts';

const DAY_MS = 86_400_000;
/** Spreadsheets number the days from here, with the time of day as a part: day 45,296 is 5 January 2024. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 1990 and 2069: another number below the name of a date is none of a sheet. */
const [FIRST, LAST] = [32_874, 62_091];

/** The day of a cell that holds a sheet's number of it, `YYYY-MM-DD`; null where it holds another text. */
function serialDay(cell: string): string | null {
  const number = /^\d{5}(?:\.\d+)?$/.test(cell) ? Math.floor(Number(cell)) : 0;
  return number < FIRST || number > LAST ? null : new Date(DAY_ZERO + number * DAY_MS).toISOString().slice(0, 10);
}

const between: Partial<Record<Separator, string>> = { wide: '  ', space: ' ' };
const quoted = (cell: string, separator: string) => (cell.includes(separator) ? `"${cell}"` : cell);

/** The same rows with days that a sheet has handed out as numbers written as days. Only the name of a column says that they are. */
export function withSerialDays(lines: readonly string[], { line: names, separator, columns }: Table): string[] {
  const dates = new Set(columns.filter(({ role }) => role === 'date' || role === 'laterDate').map(({ at }) => at));
  const mark = between[separator] ?? separator;
  return lines.map((line, at) => {
    if (at <= names) return line;
    const cells = cellsOf(line, separator);
    const days = cells.map((cell, place) => (dates.has(place) && serialDay(cell.trim())) || cell);
    const isOther = days.some((day, place) => day !== cells[place]);
    return isOther ? days.map((cell) => quoted(cell, mark)).join(mark) : line;
  });
}

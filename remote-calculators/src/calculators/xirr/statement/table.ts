import { isBanksOwn, namesIn, type Role, roleOf } from '#calculators/xirr/statement/columns.ts';
import { dayAt } from '#calculators/xirr/statement/day.ts';
import { isBlank, readFigure } from '#calculators/xirr/statement/figure.ts';
import { cellsOf, SEPARATORS, type Separator } from '#calculators/xirr/statement/split.ts';

export interface Column {
  readonly name: string;
  readonly role: Role | null;
  readonly at: number;
}

/** The names of a statement's columns, and how its rows are parted. */
export interface Table {
  /** The line of the names, from 0. */
  readonly line: number;
  readonly separator: Separator;
  readonly columns: readonly Column[];
  /** Folio, units or NAV stand there. */
  readonly isFunds: boolean;
  /** A cheque, a withdrawal or a deposit stands there. */
  readonly isBanks: boolean;
}

/** Names stand this far down at most: below the address of the bank. */
const MOST_ABOVE = 60;
/** No row of names has more words. */
const MOST_WORDS = 14;

const isWordy = (role: Role | null) => role === 'type' || role === 'words' || role === 'mark';
const isDate = (role: Role | null) => role === 'date' || role === 'laterDate';

function columnsOf(names: readonly string[]): readonly Column[] | null {
  if (names.length < 2 || names.some((name) => dayAt(name, 'day') !== null)) return null;
  const columns = names.map((name, at) => ({ name, role: roleOf(name), at }));
  const known = columns.filter(({ role }) => role !== null);
  return known.some(({ role }) => isDate(role)) && known.length > 1 ? columns : null;
}

/** One space apart, rows can be read as days, then words, then figures, and in no other order. */
function isReadable(columns: readonly Column[]): boolean {
  const order = columns.map(({ role }) => (isDate(role) ? 'd' : isWordy(role) ? 'w' : 'f')).join('');
  return /^d+w?f+$/.test(order);
}

/** A row of names has a few ways to be parted; one with more is made to be. */
const MOST_WAYS = 50;

const beginsWithDate = (words: readonly string[]): boolean =>
  [1, 2, 3].some((length) => isDate(roleOf(words.slice(0, length).join(' '))));

/** Finds the names of columns above the rows; null where no line is made of them. */
export function tableOf(lines: readonly string[]): Table | null {
  for (const [line, text] of lines.slice(0, MOST_ABOVE).entries()) {
    for (const separator of SEPARATORS) {
      const columns = columnsOf(cellsOf(text, separator));
      if (columns) return withColumns(line, separator, columns);
    }
    const words = cellsOf(text, 'space');
    if (words.length > MOST_WORDS || !beginsWithDate(words)) continue;
    let ways = 0;
    for (const names of namesIn(words)) {
      ways += 1;
      if (ways > MOST_WAYS) break;
      const columns = columnsOf(names);
      const next = lines.slice(line + 1).find((row) => dayAt(row.trim(), 'day') !== null);
      if (columns && isReadable(columns) && next !== undefined && spacedCells(next, columns))
        return withColumns(line, 'space', columns);
    }
  }
  return null;
}

function withColumns(line: number, separator: Separator, columns: readonly Column[]): Table {
  const isFunds = columns.some(({ role }) => role === 'fund' || role === 'units' || role === 'price');
  const isBanks = !isFunds && columns.some(({ role, name }) => role === 'bank' || (role !== null && isBanksOwn(name)));
  return { line, separator, columns, isFunds, isBanks };
}

/** The names are those of rows as the field asks for them: a date, then an amount. */
export const isAsTyped = ({ columns }: Table): boolean =>
  columns.length === 2 && columns[0]?.role === 'date' && columns[1]?.role === 'amount';

/** The cells of a row under their names; null where there are more or fewer than names. */
export function rowOf(line: string, { separator, columns }: Table): string[] | null {
  const cells = separator === 'space' ? spacedCells(line, columns) : cellsOf(line, separator);
  if (cells === null) return null;
  while (cells.length > columns.length && cells.at(-1) === '') cells.pop();
  // Blank cells at the end are often not copied. Between wide spaces, blank ones do not show at all.
  const isCut = cells.length < columns.length && separator !== 'wide';
  const filled = isCut && cells.length > 1 ? [...cells, ...columns.slice(cells.length).map(() => '')] : cells;
  return filled.length === columns.length ? filled : null;
}

function spacedCells(line: string, columns: readonly Column[]): string[] | null {
  const cells: string[] = [];
  let rest = line.trim();
  for (const { role } of columns) {
    if (!isDate(role)) break;
    const day = dayAt(rest, 'day') ?? dayAt(rest, 'month');
    if (day === null) return null;
    cells.push(rest.slice(0, rest.length - day.rest.length));
    rest = day.rest.trim();
  }
  const tokens = rest.split(/\s+(?!(?:cr|dr)\b)/i);
  const figures = columns.length - cells.length - (columns.some(({ role }) => isWordy(role)) ? 1 : 0);
  const hasWords = columns.length > cells.length + figures;
  const [front, back] = [tokens.slice(0, -figures), tokens.slice(-figures)];
  // A figure at the end of the words may be one of the amounts.
  const isParted = front.at(-1) === undefined || readFigure(front.at(-1) ?? '') === null;
  if (!isParted || hasWords !== front.length > 0 || tokens.length < figures) return null;
  if (back.some((token) => readFigure(token) === null && !isBlank(token))) return null;
  return [...cells, ...(hasWords ? [front.join(' ')] : []), ...back];
}

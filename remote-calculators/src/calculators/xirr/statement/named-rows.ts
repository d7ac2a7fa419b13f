import type { Role } from '#calculators/xirr/statement/columns.ts';
import { type DayOrder, dayIn } from '#calculators/xirr/statement/day.ts';
import type { Entry, Problem } from '#calculators/xirr/statement/entry.ts';
import { type Figure, isBlank, markAlone, product, readFigure } from '#calculators/xirr/statement/figure.ts';
import type { Column, Table } from '#calculators/xirr/statement/table.ts';
import { rowOf } from '#calculators/xirr/statement/table.ts';
import {
  isHeading,
  isSum,
  type Said,
  saidBy,
  saidByStatus,
  saidByType,
  saidTogether,
} from '#calculators/xirr/statement/words.ts';

/** What a row turned out to be; 'over' moves no money of its owner's. */
export type RowRead = { entry: Entry } | { problem: Problem['what'] } | 'over';

/** Which columns are read for what. */
export interface Plan {
  readonly date: Column;
  readonly amount: Column | undefined;
  readonly debit: Column | undefined;
  readonly credit: Column | undefined;
  readonly units: Column | undefined;
  readonly price: Column | undefined;
  readonly mark: Column | undefined;
  /** More than one where one names the side, and another the kind of fund. */
  readonly types: readonly Column[];
  readonly words: readonly Column[];
  readonly status: Column | undefined;
}

/** The plan of a table whose amounts stand in `amount`, if they stand in one column. */
export function planOf({ columns }: Table, amount: Column | undefined): Plan | null {
  const of = (role: Role) => columns.find((column) => column.role === role);
  const date = of('date') ?? of('laterDate');
  if (date === undefined) return null;
  const [debit, credit] = amount === undefined ? [of('debit'), of('credit')] : [];
  const isPair = debit !== undefined || credit !== undefined;
  const [units, price] = amount === undefined && !isPair ? [of('units'), of('price')] : [];
  const all = (role: Role) => columns.filter((column) => column.role === role);
  const [types, words] = [all('type'), all('words')];
  return { date, amount, debit, credit, units, price, mark: of('mark'), types, words, status: of('status') };
}

/** The columns that a plan reads, in words for its owner. */
export const namesOf = (plan: Plan): string[] =>
  [plan.date, ...plan.types, plan.mark, plan.debit, plan.credit, plan.units, plan.price, plan.amount]
    .filter((column) => column !== undefined)
    .map(({ name }) => name.trim());

/** Reads one row under its names. */
export function readNamed(line: string, row: number, table: Table, plan: Plan, order: DayOrder): RowRead {
  const cells = rowOf(line, table);
  if (cells === null) return isHeading(line) || isTitle(line, table) ? 'over' : { problem: 'columns' };
  const cell = (column: Column | undefined) => (column === undefined ? undefined : cells[column.at]);
  const date = dayIn(cell(plan.date) ?? '', order);
  if (date === null) {
    const isRow = figureOf(plan, cell) !== null && !cells.some(isSum);
    return !isRow && (isHeading(line) || isTitle(line, table)) ? 'over' : { problem: 'date' };
  }
  const said = saidOf(plan, cell);
  if (said === 'over') return 'over';
  const figure = figureOf(plan, cell);
  if (figure === null) return { problem: 'amount' };
  // Nothing moved: a zero that its owner means is typed as a row of its own.
  if (figure.digits === '0') return 'over';
  const beside = [plan.mark, ...plan.types].map((column) => markAlone(cell(column) ?? ''));
  const mark = figure.mark ?? beside.find((one) => one !== null) ?? null;
  return { entry: { row, date, figure: { ...figure, mark }, said, isTyped: false } };
}

/** A line of one cell without figures: the name of a fund, the names once more on the next page. */
function isTitle(line: string, table: Table): boolean {
  const cells = line.split(/[\t;,|]/).filter((cell) => !isBlank(cell));
  const isNames = table.columns.every(({ name }) => line.includes(name));
  return isNames || (cells.length <= 1 && !/\d/.test(line));
}

function saidOf(plan: Plan, cell: (column: Column | undefined) => string | undefined): Said {
  const status = saidByStatus(cell(plan.status));
  if (status !== null) return status;
  const type = saidTogether(plan.types.map((column) => saidByType(cell(column))));
  const words = plan.words.map((column) => saidBy(cell(column)));
  // What the column of types says goes before other words, but for words that say that nothing moved.
  return saidTogether(
    type === 'paid' || type === 'received' ? [type, ...words.filter((said) => said === 'over')] : [type, ...words],
  );
}

type CellOf = (column: Column | undefined) => string | undefined;

function figureOf(plan: Plan, cell: CellOf): Figure | null {
  if (plan.amount) return readFigure(cell(plan.amount) ?? '');
  if (plan.debit || plan.credit) return ofPair(cell(plan.debit), cell(plan.credit));
  const [units, price] = [readFigure(cell(plan.units) ?? ''), readFigure(cell(plan.price) ?? '')];
  if (!units || !price || price.isMinus) return null;
  return {
    digits: product(units.digits, price.digits),
    isMinus: units.isMinus,
    mark: null,
    isMarkBeside: false,
    hasPaise: true,
  };
}

/** One of the two columns holds the amount; which one is its mark. */
function ofPair(debit: string | undefined, credit: string | undefined): Figure | null {
  const [out, back] = [debit, credit].map((cell) => (isBlank(cell) ? NONE : readFigure(cell ?? '')));
  if (!out || !back || (out.digits !== '0' && back.digits !== '0') || back.isMinus) return null;
  if (isBlank(debit) && isBlank(credit)) return null;
  if (back.digits !== '0') return back.mark === 'dr' ? null : { ...back, mark: 'cr', isMarkBeside: false };
  return out.mark === 'cr' ? null : { ...out, isMinus: false, mark: 'dr' };
}

const NONE: Figure = { digits: '0', isMinus: false, mark: null, isMarkBeside: false, hasPaise: false };

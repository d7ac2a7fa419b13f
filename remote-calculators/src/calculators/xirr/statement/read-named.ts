import type { Role } from '#calculators/xirr/statement/columns.ts';
import { type DayOrder, dayIn } from '#calculators/xirr/statement/day.ts';
import type { Ask, Entry, Evidence, Problem, Question } from '#calculators/xirr/statement/entry.ts';
import { type Figure, isBlank, markAlone, product, readFigure } from '#calculators/xirr/statement/figure.ts';
import { plainRow } from '#calculators/xirr/statement/plain-rows.ts';
import { cellsOf } from '#calculators/xirr/statement/split.ts';
import { type Column, rowOf, type Table, tableOf } from '#calculators/xirr/statement/table.ts';
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
type RowRead = { entry: Entry } | { problem: Problem['what'] } | 'over';

/** Which columns are read for what. */
interface Plan {
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
function planOf({ columns }: Table, amount: Column | undefined): Plan | null {
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
const namesOf = (plan: Plan): string[] =>
  [plan.date, ...plan.types, plan.mark, plan.debit, plan.credit, plan.units, plan.price, plan.amount]
    .filter((column) => column !== undefined)
    .map(({ name }) => name.trim());

/** Reads one row under its names. */
function readNamed(line: string, row: number, table: Table, plan: Plan, order: DayOrder): RowRead {
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
  // A letter in a column of types may be that of any type.
  const types = plan.types.flatMap((column) => cell(column) ?? []).filter((type) => type.trim().length > 1);
  const beside = [cell(plan.mark) ?? '', ...types].map(markAlone);
  const mark = figure.mark ?? beside.find((one) => one !== null) ?? null;
  return { entry: { row, date, figure: { ...figure, mark }, said, isTyped: false } };
}

/** A line of one cell without figures: the name of a fund, the names once more on the next page. */
function isTitle(line: string, table: Table): boolean {
  const cells = line.split(/[\t;,|]/).filter((cell) => !isBlank(cell));
  return namesOn(line, table) === 'same' || (cells.length <= 1 && !/\d/.test(line));
}

/** Whether a line has the names of the columns once more, or those of another statement: other ones, or in another order. */
function namesOn(line: string, table: Table): 'same' | 'other' | null {
  let end = 0;
  const isSame = table.columns.every(({ name }) => {
    const place = line.indexOf(name, end);
    end = place + name.length;
    return place >= 0;
  });
  if (isSame) return 'same';
  return /\d/.test(line) || tableOf([line]) === null ? null : 'other';
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

/** What stands in the rows before their sides are known. */
export interface RowsRead {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
  readonly passedOver: number;
  readonly evidence: Evidence;
  /** The columns that were read, where they have names. */
  readonly columns?: readonly string[];
  readonly question?: Question;
}

/** Reads the rows below names of columns. */
export function readBelowNames(lines: readonly string[], table: Table, order: DayOrder, ask: Ask): RowsRead {
  const { isFunds, isBanks } = table;
  const seed = (lines[table.line] ?? '').trim();
  const evidence: Evidence = { seed, kind: 'statement', isNamed: true, isFunds, isBanks };
  const none = { entries: [], problems: [], passedOver: 0, evidence };
  const amount = amountColumn(lines, table, evidence, ask);
  if (amount && 'key' in amount) return { ...none, question: amount };
  const plan = planOf(table, amount);
  if (plan === null) return none;
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  let passedOver = 0;
  let isTheirs = true;
  for (const [at, line] of lines.entries()) {
    if (/^[\s,;|"]*$/.test(line) || at === table.line) continue;
    const names = at > table.line ? namesOn(line, table) : null;
    if (names !== null) isTheirs = names === 'same';
    if (names === 'other') problems.push({ row: at + 1, what: 'otherNames' });
    // Under other names the figures of a row mean something else.
    if (names === 'other' || !isTheirs) continue;
    const typed = typedEntry(line, at + 1, table, order);
    const read = typed ?? (at < table.line ? 'over' : readNamed(line, at + 1, table, plan, order));
    if (read === 'over') passedOver += 1;
    else if ('problem' in read) problems.push({ row: at + 1, what: read.problem });
    else entries.push(read.entry);
  }
  return { entries, problems, passedOver, evidence, columns: namesOf(plan) };
}

/**
 * A row of a date and an amount and nothing else below more columns: its owner added it, as the field asks for it. One that
 * could as well be a row of theirs with its end cut off is that, unless a sign says whose it is.
 */
function typedEntry(line: string, row: number, { columns, separator }: Table, order: DayOrder) {
  const plain = plainRow(line, order, true);
  const [only, ...others] = plain?.figures ?? [];
  if (!plain?.isBare || only === undefined || others.length > 0) return null;
  const count = cellsOf(line, separator).length;
  const isSigned = /^[+\-−–(]/.test(only.text);
  const [first, second] = columns;
  const isParted = count > 1 && first?.role === 'date' && second !== undefined && FIGURES.has(second.role);
  const isTheirs = columns.length < 3 ? isParted && !only.text.startsWith('+') : isParted && !isSigned;
  if (isTheirs || (columns.length > 2 && count === columns.length)) return null;
  return { entry: { row, date: plain.date, figure: only.figure, said: plain.said, isTyped: true } };
}

const FIGURES: ReadonlySet<Column['role']> = new Set(['amount', 'debit', 'credit', 'units', 'price', null] as const);

/** The column of the amounts; undefined where they stand in two, or are units × price; the question where it is not known. */
function amountColumn(
  lines: readonly string[],
  table: Table,
  { seed }: Evidence,
  ask: Ask,
): Column | Question | undefined {
  const { columns } = table;
  const has = (role: Column['role']) => columns.some((column) => column.role === role);
  const named = columns.filter(({ role }) => role === 'amount');
  if (has('debit') || has('credit')) return undefined;
  if (named.length === 1) return named[0];
  if (named.length === 0 && has('units') && has('price')) return undefined;
  const first = lines
    .slice(table.line + 1)
    .map((line) => rowOf(line, table))
    .find((cells) => cells?.some((cell) => readFigure(cell)));
  const open =
    named.length > 1 ? named : columns.filter(({ role, at }) => role === null && readFigure(first?.[at] ?? ''));
  const options = open.map(({ name, at }) => ({ value: String(at), name, first: first?.[at] ?? '' }));
  const question: Question = { key: `amount ${seed}`, kind: 'amount', options, example: '' };
  const answer = ask(question);
  return answer === undefined ? question : columns[Number(answer)];
}

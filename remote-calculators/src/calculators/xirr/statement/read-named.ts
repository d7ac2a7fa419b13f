import type { DayOrder } from '#calculators/xirr/statement/day.ts';
import type { Ask, Entry, Evidence, Problem, Question } from '#calculators/xirr/statement/entry.ts';
import { readFigure } from '#calculators/xirr/statement/figure.ts';
import { namesOf, planOf, readNamed } from '#calculators/xirr/statement/named-rows.ts';
import { plainRow } from '#calculators/xirr/statement/plain-rows.ts';
import { cellsOf } from '#calculators/xirr/statement/split.ts';
import { type Column, rowOf, type Table } from '#calculators/xirr/statement/table.ts';

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
  for (const [at, line] of lines.entries()) {
    if (/^[\s,;|"]*$/.test(line) || at === table.line) continue;
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

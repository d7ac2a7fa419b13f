import type { DayOrder } from '#calculators/xirr/statement/day.ts';
import type { Ask, Entry, Evidence, Problem, Question } from '#calculators/xirr/statement/entry.ts';
import { type PlainRow, plainRow } from '#calculators/xirr/statement/plain-rows.ts';
import type { RowsRead } from '#calculators/xirr/statement/read-named.ts';
import { isHeading } from '#calculators/xirr/statement/words.ts';

interface Line {
  readonly row: number;
  readonly line: string;
  readonly plain: PlainRow | null;
}

/** Reads rows without names above them: a day and one figure each, or more figures of which one is asked for. */
export function readWithoutNames(lines: readonly string[], order: DayOrder, ask: Ask): RowsRead {
  const rowsOf = (isJoined: boolean) =>
    lines
      .map((line, at): Line => ({ row: at + 1, line, plain: plainRow(line, order, isJoined) }))
      // Names of columns that nobody knows have no figure.
      .filter(({ line, row }) => !/^[\s,;|"]*[-+]?$/.test(line) && (row > 1 || /\d/.test(line)));
  const joined = rowsOf(true);
  const isSingle = joined.every(({ plain }) => plain === null || plain.figures.length < 2);
  const rows = isSingle ? joined : rowsOf(false);
  const wide = rows.find(({ plain }) => plain !== null && plain.figures.length > 1);
  const seed = (wide ?? rows[0])?.line.trim() ?? '';
  const kind = wide === undefined ? 'typed' : 'statement';
  const evidence: Evidence = { seed, kind, isNamed: false, isFunds: false, isBanks: false };
  const place = wide?.plain ? placeOf(wide.plain, seed, ask) : null;
  if (typeof place === 'object' && place !== null)
    return { entries: [], problems: [], passedOver: 0, evidence, question: place };
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  let passedOver = 0;
  for (const { row, line, plain } of rows) {
    const read = plain === null ? (isHeading(line) ? 'over' : 'date') : entryOf(plain, row, place);
    if (read === 'over') passedOver += 1;
    else if (typeof read === 'string') problems.push({ row, what: read });
    else entries.push(read);
  }
  return { entries, problems, passedOver, evidence };
}

/** In which cell the amounts stand, or the question. */
function placeOf({ figures }: PlainRow, seed: string, ask: Ask): number | Question {
  const options = figures.map(({ place, text }) => ({ value: String(place), first: text }));
  const question: Question = { key: `amount ${seed}`, kind: 'amount', options, example: '' };
  const answer = ask(question);
  return answer === undefined ? question : Number(answer);
}

function entryOf(plain: PlainRow, row: number, place: number | null): Entry | Problem['what'] | 'over' {
  const { date, figures, said, isBare } = plain;
  if (said === 'over') return 'over';
  const [only, ...others] = figures;
  if (only === undefined) return 'amount';
  if (others.length === 0 && (place === null || isBare))
    return { row, date, figure: only.figure, said, isTyped: said === null || said === 'doubt' };
  const found = figures.find((figure) => figure.place === place);
  return found === undefined ? 'columns' : { row, date, figure: found.figure, said, isTyped: false };
}

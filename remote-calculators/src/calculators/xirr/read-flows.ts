import { type DayOrder, orderSaid } from '#calculators/xirr/statement/day.ts';
import { withDayFirst } from '#calculators/xirr/statement/day-first.ts';
import type { Answers, Ask, Problem, Question, ReadFlow } from '#calculators/xirr/statement/entry.ts';
import { withPairsJoined } from '#calculators/xirr/statement/line-pairs.ts';
import { readBelowNames } from '#calculators/xirr/statement/read-named.ts';
import { readWithoutNames } from '#calculators/xirr/statement/read-plain.ts';
import { withSerialDays } from '#calculators/xirr/statement/serial-day.ts';
import { sided } from '#calculators/xirr/statement/sides.ts';
import { cellsOf, linesOf, SEPARATORS } from '#calculators/xirr/statement/split.ts';
import { isAsTyped, tableOf } from '#calculators/xirr/statement/table.ts';
import { TYPED } from '#scenario/typed-form.ts';

/** What stands in the rows; without flows where something about them has to be asked first. */
export interface FlowsReading {
  readonly flows: readonly ReadFlow[];
  /** Rows that could not be read, in their order. */
  readonly problems: readonly Problem[];
  /** The one that waits for its answer. */
  readonly question?: Question;
  /** All that were asked, so that an answer can be changed. */
  readonly asked?: readonly Question[];
  /** The columns that were read, by their names. */
  readonly columns?: readonly string[];
  /** Rows that move no money: sums, headings, stamp duty. */
  readonly passedOver?: number;
}

/**
 * Reads dated amounts as people type them or paste them from a sheet or a statement. A typed row is a day and an amount, in
 * either order, with a tab, a comma or spaces between. A statement is read by the names of its columns and the words of its rows; what
 * these leave open, and would change a figure, is asked: nothing is guessed.
 *
 * @param answers what was answered to questions of earlier readings of these rows
 */
export function readFlows(text: string, answers: Answers = {}): FlowsReading {
  const lines = linesOf(text);
  const asked: Question[] = [];
  const ask: Ask = (question) => {
    asked.push(question);
    return question.options.find(({ value }) => value === answers[question.key])?.value;
  };
  const reading = readLines(lines, ask);
  return asked.length > 0 ? { ...reading, asked } : reading;
}

function readLines(written: readonly string[], ask: Ask): FlowsReading {
  const table = tableOf(written);
  const lines = table === null ? withPairsJoined(written).map(withDayFirst) : withSerialDays(written, table);
  const order = orderOf(lines, ask);
  if (typeof order === 'object') return { flows: [], problems: [], question: order };
  const { entries, problems, passedOver, evidence, columns, question } =
    table === null || isAsTyped(table)
      ? readWithoutNames(table === null ? lines : lines.map((line, at) => (at === table.line ? '' : line)), order, ask)
      : readBelowNames(lines, table, order, ask);
  if (question) return { flows: [], problems: [], question };
  const all = sided(entries, evidence, ask);
  const over = passedOver + (all.passedOver ?? 0);
  return {
    flows: all.flows,
    problems: [...problems, ...all.problems].sort((one, other) => one.row - other.row),
    ...(all.question && { question: all.question }),
    ...(columns && { columns }),
    ...(over > 0 && { passedOver: over }),
  };
}

/** The day stands first, unless there are rows that only work with the month first, and none that says otherwise. */
function orderOf(lines: readonly string[], ask: Ask): DayOrder | Question {
  const days = lines.flatMap((line) => daysIn(line));
  const monthFirst = days.find((day) => orderSaid(day) === 'month');
  if (monthFirst === undefined || days.some((day) => orderSaid(day) === 'day')) return 'day';
  const options = [{ value: 'month' }, { value: 'day' }];
  const question: Question = { key: `order ${monthFirst}`, kind: 'order', options, example: monthFirst };
  return (ask(question) as DayOrder | undefined) ?? question;
}

/** Days in figures at the beginning of cells, also such as there are none, in whichever way the row is parted. */
function daysIn(line: string): string[] {
  const separator = SEPARATORS.find((one) => one !== 'wide' && line.includes(one)) ?? 'wide';
  return cellsOf(line, separator).flatMap((cell) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)/.exec(cell) ?? []);
}

const kinds: readonly Question['kind'][] = ['order', 'amount', 'unit', 'mark', 'sign'];

/** What the radio buttons of a question are called in a form. */
export const questionName = (kind: Question['kind']): string => `question-${kind}`;

/** What a form without script sends; no link of the page has any of it. */
export const sentNames: readonly string[] = ['flows', TYPED, ...kinds.map(questionName)];

/** The rows, and the answers to what they leave open, as a form without script has sent them; null where none has. */
export function sentFlows(search: string): { text: string; answers: Answers } | null {
  const query = new URLSearchParams(search);
  const text = query.get('flows')?.replaceAll('\r\n', '\n');
  if (text === undefined || !query.has(TYPED)) return null;
  const answers: Record<string, string> = {};
  // One answer may lead to the next question, of another kind.
  for (const _ of kinds) {
    const { question } = readFlows(text, answers);
    const answer = question && query.get(questionName(question.kind));
    if (question && answer) answers[question.key] = answer;
  }
  return { text, answers };
}

import { readWritten } from 'shared/format/written-figure';
import { dayIn } from '#engine/day-of.ts';
import { type Exact, exact, type NumberText, ZERO } from '#engine/exact.ts';
import { InputError, MOST_RUPEES } from '#engine/possible.ts';

/** Money that moved on a day: what was paid in is below zero. */
export interface Flow {
  /** Whole days since 1970-01-01. */
  readonly day: number;
  readonly amount: Exact;
}

export const LEAST_FLOWS = 2;
export const MOST_FLOWS = 2000;

const MS_A_DAY = 86_400_000;

/** The number of a day that there is, `YYYY-MM-DD` from 1900 to 2199; null for anything else. */
export function dayNumber(text: string): number | null {
  const found = dayIn(text);
  if (found === null || found.year < 1900 || found.year > 2199) return null;
  return Date.UTC(found.year, found.month - 1, found.day) / MS_A_DAY;
}

function amountText(value: unknown): NumberText | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const written = typeof value === 'string' ? readWritten(value) : null;
  return written?.state === 'figure' ? written.plain : null;
}

/** Flows as a model takes them, one a line: "2024-06-01 -5000". Anything that has a date and an amount is written so. */
export const flowLines = (flows: readonly { readonly date: string; readonly amount: NumberText }[]): string =>
  flows.map(({ date, amount }) => `${date} ${amount}`).join('\n');

/**
 * A list of {date, amount} that came from outside, as the model takes it.
 * @throws InputError naming the first entry that is no flow, counted from 1.
 */
export function flowsText(name: string, value: unknown): string {
  if (!Array.isArray(value))
    throw new InputError(name, 'must be a list such as [{"date":"2024-06-01","amount":-5000}]');
  const read = value.map((entry: unknown, at) => {
    const { date, amount }: { date?: unknown; amount?: unknown } = Object(entry);
    if (typeof date !== 'string' || dayNumber(date) === null)
      throw new InputError(name, `entry ${at + 1} must have a date such as 2024-06-01`);
    const text = amountText(amount);
    if (text === null) throw new InputError(name, `entry ${at + 1} must have an amount such as -5000`);
    return { date, amount: text };
  });
  return flowLines(read);
}

/**
 * Reads the lines of {@link flowLines}. A 0 is an amount received: nothing came back.
 * @throws InputError when they are no 2 to 2,000 flows, paid in and received, on days that there are.
 */
export function flowsInput(name: string, lines: NumberText | undefined): readonly Flow[] {
  const texts = lines === undefined || lines === '' ? [] : String(lines).split('\n');
  if (texts.length < LEAST_FLOWS || texts.length > MOST_FLOWS)
    throw new InputError(name, `must be ${LEAST_FLOWS} to ${MOST_FLOWS} dated amounts`);
  const most = exact(MOST_RUPEES);
  const flows = texts.map((text, at): Flow => {
    const [date = '', amount = ''] = text.split(' ');
    const day = dayNumber(date);
    if (day === null) throw new InputError(name, `entry ${at + 1} must have a date such as 2024-06-01`);
    const read = exact(amount);
    if (read > most || read < -most)
      throw new InputError(name, `entry ${at + 1} must be at most ${MOST_RUPEES} rupees`);
    return { day, amount: read };
  });
  if (!flows.some(({ amount }) => amount < ZERO) || !flows.some(({ amount }) => amount >= ZERO))
    throw new InputError(name, 'must have amounts paid in, below zero, and amounts received, zero or above');
  return flows;
}

import {
  HORIZONS,
  type Horizon,
  type PlanRow,
  type PlanRowInput,
  PRESET_CATEGORIES,
  plainRupees,
  planRowInput,
} from 'shared/contract/plan';
import type { Posted } from 'shared/site';
import { messages } from '#messages.en.ts';
import { settledAmount } from '#plan/amount.ts';
import { titleOf } from '#plan/horizons.ts';

/** A row as it is being typed. */
export interface EntryRow {
  /** Grows with each row that is added; only tells rows apart. */
  id: number;
  category: string;
  /** As it is written, such as '2,50,000' or '2.5 lakh'. */
  amount: string;
  weight: string;
}

// A type, not an interface: drafts are stored as plain records.
export type Entry = Record<Horizon, EntryRow[]>;

/** The four presets of every horizon. */
export const presets = (): Entry =>
  entryFrom((horizon) => PRESET_CATEGORIES[horizon].map((category) => ({ category })));

/** A saved plan as the form holds it. A horizon without saved rows offers its presets again. */
export const entryOf = (rows: readonly PlanRow[]): Entry =>
  entryFrom((horizon) => {
    const own = rows.filter((row) => row.horizon === horizon);
    return own.length > 0 ? own : PRESET_CATEGORIES[horizon].map((category) => ({ category }));
  });

const entryFrom = (rowsOf: (horizon: Horizon) => readonly Partial<PlanRow>[]): Entry =>
  eachHorizon((horizon) => rowsOf(horizon).map(entryRow));

const eachHorizon = (rowsOf: (horizon: Horizon) => EntryRow[]): Entry => ({
  long: rowsOf('long'),
  medium: rowsOf('medium'),
  short: rowsOf('short'),
});

const entryRow = ({ category = '', amount = '', weight = '' }: Partial<PlanRow | EntryRow>, id: number): EntryRow => ({
  id,
  category,
  amount: settledAmount(amount),
  weight,
});

/**
 * What was typed before the saved rows came, laid over them: saving replaces all rows, so neither may be lost. A row
 * that was begun takes what it lacks from the saved row of its category and keeps its place, where somebody is typing.
 */
export const withSaved = (typed: Entry, saved: readonly PlanRow[]): Entry =>
  eachHorizon((horizon) => {
    const rest = saved.filter((row) => row.horizon === horizon);
    if (rest.length === 0) return typed[horizon];
    const begun = typed[horizon].filter((row) => !isOffer(row, horizon));
    const firstId = nextId(typed[horizon]);
    const over = begun.map((row) => {
      const at = rest.findIndex(({ category }) => category === row.category.trim());
      const [match] = at < 0 ? [] : rest.splice(at, 1);
      return match === undefined ? row : { ...entryRow(match, row.id), ...filled(row) };
    });
    return [...over, ...rest.map((row, index) => entryRow(row, firstId + index))];
  });

/**
 * What was typed before the sign-in, behind the account's own rows as the origin moves saved ones: neither replaces the
 * other. A row that is there already is not doubled, and a preset that nobody took up makes way.
 */
export const withVisitors = (own: Entry, visitors: Entry): Entry =>
  eachHorizon((horizon) =>
    visitors[horizon]
      .filter((row) => !isOffer(row, horizon) && wordsOf(row) !== NO_WORDS)
      .reduce((rows, row) => withRow(rows, row, horizon), own[horizon]),
  );

function withRow(rows: EntryRow[], row: EntryRow, horizon: Horizon): EntryRow[] {
  if (rows.some((other) => wordsOf(other) === wordsOf(row))) return rows;
  const offer = rows.find((other) => isOffer(other, horizon) && other.category === row.category.trim());
  if (offer === undefined) return [...rows, { ...row, id: nextId(rows) }];
  return rows.map((other) => (other === offer ? { ...row, id: offer.id } : other));
}

/** What a row says, however its amount is written. */
const wordsOf = ({ category, amount, weight }: Omit<EntryRow, 'id'>): string =>
  JSON.stringify([category.trim(), plainRupees(amount), weight]);

const NO_WORDS = wordsOf({ category: '', amount: '', weight: '' });

/** A preset that nobody took up. */
const isOffer = ({ category, amount, weight }: EntryRow, horizon: Horizon): boolean =>
  amount === '' && weight === '' && PRESET_CATEGORIES[horizon].includes(category);

const filled = (row: EntryRow): Partial<EntryRow> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));

export const emptyRow = (rows: readonly EntryRow[]): EntryRow => entryRow({}, nextId(rows));

const nextId = (rows: readonly EntryRow[]): number => rows.reduce((most, { id }) => Math.max(most, id), -1) + 1;

/** Name of a row's input, as errors and the form know it: `long.2.amount`. */
export const inputName = (horizon: Horizon, id: number, field: string): string => `${horizon}.${id}.${field}`;

/** A plan that a browser has posted without scripts, each row under the number that its inputs had. */
export function postedEntry(values: Posted['values']): Entry {
  const text = (name: string) => String(values[name] ?? '');
  const rowsOf = (horizon: Horizon) => {
    const ids = Object.keys(values).map((name) => new RegExp(`^${horizon}\\.(\\d+)\\.`).exec(name)?.[1]);
    return [...new Set(ids)].flatMap((id) => {
      if (id === undefined) return [];
      const [category, amount, weight] = FIELDS.map((field) => text(inputName(horizon, Number(id), field)));
      return { id: Number(id), category: category ?? '', amount: amount ?? '', weight: weight ?? '' };
    });
  };
  return eachHorizon(rowsOf);
}

/** Name of the button that adds a row. */
export const adderName = (horizon: Horizon): string => `${horizon}.add`;

/** What is wrong with a plan without any row leads there. */
export const ADDER = adderName('long');

/** What the summary of errors calls each input of each row, and the first of the buttons that add one. */
export const labelsOf = (entry: Entry): Record<string, string> => ({
  [ADDER]: messages.planErrorNothing,
  ...Object.fromEntries(
    HORIZONS.flatMap((horizon) =>
      entry[horizon].flatMap((row, index) =>
        FIELDS.map((field) => [inputName(horizon, row.id, field), placeOf(horizon, row, index)]),
      ),
    ),
  ),
});

function placeOf(horizon: Horizon, row: EntryRow, index: number): string {
  const category = row.category.trim();
  const title = titleOf(horizon);
  return category === '' ? messages.rowOf({ title, row: index + 1 }) : messages.categoryOf({ title, category });
}

const FIELDS = ['category', 'amount', 'weight'] as const;

interface Incomplete {
  /** As in `inputName`. */
  name: string;
  message: string;
}

/**
 * What would be sent, and what is missing from the rows that were begun. A row with a category alone is an offer
 * that nobody took up: it is neither sent nor missed.
 */
export function sortRows(entry: Entry): { complete: PlanRowInput[]; incomplete: Incomplete[] } {
  const complete: PlanRowInput[] = [];
  const incomplete: Incomplete[] = [];
  for (const horizon of HORIZONS) {
    for (const row of entry[horizon]) {
      if (row.amount.trim() === '' && row.weight === '') continue;
      const { id, ...values } = row;
      const checked = planRowInput.safeParse({ ...values, horizon });
      if (checked.success) complete.push(checked.data);
      else {
        for (const field of FIELDS) {
          const issue = checked.error.issues.find(({ path }) => path[0] === field);
          if (issue) incomplete.push({ name: inputName(horizon, id, field), message: issue.message });
        }
      }
    }
  }
  return { complete, incomplete };
}

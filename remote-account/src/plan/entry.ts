import {
  HORIZONS,
  type Horizon,
  type PlanRow,
  type PlanRowInput,
  PRESET_CATEGORIES,
  planRowInput,
} from 'shared/contract/plan';
import { titleOf } from '#plan/horizons.ts';

/** A row as it is being typed. */
export interface EntryRow {
  /** Grows with each row that is added; only tells rows apart. */
  id: number;
  category: string;
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

const entryFrom = (rowsOf: (horizon: Horizon) => readonly Partial<EntryRow>[]): Entry => {
  const make = (horizon: Horizon) =>
    rowsOf(horizon).map(({ category = '', amount = '', weight = '' }, id) => ({ id, category, amount, weight }));
  return { long: make('long'), medium: make('medium'), short: make('short') };
};

export const emptyRow = (rows: readonly EntryRow[]): EntryRow => ({
  id: rows.reduce((most, { id }) => Math.max(most, id), -1) + 1,
  category: '',
  amount: '',
  weight: '',
});

/** Name of a row's input, as errors and the form know it: `long.2.amount`. */
export const inputName = (horizon: Horizon, id: number, field: string): string => `${horizon}.${id}.${field}`;

export interface Incomplete {
  name: string;
  label: string;
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
    entry[horizon].forEach((row, index) => {
      if (row.amount === '' && row.weight === '') return;
      const { id, ...values } = row;
      const checked = planRowInput.safeParse({ ...values, horizon });
      if (checked.success) complete.push(checked.data);
      else {
        const place = `${titleOf(horizon)}, ${row.category.trim() || `row ${index + 1}`}`;
        for (const field of ['category', 'amount', 'weight'] as const) {
          const issue = checked.error.issues.find(({ path }) => path[0] === field);
          if (issue) incomplete.push({ name: inputName(horizon, id, field), label: place, message: issue.message });
        }
      }
    });
  }
  return { complete, incomplete };
}

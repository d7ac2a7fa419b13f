import { chanced } from '#calculators/chanced.ts';
import { illustrationModel } from '#calculators/illustration.ts';
import { listed } from '#calculators/listed.ts';
import { otherModels } from '#calculators/models.ts';
import { taxed } from '#calculators/taxed.ts';
import type { PageView } from '#definition/definition.ts';
import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact } from '#engine/exact.ts';
import { InputError } from '#engine/input-error.ts';
import { type AnyModel, type AnyTable, runOf } from '#engine/model.ts';
import { checkBounds, readInputs } from '#engine/read-inputs.ts';
import { percent, rupees } from '#engine/rounding.ts';

export interface AnswerOptions {
  /** Every digit instead of two places. */
  readonly exact: boolean;
  /** Hold the inputs against the page's own bounds as well. */
  readonly bounds: boolean;
  /** `YYYY-MM-DD` in Asia/Kolkata; counts where a target date comes without a day to count from. */
  readonly today: string;
}

/** What `calc` prints: results and yearly tables under the names of `exact.json`. */
export type Answer = { readonly [name: string]: string | number | boolean | null | readonly object[] };

const usualModels: ReadonlyMap<string, AnyModel> = new Map([
  ...listed.map(({ view }): [string, AnyModel] => [view.id, withExtras(view)]),
  [illustrationModel.id, illustrationModel],
]);

/** Every id that `answer` takes. */
export const answeredIds: readonly string[] = [...usualModels.keys()];

/** Every model that answers under an id, the one that answers unless an input says otherwise first. */
export const modelsFor = (id: string): readonly AnyModel[] => [
  usualModel(id),
  ...otherModels.flatMap(({ model }) => (model.id === id ? [model] : [])),
];

function withExtras(view: PageView): AnyModel {
  const { chance } = view.extras;
  const model = taxed(view);
  return chance ? chanced(model, chance) : model;
}

function usualModel(id: string): AnyModel {
  const found = usualModels.get(id);
  if (!found) throw new InputError('calculator', `${JSON.stringify(id)} is unknown: ${answeredIds.join(', ')}`);
  return found;
}

function modelFor(id: string, inputs: unknown): AnyModel {
  const given = typeof inputs === 'object' && inputs !== null ? inputs : {};
  const other = otherModels.find(({ by, model }) => model.id === id && by in given);
  return other ? other.model : usualModel(id);
}

function rowsOf({ columns, years }: AnyTable, text: (value: Exact) => string): object[] {
  return years.map((row) => {
    const answered = columns.filter(({ drawn }) => !drawn);
    const amounts = answered.map(({ name }) => [name, text(amountOf(row, name))] as const);
    return { year: row.year, months: row.month, ...Object.fromEntries(amounts) };
  });
}

/**
 * Works out one calculator from inputs as they come from outside. Each figure is rounded on its own here, so that it is
 * the golden figure; tables on pages make the shown figures add up instead.
 * @throws InputError with one clear line when calculator or inputs are wrong.
 */
export function answer(id: string, raw: unknown, options: AnswerOptions): Answer {
  const model = modelFor(id, raw);
  const read = readInputs(model, raw);
  const inputs = read.targetDate !== undefined && !read.today ? { ...read, today: options.today } : read;
  const run = runOf(model, inputs);
  if (options.bounds) checkBounds(model, inputs);
  const text = options.exact ? digits : rupees;
  const results = Object.entries(run.results).map(([name, value]) => [
    name,
    typeof value !== 'bigint' ? value : name.endsWith('Pct') && !options.exact ? percent(value) : text(value),
  ]);
  const tables = Object.entries(run.tables).map(([name, table]) => [name, rowsOf(table, text)]);
  return Object.fromEntries([...results, ...tables]);
}

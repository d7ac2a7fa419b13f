import { models } from '#calculators/models.ts';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { expenseCorpusModel } from '#calculators/retirement/expense-corpus.ts';
import { digits, type Exact } from '#engine/exact.ts';
import { InputError } from '#engine/input-error.ts';
import type { AnyModel, AnyTable, Results } from '#engine/model.ts';
import { shownResults, shownRow } from '#engine/present.ts';
import { checkBounds, readInputs } from '#engine/read-inputs.ts';

export interface AnswerOptions {
  /** Every digit instead of two places. */
  readonly exact: boolean;
  /** Hold the inputs against the page's own bounds as well. */
  readonly bounds: boolean;
  /** `YYYY-MM-DD` in Asia/Kolkata; counts where a target date comes without a day to count from. */
  readonly today: string;
}

/** What `calc` prints: results and yearly tables under the names of `exact.json`. */
export type Answer = { readonly [name: string]: string | number | null | readonly object[] };

function modelFor(id: string, inputs: unknown): AnyModel {
  const given = typeof inputs === 'object' && inputs !== null ? inputs : {};
  if (id === 'retirement' && 'firstMonthExpense' in given) return expenseCorpusModel;
  if (id === 'retirement' && 'monthlyExpense' in given) return retirementByExpense;
  const model = Object.values(models).find((known) => known.id === id);
  if (!model) throw new InputError('calculator', `${JSON.stringify(id)} is unknown: ${Object.keys(models).join(', ')}`);
  return model;
}

/** A table's years: every digit, or the very amounts that page and export show. */
function rowsOf({ columns, years }: AnyTable, exactly: boolean): object[] {
  return years.map((row) => {
    const amounts = exactly
      ? Object.fromEntries(columns.map(({ name }) => [name, digits(row[name] as Exact)]))
      : shownRow(columns, row);
    return {
      year: row.year,
      months: row.month,
      ...Object.fromEntries(columns.map(({ name }) => [name, amounts[name]])),
    };
  });
}

/**
 * Works out one calculator from inputs as they come from outside. With two places the figures are those of the page:
 * gains are shown value less shown invested, which is within a paisa of the exact gains that `exact` gives.
 * @throws InputError with one clear line when calculator or inputs are wrong.
 */
export function answer(id: string, raw: unknown, options: AnswerOptions): Answer {
  const model = modelFor(id, raw);
  const read = readInputs(model, raw);
  const inputs = read.targetDate !== undefined && !read.today ? { ...read, today: options.today } : read;
  const run = model.run(inputs as never);
  if (options.bounds) checkBounds(model, inputs);
  const results = options.exact ? everyDigit(run.results) : shownResults(run);
  const tables = Object.entries(run.tables).map(([name, table]) => [name, rowsOf(table, options.exact)]);
  return { ...results, ...Object.fromEntries(tables) };
}

const everyDigit = (results: Results) =>
  Object.fromEntries(
    Object.entries(results).map(([name, value]) => [name, typeof value === 'bigint' ? digits(value) : value]),
  );

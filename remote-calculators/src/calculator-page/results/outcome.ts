import type { CalculatorLook, Choices, ColumnLook, FigureLook, Inputs, PageRun } from '#calculator-page/definition.ts';
import type { Exact } from '#engine/exact.ts';
import { InputError } from '#engine/input-error.ts';
import type { Table } from '#engine/model.ts';
import { once } from '#engine/once.ts';
import { type ShownRow, shownMonths, shownRow, shownYears } from '#engine/present.ts';
import { type RupeeText, rupees } from '#engine/rounding.ts';

/** A headline figure as shown: plain digits with two places, or words where the figure is not an amount. */
export interface Figure extends FigureLook {
  amount: RupeeText | null;
  words: string | null;
}

/** Everything that is drawn from one run. Headline, chart, table and exports read the same rows. */
export interface Outcome {
  inputs: Inputs;
  /** The typed figures, by field. */
  values: Readonly<Record<string, number>>;
  choices: Choices;
  run: PageRun;
  figures: readonly Figure[];
  columns: readonly ColumnLook[];
  /** The year rows; of a step of a drag that nobody draws they are never made. */
  years: readonly ShownRow<string>[];
  /** The newest of them, without the others. */
  last: ShownRow<string> | undefined;
  monthsOf: (year?: number) => readonly ShownRow<string>[];
}

/** The inputs as the model takes them: what was typed, the conventions, and what counts where nothing was typed. */
export function withChoices({ rules, conventions }: CalculatorLook, inputs: Inputs, choices: Choices): Inputs {
  const given: Inputs = { ...inputs };
  for (const [name, { ifLeftOut }] of Object.entries(rules)) if (ifLeftOut !== undefined) given[name] ??= ifLeftOut;
  for (const name of conventions) given[name] = choices[name];
  return given;
}

/** The headline figures that a mode shows, the hero first. */
export const figureLooks = (definition: CalculatorLook, { mode }: Choices): readonly FigureLook[] => [
  ...(definition.modes?.[mode].figures ?? []),
  ...definition.figures,
];

/** The table that the mode shows. */
export function tableOf(definition: CalculatorLook, run: PageRun, { mode }: Choices): Table<string> {
  const table = run.tables[definition.modes?.[mode].table ?? 'yearly'];
  if (table === undefined) throw new Error(`The model of ${definition.id} gives no table for ${mode}.`);
  return table;
}

/** How amounts are converted before they are shown: not at all, or into today's rupees. */
export interface Conversion {
  /** Every amount of a table that begins after so many months. */
  table: (table: Table<string>, after: number) => Table<string>;
  /** An amount that falls due after that many months. */
  amount: (amount: Exact, months: number) => Exact;
}

export const unconverted: Conversion = { table: (table) => table, amount: (amount) => amount };

function figure(
  look: FigureLook,
  { timing }: Choices,
  run: PageRun,
  last: ShownRow<string> | undefined,
  { amount }: Conversion,
): Figure {
  const result = run.results[(timing === 'start' ? look.resultAtStart : undefined) ?? look.result];
  if (look.says) return { ...look, amount: null, words: typeof result === 'number' ? look.says(result) : null };
  const inTable = last?.[look.result];
  if (typeof inTable === 'string') return { ...look, amount: inTable, words: null };
  if (typeof result !== 'bigint') return { ...look, amount: null, words: null };
  const month = look.atEnd ? last?.month : run.results[look.dueIn ?? ''];
  return { ...look, amount: rupees(amount(result, typeof month === 'number' ? month : 0)), words: null };
}

/** Runs the model and shapes what it gives; null when the model finds the inputs impossible after all. */
export function outcomeOf(
  definition: CalculatorLook,
  inputs: Inputs,
  choices: Choices,
  conversion: Conversion = unconverted,
): Outcome | null {
  const given = withChoices(definition, inputs, choices);
  let run: PageRun;
  let table: Table<string>;
  try {
    run = definition.run(given);
    table = conversion.table(tableOf(definition, run, choices), definition.tableAfter?.(given) ?? 0);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
  const years = once(() => shownYears(table));
  const lastYear = table.years.at(-1);
  const last = lastYear && shownRow(table.columns, lastYear);
  const values = Object.fromEntries(Object.entries(inputs).filter(([, value]) => typeof value === 'number'));
  return {
    inputs: given,
    values: values as Record<string, number>,
    choices,
    run,
    figures: figureLooks(definition, choices).map((look) => figure(look, choices, run, last, conversion)),
    columns: definition.columns,
    get years() {
      return years();
    },
    last,
    monthsOf: (year) => shownMonths(table, year),
  };
}

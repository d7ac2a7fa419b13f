import type { CalculatorView, Choices, ColumnSpec, FigureSpec, Inputs, PageRun } from '#definition/definition.ts';
import type { Exact } from '#engine/exact.ts';
import type { Table } from '#engine/model.ts';
import { once } from '#engine/once.ts';
import { InputError } from '#engine/possible.ts';
import { type ShownRow, shownMonths, shownRow, shownYears } from '#engine/present.ts';
import { type RupeeText, rupees } from '#engine/rounding.ts';

/** A headline figure as shown: plain digits with two places, or words where the figure is not an amount. */
export interface Figure extends FigureSpec {
  amount: RupeeText | null;
  words: string | null;
  /** The month of the calendar that it names, in whole months from the plan's first day, and its year of the plan. */
  inMonth: { away: number; year: number } | null;
  /** What an instalment buys today in the first month and in the last. */
  bought: readonly [first: RupeeText, last: RupeeText] | null;
}

/** Everything that is drawn from one run. Headline, chart, table and exports read the same rows. */
export interface Outcome {
  inputs: Inputs;
  /** The typed figures, by field. */
  values: Readonly<Record<string, number>>;
  choices: Choices;
  conversion: Conversion;
  run: PageRun;
  figures: readonly Figure[];
  columns: readonly ColumnSpec[];
  /** The year rows; of a step of a drag that nobody draws they are never made. */
  years: readonly ShownRow<string>[];
  /** The newest of them, without the others. */
  last: ShownRow<string> | undefined;
  monthsOf: (year?: number) => readonly ShownRow<string>[];
}

/** The inputs as the model takes them: what was typed, the conventions, and what counts where nothing was typed. */
export function withChoices({ rules, conventions }: CalculatorView, inputs: Inputs, choices: Choices): Inputs {
  const given: Inputs = { ...inputs };
  for (const [name, { ifLeftOut }] of Object.entries(rules)) if (ifLeftOut !== undefined) given[name] ??= ifLeftOut;
  for (const name of conventions) given[name] = choices[name];
  return given;
}

/** The headline figures that a mode shows, the hero first, with the names that they have in today's rupees or as paid. */
export const figureSpecs = (
  definition: CalculatorView,
  { mode }: Choices,
  { inflationPct }: Conversion,
): readonly FigureSpec[] =>
  [...(definition.modes?.[mode].figures ?? []), ...definition.figures].map((spec) =>
    inflationPct === null || spec.todayLabel === undefined ? spec : { ...spec, label: spec.todayLabel },
  );

/** The table that the mode shows. */
export function tableOf(
  definition: Pick<CalculatorView, 'id' | 'modes'>,
  run: PageRun,
  { mode }: Choices,
): Table<string> {
  const table = run.tables[definition.modes?.[mode].table ?? 'yearly'];
  if (table === undefined) throw new Error(`The model of ${definition.id} gives no table for ${mode}.`);
  return table;
}

/** How amounts are converted before they are shown: not at all, or into today's rupees. */
export interface Conversion {
  /** The yearly inflation in per cent; null while amounts are shown as they are paid. */
  inflationPct: number | null;
  /** Every amount of a table, each at its own date. */
  table: (table: Table<string>) => Table<string>;
  /** An amount that falls due after that many months. */
  amount: (amount: Exact, months: number) => Exact;
}

export const unconverted: Conversion = { inflationPct: null, table: (table) => table, amount: (amount) => amount };

/** After how many months an amount falls due; what the table does not date is paid today. */
function dueAfter(spec: FigureSpec, run: PageRun, table: Table<string>): number {
  if (spec.atTableStart) return table.startsAfter ?? 0;
  const month = spec.atEnd ? table.months.length : run.results[spec.dueIn ?? (spec.isMonth ? spec.result : '')];
  if (typeof month !== 'number' || month === 0) return 0;
  return spec.isFlow && table.timing !== 'end' ? month - 1 : month;
}

/** What the first instalment of a plan of so many months buys today, and the last one. */
export function boughtBy(
  [first, last]: readonly [first: Exact, last: Exact],
  term: number,
  timing: Choices['timing'],
  { amount, inflationPct }: Conversion,
): Figure['bought'] {
  if (inflationPct === null || term === 0) return null;
  const paidIn = timing === 'end' ? 1 : 0;
  return [rupees(amount(first, paidIn)), rupees(amount(last, term - 1 + paidIn))];
}

function figure(
  spec: FigureSpec,
  { timing }: Choices,
  { run, values }: Pick<Outcome, 'run' | 'values'>,
  table: Table<string>,
  last: ShownRow<string> | undefined,
  conversion: Conversion,
): Figure {
  const none = { ...spec, amount: null, words: null, inMonth: null, bought: null };
  const result = run.results[(timing === 'start' ? spec.resultAtStart : undefined) ?? spec.result];
  if (spec.follows && !values[spec.follows]) return none;
  if (typeof spec.mayBeMissing === 'string' && (run.results[spec.mayBeMissing] ?? null) === null) return none;
  if (spec.unless !== undefined && (run.results[spec.unless] ?? null) !== null) return none;
  if ((result ?? null) === null && spec.saysNone) return { ...none, words: spec.saysNone(values) };
  if (spec.says) {
    if (typeof result !== 'number') return none;
    const isComing = spec.isMonth && result > 0;
    const inMonth = isComing ? { away: dueAfter(spec, run, table), year: Math.ceil(result / 12) } : null;
    return { ...none, words: spec.says(result), inMonth };
  }
  if (spec.saysAmount) return { ...none, words: typeof result === 'bigint' ? spec.saysAmount(result) : null };
  const inTable = last?.[spec.result];
  if (typeof inTable === 'string') return { ...none, amount: inTable };
  if (typeof result !== 'bigint') return none;
  const rises = run.results[(timing === 'start' ? spec.buys?.lastAtStart : spec.buys?.last) ?? ''];
  const instalments = [result, typeof rises === 'bigint' ? rises : result] as const;
  return {
    ...none,
    amount: rupees(conversion.amount(result, dueAfter(spec, run, table))),
    bought: spec.buys ? boughtBy(instalments, table.months.length, timing, conversion) : null,
  };
}

/** Runs the model and shapes what it gives; null when the model finds the inputs impossible after all. */
export function outcomeOf(
  definition: CalculatorView,
  inputs: Inputs,
  choices: Choices,
  conversion: Conversion = unconverted,
): Outcome | null {
  const given = withChoices(definition, inputs, choices);
  let run: PageRun;
  let table: Table<string>;
  try {
    run = definition.run(given);
    table = conversion.table(tableOf(definition, run, choices));
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
  const years = once(() => shownYears(table));
  const lastYear = table.years.at(-1);
  const last = lastYear && shownRow(table.columns, lastYear);
  const values: Record<string, number> = {};
  for (const [name, value] of Object.entries(inputs)) if (typeof value === 'number') values[name] = value;
  return {
    inputs: given,
    values,
    choices,
    conversion,
    run,
    figures: figureSpecs(definition, choices, conversion).map((spec) =>
      figure(spec, choices, { run, values }, table, last, conversion),
    ),
    columns: definition.columns,
    get years() {
      return years();
    },
    last,
    monthsOf: (year) => shownMonths(table, year),
  };
}

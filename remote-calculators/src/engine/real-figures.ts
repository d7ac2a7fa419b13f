import { amountOf } from '#engine/amount-of.ts';
import { type Exact, over } from '#engine/exact.ts';
import type { AnyTable, InputRule, Model, Priced, RealResults, Results, Row, Run, Table } from '#engine/model.ts';
import { once } from '#engine/once.ts';
import { percentInput } from '#engine/possible.ts';
import { type Prices, pricesAt, tableToday } from '#engine/todays-rupees.ts';

/** The yearly inflation that today's rupees take. */
export const todaysRupeesInput: { readonly todaysRupeesPct: InputRule } = {
  todaysRupeesPct: { unit: 'percent', min: 0, max: 30 },
};

/** What an amount that falls due after so many months buys today. */
export type Worth = (amount: Exact, months: number) => Exact;

/** The table with its figures in today's rupees beside its own, under the names that its columns give them. */
function withReal<Name extends string>(table: Table<Name>, prices: Prices): Table<Name> {
  const today = tableToday(table, prices);
  const named = today.columns.flatMap(({ name, real }) => (real ? [[name, real as string as Name] as const] : []));
  const realOf = new Map(named);
  const real = (names: readonly Name[]) => names.map((name) => realOf.get(name) ?? name);
  const columns = today.columns.flatMap(({ name, adds, less, ...column }) => {
    const own = realOf.get(name);
    return own ? [{ ...column, name: own, ...(adds && { adds: real(adds) }), ...(less && { less: real(less) }) }] : [];
  });
  const months = table.months.map((row, at): Row<Name> => {
    const converted = today.months[at];
    return { ...row, ...Object.fromEntries(named.map(([name, own]) => [own, amountOf(converted, name)])) };
  });
  return {
    ...table,
    columns: [...table.columns, ...columns],
    months,
    years: table.years.map((row) => months[row.month - 1] ?? row),
  };
}

/** Figures in today's rupees of a table's last row, by name; all zero while it has none. */
export function lastReal({ columns, months }: AnyTable): RealResults {
  const names = columns.map(({ name }) => name).filter((name) => name.startsWith('real'));
  const last = months.at(-1);
  return Object.fromEntries(names.map((name) => [name, amountOf(last, name)]));
}

/**
 * A run with everything in today's rupees as well, when an inflation is given: each table's figures beside its own, and
 * the results that `results` makes of them.
 */
export function withRealFigures<R extends Results, Name extends string, TableName extends string>(
  { todaysRupeesPct }: Priced,
  run: Run<R, Name, TableName>,
  results: (tables: Run<R, Name, TableName>['tables'], worth: Worth, results: R) => RealResults,
): Run<R, Name, TableName> {
  if (todaysRupeesPct === undefined) return run;
  const prices = pricesAt(percentInput('todaysRupeesPct', todaysRupeesPct));
  const tables = {} as { [T in TableName]: Table<Name> };
  for (const name in run.tables) {
    const get = once(() => withReal(run.tables[name], prices));
    Object.defineProperty(tables, name, { get, enumerable: true });
  }
  const worth: Worth = (amount, months) => over(amount, prices(months));
  return { results: { ...run.results, ...results(tables, worth, run.results) }, tables };
}

/** A model that answers in today's rupees as well, as its one table ends. */
export function pricedModel<I extends Priced, R extends Results, Name extends string>(
  model: Model<I, R, Name>,
): Model<I, R, Name> {
  return {
    ...model,
    inputs: { ...model.inputs, ...todaysRupeesInput },
    run: (inputs) => withRealFigures(inputs, model.run(inputs), ({ yearly }) => lastReal(yearly)),
  };
}

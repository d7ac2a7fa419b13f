import { amountOf } from '#engine/amount-of.ts';
import type { Exact } from '#engine/exact.ts';
import type { AnyRow, AnyRun, AnyTable, Column } from '#engine/model.ts';
import { type Paise, paiseText, type RupeeText, roundToPaise, rupees } from '#engine/rounding.ts';

/** A row as shown: every amount is text with two places ('60000.00'), and the amounts add up to the paisa. */
export type ShownRow<Name extends string = string> = { readonly month: number; readonly year: number } & {
  readonly [N in Name]: RupeeText;
};

/** Headline figures as shown: amounts as text, months as numbers, null where there is none. */
export type ShownResults<R> = { readonly [Name in keyof R]: Shown<R[Name]> };
type Shown<Value> = Value extends Exact ? RupeeText : Value;

/**
 * One row as shown. The same call serves headline, chart, table and export, so they can only agree.
 *
 * Two figures that are each rounded down may together stand a paisa below one that was rounded up, and a gain of next to
 * nothing would read -0.01. What was invested carries that paisa: a table that adds up two figures shows no column of
 * it, and the others stay what `calc` prints. Invested as typed has whole paise and never has to carry.
 */
export function shownRow<Name extends string>(columns: readonly Column<Name>[], row: AnyRow): ShownRow<Name> {
  const paise: { [name: string]: Paise } = {};
  for (const { name, adds } of columns) if (!adds) paise[name] = roundToPaise(amountOf(row, name));
  const sum = (names: readonly Name[] = []) => names.reduce((total, name) => total + (paise[name] ?? 0n), 0n);
  for (const { name, adds, less, carries } of columns) {
    if (!adds) continue;
    const total = sum(adds) - sum(less);
    const [carrier] = less ?? [];
    const lacking = !carries && carrier !== undefined && total < 0n && roundToPaise(amountOf(row, name)) >= 0n;
    if (lacking) paise[carrier] = (paise[carrier] ?? 0n) + total;
    paise[name] = lacking ? 0n : total;
  }
  const shown: Record<string, RupeeText | number> = { month: row.month, year: row.year };
  for (const { name } of columns) shown[name] = paiseText(paise[name] ?? 0n);
  return shown as ShownRow<Name>;
}

/** The year rows as shown, oldest first. */
export function shownYears<Name extends string>({ columns, years }: AnyTable<Name>): ShownRow<Name>[] {
  return years.map((row) => shownRow(columns, row));
}

/** The months of one year as shown (all months when no year is named). */
export function shownMonths<Name extends string>({ columns, months }: AnyTable<Name>, year?: number): ShownRow<Name>[] {
  return (year === undefined ? months : months.slice((year - 1) * 12, year * 12)).map((row) => shownRow(columns, row));
}

/**
 * The headline figures as shown. A result that is also a column of `yearly` is read from the table's last row, so that
 * headline and table are the same to the paisa; the rest is rounded on its own.
 */
export function shownResults<R extends AnyRun>({ results, tables }: R): ShownResults<R['results']> {
  const last = tables.yearly?.years.at(-1);
  const lastRow: { readonly [name: string]: RupeeText | number } =
    tables.yearly && last ? shownRow(tables.yearly.columns, last) : {};
  const shown: Record<string, RupeeText | number | boolean | null> = {};
  for (const [name, value] of Object.entries(results)) {
    shown[name] = lastRow[name] ?? (typeof value === 'bigint' ? rupees(value) : value);
  }
  return shown as ShownResults<R['results']>;
}

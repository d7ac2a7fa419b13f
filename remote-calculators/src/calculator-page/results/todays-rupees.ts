import type { Conversion } from '#calculator-page/results/outcome.ts';
import { type Exact, exact, ONE, over } from '#engine/exact.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Row, Table } from '#engine/model.ts';
import { yearlyGrowth } from '#engine/rate.ts';

/**
 * What later amounts buy at today's prices: every amount k months from now divided by (1+g)^(k/12), whatever it is, so that
 * invested, gains and value still add up. At 6%, 11,61,695.38 in ten years is 6,48,684.63 today.
 */
export function todaysRupees(inflationPct: number): Conversion {
  const inflation = exact(inflationPct) / 100n;
  return {
    amount: (amount, months) => over(amount, yearlyGrowth(inflation, months)),
    table: (table, after) => {
      const prices = lumpsumRows(ONE, inflation, after + table.months.length).map(({ value }) => value);
      const months = table.months.map((row) => deflated(row, table, prices[after + row.month - 1] ?? ONE));
      return { ...table, months, years: table.years.map((row) => months[row.month - 1] ?? row) };
    },
  };
}

function deflated(row: Row<string>, { columns }: Table<string>, price: Exact): Row<string> {
  const amounts = columns.map(({ name }) => [name, over(row[name] as Exact, price)]);
  return { month: row.month, year: row.year, ...Object.fromEntries(amounts) };
}

import { amountOf } from '#engine/amount-of.ts';
import { DUST, type Exact, magnitude, ONE, over, power, times, twelfthRoot, ZERO } from '#engine/exact.ts';
import type { Column, Row, Table } from '#engine/model.ts';

/** What has to be paid after so many whole months for what one rupee buys today. */
export type Prices = (months: number) => Exact;

/**
 * (1+g)^(m/12) for the months asked for, each worked out once: whole years are exact powers, the months between multiply
 * by the twelfth root. At 6% it is 1.06 after 12 months. Edge: no inflation → 1 in every month.
 *
 * @param inflation g, yearly, as a fraction.
 */
export function pricesAt(inflation: Exact): Prices {
  const root = twelfthRoot(ONE + inflation);
  const known: Exact[] = [ONE];
  return (months) => {
    for (let month = known.length; month <= months; month += 1) {
      known[month] = month % 12 === 0 ? power(ONE + inflation, month / 12) : times(known[month - 1] ?? ONE, root);
    }
    return known[months] ?? ONE;
  };
}

type Amounts = { [name: string]: Exact };

/** What `adds` and `less` leave; dust of the arithmetic is neither gain nor loss. */
function rest({ adds = [], less = [] }: Column<string>, amounts: Amounts): Exact {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (amounts[name] ?? ZERO), ZERO);
  const left = sum(adds) - sum(less);
  return magnitude(left) < DUST ? ZERO : left;
}

/**
 * A table at today's prices: what moves in a month is worth its own month's prices, what is there at a month's end that
 * end's, and gains are what is left. Sums of moves therefore never fall, and gains may be below zero.
 * Example: SIP 5,000, 10 years, 12%, prices rising 6% a year → invested 4,55,829.63, gains 1,92,855.00, value 6,48,684.63.
 * Edge: no inflation → the same figures.
 */
export function tableToday<Name extends string>(table: Table<Name>, prices: Prices): Table<Name> {
  const { columns, startsAfter = 0, timing = 'start', opening } = table;
  const moved = (month: number) => startsAfter + (timing === 'end' ? month : month - 1);
  const totals: Amounts = {};
  const atStart: Amounts = {};
  for (const name of Object.keys(opening ?? {})) totals[name] = over(amountOf(opening, name), prices(startsAfter));
  let before: Parameters<typeof amountOf>[0] = opening;
  const months = table.months.map((row): Row<Name> => {
    const { month, year } = row;
    const amounts: Amounts = {};
    const begins = month % 12 === 1;
    for (const { name, valued } of columns) {
      const amount = amountOf(row, name);
      // What is there since the table began is the same in every row.
      if (valued === 'atStart') amounts[name] = atStart[name] ??= over(amount, prices(startsAfter));
      else if (valued === 'flow') amounts[name] = over(amount, prices(moved(month)));
      else if (valued === 'total' || valued === 'totalOfYear') {
        const anew = valued === 'totalOfYear' && begins;
        const move = amount - (anew ? ZERO : amountOf(before, name));
        totals[name] = (anew ? ZERO : (totals[name] ?? ZERO)) + over(move, prices(moved(month)));
        amounts[name] = totals[name];
      } else if (valued !== 'rest') amounts[name] = over(amount, prices(startsAfter + month));
    }
    for (const column of columns) if (column.valued === 'rest') amounts[column.name] = rest(column, amounts);
    before = row;
    return { month, year, ...amounts } as Row<Name>;
  });
  return {
    ...table,
    columns: columns.map((column) => (column.valued === 'rest' ? { ...column, carries: true } : column)),
    months,
    years: table.years === table.months ? months : table.years.map((row) => months[row.month - 1] ?? row),
  };
}

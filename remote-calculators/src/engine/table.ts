import { amountOf } from '#engine/amount-of.ts';
import { ONE } from '#engine/exact.ts';
import type { Column, GrowthColumn, Row, Table } from '#engine/model.ts';
import { InputError } from '#engine/possible.ts';

export const yearOf = (month: number): number => Math.ceil(month / 12);

/** Shown gains are shown value less shown invested, in every row. */
export const growthColumns: readonly Column<GrowthColumn>[] = [
  { name: 'totalInvested', valued: 'total', real: 'realInvested' },
  { name: 'gains', adds: ['value'], less: ['totalInvested'], valued: 'rest', real: 'realGains' },
  { name: 'value', real: 'realValue' },
];

/** A chart's numbers end near 10^308, and no amount of money is within 270 digits of this. */
const MOST_SHOWN = ONE * 10n ** 300n;

/**
 * Months as they came, and of them the rows that end a year or the term.
 * @param dates when the money of a row moves, for today's rupees, and what was there before.
 * @throws InputError when rate and term drive an amount beyond what any chart or field can show.
 */
export function table<Name extends string>(
  columns: readonly Column<Name>[],
  months: readonly Row<Name>[],
  dates: Pick<Table<Name>, 'timing' | 'startsAfter' | 'opening'> = {},
): Table<Name> {
  const last = months.at(-1);
  if (last && columns.some(({ name }) => amountOf(last, name) > MOST_SHOWN)) {
    throw new InputError('years', 'and rate together come to more than can be shown');
  }
  const years = months.filter((row) => row.month % 12 === 0 || row.month === months.length);
  return { columns, months, years, ...dates };
}

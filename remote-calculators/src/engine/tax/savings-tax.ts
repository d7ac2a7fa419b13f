import { type Exact, ONE, times, ZERO } from '#engine/exact.ts';
import type { GrowthColumn, Table } from '#engine/model.ts';
import { yearOf } from '#engine/table.ts';
import { buy, type Lot, sellOldest } from '#engine/tax/lots.ts';
import { currentEquityTax } from '#engine/tax/rates.ts';
import { type Tax, taxByYear } from '#engine/tax/yearly-tax.ts';

const none: Tax = { years: [], long: ZERO, short: ZERO, tax: ZERO };

/**
 * Tax when everything that was paid in monthly is sold at the end of the last month. Every instalment is a lot; the
 * last twelve are short-term. Works on the table of a SIP, a step-up SIP or a goal's monthly mode.
 * Example: SIP 5,000, 10 years, 12%, start → long 5,57,648.74, short 4,046.64, tax 57,086.04. Edge: no months → 0.
 * @param rate the monthly rate that made the table.
 */
export function savingsTax({ months }: Table<GrowthColumn>, rate: Exact, timing: 'start' | 'end'): Tax {
  const last = months.at(-1);
  if (!last) return none;
  let before = ZERO;
  let price = ONE;
  const lots: Lot[] = months.map(({ month, totalInvested }) => {
    const start = price;
    price = times(price, ONE + rate);
    const lot =
      timing === 'end' ? buy(totalInvested - before, price, month) : buy(totalInvested - before, start, month - 1);
    before = totalInvested;
    return lot;
  });
  const { longAfterMonths } = currentEquityTax();
  const sold = sellOldest(lots, { amount: last.value + ONE, price, soldAt: last.month, longAfterMonths });
  return taxByYear([{ year: yearOf(last.month), ...sold.gains }]);
}

/** Tax when a single investment is sold at the end: one lot, long-term when the term is over twelve months. */
export function lumpsumTax({ months }: Table<GrowthColumn>): Tax {
  const last = months.at(-1);
  if (!last) return none;
  const isLong = last.month > currentEquityTax().longAfterMonths;
  const gains = isLong ? { long: last.gains, short: ZERO } : { long: ZERO, short: last.gains };
  return taxByYear([{ year: yearOf(last.month), ...gains }]);
}

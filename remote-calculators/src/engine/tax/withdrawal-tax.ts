import { type Exact, ONE, times, ZERO } from '#engine/exact.ts';
import type { AnyRow, AnyTable } from '#engine/model.ts';
import { yearOf } from '#engine/table.ts';
import { buy, type Lot, type Realised, sellOldest } from '#engine/tax/lots.ts';
import { currentEquityTax } from '#engine/tax/rates.ts';
import { type Tax, taxByYear } from '#engine/tax/yearly-tax.ts';

type Sold = Realised & { readonly year: number };

export interface WithdrawalTax {
  /** On the withdrawals or transfers alone. */
  readonly withdrawals: Tax;
  /** On them and on selling at the end of the last month whatever is left. */
  readonly all: Tax;
}

function amountOf(row: AnyRow, name: string): Exact {
  const amount = row[name];
  return typeof amount === 'bigint' ? amount : ZERO;
}

/**
 * One investment sold off month by month, oldest units first.
 * Example: 10,00,000 at 12% (1% a month), 10,000 a month from the start: the first withdrawal has no gain; the
 * thirteenth sells units held exactly 12 months, so its gain of 1,125.51 is still short-term.
 */
function sellMonthly(table: AnyTable, paidName: string, rate: Exact, timing: 'start' | 'end') {
  const { longAfterMonths } = currentEquityTax();
  const invested = amountOf(table.months[0] ?? {}, 'totalInvested');
  let lots: readonly Lot[] = [buy(invested, ONE, 0)];
  let price = ONE;
  let before = ZERO;
  const sales: Sold[] = [];
  table.months.forEach((row, at) => {
    const grown = times(price, ONE + rate);
    const soldAt = timing === 'end' ? at + 1 : at;
    const amount = amountOf(row, paidName) - before;
    const sale = { amount, price: timing === 'end' ? grown : price, soldAt, longAfterMonths };
    const { left, gains } = sellOldest(lots, sale);
    lots = left;
    before += amount;
    price = grown;
    sales.push({ year: yearOf(at + 1), ...gains });
  });
  return { sales, lots, price };
}

/** Sells whatever is left at the end of the last month. */
function sellRest(lots: readonly Lot[], price: Exact, lastMonth: number): Sold {
  const { longAfterMonths } = currentEquityTax();
  const units = lots.reduce((total, lot) => total + lot.units, ZERO);
  const amount = times(units, price) + ONE;
  const { gains } = sellOldest(lots, { amount, price, soldAt: lastMonth, longAfterMonths });
  return { year: yearOf(lastMonth), ...gains };
}

/**
 * Tax on an SWP: on each withdrawal as it happens, and on the rest if it is sold at the end. Tax is not taken out of the
 * fund, so the plan's own figures stay as they are.
 * @param rate the monthly rate that made the table.
 */
export function withdrawalTax(table: AnyTable, rate: Exact, timing: 'start' | 'end'): WithdrawalTax {
  const { sales, lots, price } = sellMonthly(table, 'totalWithdrawn', rate, timing);
  const rest = sellRest(lots, price, table.months.length);
  return { withdrawals: taxByYear(sales), all: taxByYear([...sales, rest]) };
}

/**
 * Tax on an STP between two equity funds: every transfer sells units of the source and buys a lot of the target.
 * @param sourceRate, targetRate the monthly rates that made the table.
 */
export function transferTax(table: AnyTable, sourceRate: Exact, targetRate: Exact): WithdrawalTax {
  const source = sellMonthly(table, 'totalTransferred', sourceRate, 'end');
  let price = ONE;
  let before = ZERO;
  const bought = table.months.map((row, at) => {
    price = times(price, ONE + targetRate);
    const lot = buy(amountOf(row, 'totalTransferred') - before, price, at + 1);
    before = amountOf(row, 'totalTransferred');
    return lot;
  });
  const term = table.months.length;
  const rest = [sellRest(source.lots, source.price, term), sellRest(bought, price, term)];
  return { withdrawals: taxByYear(source.sales), all: taxByYear([...source.sales, ...rest]) };
}

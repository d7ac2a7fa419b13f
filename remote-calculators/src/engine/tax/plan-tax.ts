import { amountOf } from '#engine/amount-of.ts';
import { type Exact, exact, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import type { AnyTable, Conventions, GrowthColumn, Table, Timing } from '#engine/model.ts';
import { monthlyRate } from '#engine/rate.ts';
import { yearOf } from '#engine/table.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { buy, type Gains, gainsOf, type Lot, longAfter, sellOldest } from '#engine/tax/gains.ts';
import { lumpsumTax, savingsTax, type Tax, type TaxedFund, taxByYear } from '#engine/tax/savings-tax.ts';

/** How a plan sells: all at the end, of many lots or of one, or on the way as well. */
export type Selling = 'savings' | 'once' | 'withdrawal' | 'transfer';

export interface PlanTax {
  readonly tax: Tax;
  /** On what is sold before the end; null where nothing is. It is paid from other money. */
  readonly onTheWay: Tax | null;
  /** What is owned at the end, before tax. */
  readonly atEnd: Exact;
  /** `atEnd` less the tax that then falls due. */
  readonly postTax: Exact;
}

/** The inputs that made the table, as far as its tax asks for them. */
export type TaxedInputs = Pick<Conventions, 'rateConvention' | 'timing'> & { readonly [name: string]: NumberText };

const rateOf = (inputs: TaxedInputs, name: string): Exact =>
  monthlyRate(exact(inputs[name] ?? 0) / 100n, inputs.rateConvention);

const last = ({ months }: AnyTable, name: string): Exact => amountOf(months.at(-1), name);

/**
 * Tax on a plan's gains, each plan year its own tax year, and what is left of the end's value.
 * Example: SIP 25,000, 20 years, 14%, equity → 40,06,287.27 with 15% surcharge.
 * @param sourceKind kind of the fund that an STP sells; of no meaning for others.
 */
export function planTax(
  selling: Selling,
  table: AnyTable,
  inputs: TaxedInputs,
  fund: TaxedFund,
  sourceKind: FundKind,
): PlanTax {
  if (selling === 'savings' || selling === 'once') {
    const growth = table as Table<GrowthColumn>;
    const timing = inputs.timing ?? 'start';
    const tax =
      selling === 'once' ? lumpsumTax(growth, fund) : savingsTax(growth, rateOf(inputs, 'annualRatePct'), timing, fund);
    const atEnd = last(table, 'value');
    return { tax, onTheWay: null, atEnd, postTax: atEnd - tax.tax };
  }
  const transfer = selling === 'transfer';
  const { withdrawals, all } = transfer
    ? transferTax(
        table,
        { source: rateOf(inputs, 'sourceRatePct'), target: rateOf(inputs, 'targetRatePct') },
        fund,
        sourceKind,
      )
    : withdrawalTax(table, rateOf(inputs, 'annualRatePct'), inputs.timing ?? 'start', fund);
  const atEnd = last(table, transfer ? 'value' : 'remainingInvestment');
  return { tax: all, onTheWay: withdrawals, atEnd, postTax: atEnd - all.tax + withdrawals.tax };
}

interface Sold {
  readonly year: number;
  readonly gains: Gains;
}

export interface WithdrawalTax {
  /** On the withdrawals or transfers alone. */
  readonly withdrawals: Tax;
  /** On them and on selling at the end of the last month whatever is left. */
  readonly all: Tax;
}

/**
 * One investment sold off month by month, oldest units first.
 * Example: 10,00,000 at 12% (1% a month), 10,000 a month from the start: the first withdrawal has no gain; the
 * thirteenth sells units held exactly 12 months, so its gain of 1,125.51 is still short-term.
 */
function sellMonthly(table: AnyTable, paidName: string, rate: Exact, timing: Timing, kind: FundKind) {
  const longAfterMonths = longAfter(kind);
  const invested = amountOf(table.months[0], 'totalInvested');
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
    sales.push({ year: yearOf(at + 1), gains: gainsOf(kind, gains) });
  });
  return { sales, lots, price };
}

/** Sells whatever is left at the end of the last month. */
function sellRest(lots: readonly Lot[], price: Exact, lastMonth: number, kind: FundKind): Sold {
  const units = lots.reduce((total, lot) => total + lot.units, ZERO);
  const amount = times(units, price) + ONE;
  const { gains } = sellOldest(lots, { amount, price, soldAt: lastMonth, longAfterMonths: longAfter(kind) });
  return { year: yearOf(lastMonth), gains: gainsOf(kind, gains) };
}

/**
 * Tax on an SWP: on each withdrawal as it happens, and on the rest if it is sold at the end. Tax is not taken out of the
 * fund, so the plan's own figures stay as they are.
 * @param rate the monthly rate that made the table.
 */
export function withdrawalTax(table: AnyTable, rate: Exact, timing: Timing, fund: TaxedFund): WithdrawalTax {
  const { sales, lots, price } = sellMonthly(table, 'totalWithdrawn', rate, timing, fund.kind);
  const rest = sellRest(lots, price, table.months.length, fund.kind);
  return { withdrawals: taxByYear(sales, fund), all: taxByYear([...sales, rest], fund) };
}

/**
 * Tax on an STP: every transfer sells units of the source and buys a lot of the target, each of its own kind; what both
 * realise in a year is taxed together.
 * @param rates the monthly rates that made the table.
 * @param fund the target's kind.
 */
export function transferTax(
  table: AnyTable,
  rates: { readonly source: Exact; readonly target: Exact },
  fund: TaxedFund,
  sourceKind: FundKind,
): WithdrawalTax {
  const source = sellMonthly(table, 'totalTransferred', rates.source, 'end', sourceKind);
  let price = ONE;
  let before = ZERO;
  const bought = table.months.map((row, at) => {
    price = times(price, ONE + rates.target);
    const lot = buy(amountOf(row, 'totalTransferred') - before, price, at + 1);
    before = amountOf(row, 'totalTransferred');
    return lot;
  });
  const term = table.months.length;
  const rest = [sellRest(source.lots, source.price, term, sourceKind), sellRest(bought, price, term, fund.kind)];
  return { withdrawals: taxByYear(source.sales, fund), all: taxByYear([...source.sales, ...rest], fund) };
}

import { type Exact, ONE, times } from '#engine/exact.ts';
import type { GrowthColumn, Table, Timing } from '#engine/model.ts';
import { yearOf } from '#engine/table.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { gainsOf, longAfter } from '#engine/tax/gains.ts';
import { buy, type Lot, sellOldest } from '#engine/tax/lots.ts';
import type { TaxPayer } from '#engine/tax/surcharge.ts';
import { type Tax, taxByYear } from '#engine/tax/yearly-tax.ts';

/** What is sold, and who owes the tax on it. */
export type TaxedFund = TaxPayer & { readonly kind: FundKind };

/**
 * Tax when everything that was paid in monthly is sold at the end of the last month. Every instalment is a lot; of equity
 * the last twelve are short-term. Works on the table of a SIP, a step-up SIP, a lump sum with a SIP or a goal's monthly mode.
 * Example: SIP 5,000, 10 years, 12%, start, equity → long 5,57,648.74, short 4,046.64, tax 57,086.04. Edge: no months → 0.
 * @param rate the monthly rate that made the table.
 */
export function savingsTax(
  { months, opening }: Table<GrowthColumn>,
  rate: Exact,
  timing: Timing,
  fund: TaxedFund,
): Tax {
  const last = months.at(-1);
  if (!last) return taxByYear([], fund);
  const atOnce = opening?.totalInvested ?? 0n;
  let before = atOnce;
  let price = ONE;
  const instalments = months.map(({ month, totalInvested }): Lot => {
    const start = price;
    price = times(price, ONE + rate);
    const lot =
      timing === 'end' ? buy(totalInvested - before, price, month) : buy(totalInvested - before, start, month - 1);
    before = totalInvested;
    return lot;
  });
  const lots = atOnce > 0n ? [buy(atOnce, ONE, 0), ...instalments] : instalments;
  const sale = { amount: last.value + ONE, price, soldAt: last.month, longAfterMonths: longAfter(fund.kind) };
  return taxByYear([{ year: yearOf(last.month), gains: gainsOf(fund.kind, sellOldest(lots, sale).gains) }], fund);
}

/** Tax when a single investment is sold at the end: one lot, long-term when the term is long enough for its kind. */
export function lumpsumTax({ months }: Table<GrowthColumn>, fund: TaxedFund): Tax {
  const last = months.at(-1);
  if (!last) return taxByYear([], fund);
  const isLong = last.month > longAfter(fund.kind);
  const realised = isLong ? { long: last.gains, short: 0n } : { long: 0n, short: last.gains };
  return taxByYear([{ year: yearOf(last.month), gains: gainsOf(fund.kind, realised) }], fund);
}

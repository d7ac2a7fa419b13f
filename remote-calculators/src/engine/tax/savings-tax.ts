import { type Exact, exact, greater, ONE, times, ZERO } from '#engine/exact.ts';
import type { GrowthColumn, Table, Timing } from '#engine/model.ts';
import { yearOf } from '#engine/table.ts';
import { type FundKind, fundTax } from '#engine/tax/fund-tax.ts';
import { addGains, buy, type Gains, gainsOf, type Lot, longAfter, noGains, sellOldest } from '#engine/tax/gains.ts';
import { incomesOf, type Surcharge, surchargeOn, type TaxPayer } from '#engine/tax/surcharge.ts';

/** Gains of one year of the plan, and the tax on them with surcharge and cess. */
export interface TaxYear {
  readonly year: number;
  /** Gains that are long-term, and all others. */
  readonly long: Exact;
  readonly other: Exact;
  readonly tax: Exact;
  readonly surcharge: Surcharge;
}

export interface Tax {
  /** Oldest first; years in which nothing is sold are left out. */
  readonly years: readonly TaxYear[];
  /** Gains that are long-term, and all others. */
  readonly long: Exact;
  readonly other: Exact;
  /** Of all years. */
  readonly tax: Exact;
  /** Of the last year. */
  readonly surcharge: Surcharge;
}

const fraction = (pct: string): Exact => exact(pct) / 100n;
const equityLong = fraction(fundTax.equityLongPct);
const equityShort = fraction(fundTax.equityShortPct);
const hybridLong = fraction(fundTax.hybridLongPct);
const withCess = ONE + fraction(fundTax.cessPct);
/** Long-term gains of a year that are free, in rupees. */
export const FREE_GAINS: Exact = exact(fundTax.equityLongFree);

/** [((Le − free)⁺ × 12.5% + Se × 20% + Lh × 12.5%) × (1 + sp) + G × slab × (1 + su)] × 1.04, the surcharge being known. */
export function taxAt(gains: Gains, slab: Exact, surcharge: Surcharge): Exact {
  const atRates =
    times(greater(gains.equityLong - FREE_GAINS, ZERO), equityLong) +
    times(gains.equityShort, equityShort) +
    times(gains.hybridLong, hybridLong);
  const atSlab = times(gains.atSlab, slab);
  return times(times(atRates, ONE + surcharge.atRates) + times(atSlab, ONE + surcharge.atSlab), withCess);
}

/**
 * Tax on the gains of one year, which stands for a tax year: its own free sum, its own surcharge.
 * Example: equity, long 5,57,648.74 and short 4,046.64 → 57,086.04. Edge: long within the free sum → only the short part.
 */
export function taxOnYear(gains: Gains, payer: TaxPayer): { readonly tax: Exact; readonly surcharge: Surcharge } {
  const surcharge = surchargeOn(payer, incomesOf(payer, gains));
  return { tax: taxAt(gains, payer.slab, surcharge), surcharge };
}

/** Adds sales up by the year of the plan. */
export function taxByYear(sales: readonly { readonly year: number; readonly gains: Gains }[], payer: TaxPayer): Tax {
  const byYear = new Map<number, Gains>();
  for (const { year, gains } of sales) byYear.set(year, addGains(byYear.get(year) ?? noGains, gains));
  const years = [...byYear].map(([year, gains]) => ({
    year,
    long: gains.equityLong + gains.hybridLong,
    other: gains.equityShort + gains.atSlab,
    ...taxOnYear(gains, payer),
  }));
  const sum = (name: 'long' | 'other' | 'tax') => years.reduce((total, year) => total + year[name], ZERO);
  return {
    years,
    long: sum('long'),
    other: sum('other'),
    tax: sum('tax'),
    surcharge: years.at(-1)?.surcharge ?? { atRates: ZERO, atSlab: ZERO },
  };
}

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

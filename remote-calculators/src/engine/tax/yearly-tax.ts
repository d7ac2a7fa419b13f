import { type Exact, exact, greater, ONE, times, ZERO } from '#engine/exact.ts';
import type { Realised } from '#engine/tax/lots.ts';
import { currentEquityTax, type EquityTaxRates } from '#engine/tax/rates.ts';

/** Gains of one year of the plan, and the tax on them with cess. */
export interface TaxYear extends Realised {
  readonly year: number;
  readonly tax: Exact;
}

export interface Tax extends Realised {
  readonly years: readonly TaxYear[];
  /** Of all years, cess included. */
  readonly tax: Exact;
}

/** Dust of the arithmetic must not look like a loss. */
const gain = (value: Exact): Exact => greater(value, ZERO);

/**
 * ((long − free)⁺ × 12.5% + short × 20%) × 1.04 for the gains of one year.
 * Example: long 5,57,648.74 and short 4,046.64 → 57,086.04. Edge: long within the free sum → only the short part.
 */
export function taxOnYear({ long, short }: Realised, rates: EquityTaxRates = currentEquityTax()): Exact {
  const taxed = gain(long - exact(rates.longTermFree));
  const before = times(taxed, exact(rates.longTermPct) / 100n) + times(gain(short), exact(rates.shortTermPct) / 100n);
  return times(before, ONE + exact(rates.cessPct) / 100n);
}

/** Adds sales up by the year of the plan (each year of it stands for a tax year, with its own free sum). */
export function taxByYear(sales: readonly (Realised & { readonly year: number })[]): Tax {
  const years = new Map<number, Realised>();
  for (const { year, long, short } of sales) {
    const before = years.get(year) ?? { long: ZERO, short: ZERO };
    years.set(year, { long: before.long + gain(long), short: before.short + gain(short) });
  }
  const taxed = [...years].map(([year, gains]) => ({ year, ...gains, tax: taxOnYear(gains) }));
  const sum = (pick: (year: TaxYear) => Exact) => taxed.reduce((total, year) => total + pick(year), ZERO);
  return { years: taxed, long: sum((y) => y.long), short: sum((y) => y.short), tax: sum((y) => y.tax) };
}

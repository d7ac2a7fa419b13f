import { DUST, type Exact, exact, greater, lesser, share, times, ZERO } from '#engine/exact.ts';
import { toTenRupees } from '#engine/rounding.ts';
import { fundTax, type TaxRegime } from '#engine/tax/fund-tax.ts';
import { type AgeGroup, incomeTax, type Slab } from '#engine/tax/income-tax.ts';
import { bandLimits, bandOf } from '#engine/tax/surcharge.ts';

/** The tax of one year under one regime, in rupees. Taxable income and tax are in tens of rupees, what is between is exact. */
export interface RegimeTax {
  readonly taxable: Exact;
  /** What the slabs come to, and what rebate and relief above it take off. */
  readonly atSlabs: Exact;
  readonly rebate: Exact;
  readonly surcharge: Exact;
  readonly cess: Exact;
  /** What rounding the sum of all these adds, or takes where it is below 0. */
  readonly rounding: Exact;
  /** Slabs less rebate, with surcharge and cess, rounded. */
  readonly tax: Exact;
}

const HUNDRED = exact(100);
const cessRate = exact(fundTax.cessPct) / 100n;

/** What each slab takes of an income, lowest first: 6,00,000 under the new regime → 0, 10,000. */
export function slabParts(
  income: Exact,
  slabs: readonly Slab[],
): { slab: Slab; from: Exact; part: Exact; tax: Exact }[] {
  let from = ZERO;
  return slabs.flatMap((slab) => {
    const start = from;
    const end = slab.upTo === null ? income : lesser(income, exact(slab.upTo));
    from = end;
    const part = greater(end - start, ZERO);
    return part > ZERO ? [{ slab, from: start, part, tax: share(part, exact(slab.pct), HUNDRED) }] : [];
  });
}

const slabTax = (income: Exact, slabs: readonly Slab[]): Exact =>
  slabParts(income, slabs).reduce((sum, { tax }) => sum + tax, ZERO);

/** Slabs less rebate: up to the rebate's income it forgives; just above, where eased, no more than that income's excess. */
function basicTax(income: Exact, regime: TaxRegime, age: AgeGroup): { atSlabs: Exact; rebate: Exact } {
  const { slabs, rebate, eased } = incomeTax.regimes[regime];
  const atSlabs = slabTax(income, slabs[age]);
  const above = income - exact(rebate.upTo);
  if (above <= ZERO) return { atSlabs, rebate: lesser(atSlabs, exact(rebate.most)) };
  return { atSlabs, rebate: eased ? greater(atSlabs - above, ZERO) : ZERO };
}

/** Surcharge by the band of the income, of which the part that would take more than the income above the band is let off. */
function surchargeOf(tax: Exact, income: Exact, regime: TaxRegime, age: AgeGroup): Exact {
  const full = times(tax, bandOf(income, regime));
  const limit = bandLimits.findLast((above) => income > above + DUST);
  if (limit === undefined) return full;
  const { atSlabs, rebate } = basicTax(limit, regime, age);
  const atLimit = atSlabs - rebate;
  const most = atLimit + times(atLimit, bandOf(limit, regime)) + (income - limit) - tax;
  return greater(lesser(full, most), ZERO);
}

/**
 * Tax on an income at slab rates: slabs, rebate, surcharge with marginal relief, cess. The income is rounded to ten rupees
 * before, the tax after. Source: `income-tax.ts`. Example: 12,10,000 under the new regime → 10,400. Edge: no income → no
 * tax.
 */
export function regimeTax(income: Exact, regime: TaxRegime, age: AgeGroup): RegimeTax {
  const taxable = toTenRupees(income);
  const { atSlabs, rebate } = basicTax(taxable, regime, age);
  const basic = atSlabs - rebate;
  const surcharge = surchargeOf(basic, taxable, regime, age);
  const cess = times(basic + surcharge, cessRate);
  const exactTax = basic + surcharge + cess;
  const tax = toTenRupees(exactTax);
  return { taxable, atSlabs, rebate, surcharge, cess, rounding: tax - exactTax, tax };
}

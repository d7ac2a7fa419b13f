import { DUST, type Exact, exact, lesser, ZERO } from '#engine/exact.ts';
import { fundTax, type TaxRegime } from '#engine/tax/fund-tax.ts';
import type { Gains } from '#engine/tax/gains.ts';

/** Who owes the tax, apart from the fund. */
export interface TaxPayer {
  /** The income-tax slab as a fraction. */
  readonly slab: Exact;
  /** Other taxable income of each year, in rupees. */
  readonly otherIncome: Exact;
  readonly regime: TaxRegime;
  readonly surcharge: 'on' | 'off';
}

/** Both as fractions: on tax at the rates of the law, and on tax at slab. */
export interface Surcharge {
  readonly atRates: Exact;
  readonly atSlab: Exact;
}

/** Incomes above which another surcharge begins, in rupees, lowest first. */
export const bandLimits: readonly Exact[] = fundTax.surchargeBands.map(({ above }) => exact(above));

const fraction = (pct: string): Exact => exact(pct) / 100n;
const rates: readonly Exact[] = fundTax.surchargeBands.map(({ pct }) => fraction(pct));
const mostNew = fraction(fundTax.mostSurchargePct.newRegime);
const mostAtRates = fraction(fundTax.mostSurchargePct.gains);
const apartAbove = exact(fundTax.slabApartAbove);

/** Surcharge by income, a fraction. Exactly a limit is the lower band; so is what only the cut 50th places have lifted above it. */
export const bandOf = (income: Exact, regime: TaxRegime): Exact => {
  const rate = rates.findLast((_, at) => income > (bandLimits[at] ?? ZERO) + DUST) ?? ZERO;
  return regime === 'new' ? lesser(rate, mostNew) : rate;
};

/** Income with and without gains that are taxed at rates of their own: T and O. */
export const incomesOf = ({ otherIncome }: TaxPayer, gains: Gains): { all: Exact; slab: Exact } => {
  const slab = otherIncome + gains.atSlab;
  return { all: slab + gains.equityLong + gains.equityShort + gains.hybridLong, slab };
};

/**
 * Surcharge of a year: sp = min(15%, band(T)); su = band(O) when O is above 2 crore, else sp. Marginal relief is left out.
 * Example: other income 2.1 crore and 5.26 crore of debt gains, new regime → 15% and 25%. Edge: T of exactly 50 lakh → 0.
 */
export function surchargeOn(payer: TaxPayer, { all, slab }: { readonly all: Exact; readonly slab: Exact }): Surcharge {
  if (payer.surcharge === 'off') return { atRates: ZERO, atSlab: ZERO };
  const atRates = lesser(bandOf(all, payer.regime), mostAtRates);
  return { atRates, atSlab: slab > apartAbove + DUST ? bandOf(slab, payer.regime) : atRates };
}

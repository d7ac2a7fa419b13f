import { type Exact, exact, ONE, times } from '#engine/exact.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';
import { incomeTax, type Slab } from '#engine/tax/income-tax.ts';

const fraction = (pct: string): Exact => exact(pct) / 100n;
const most = (amounts: readonly Exact[]): Exact => amounts.reduce((a, b) => (a > b ? a : b));
const withCess = (tax: Exact): Exact => times(tax, ONE + fraction(fundTax.cessPct));

const regimes = Object.values(incomeTax.regimes);
const slabs: readonly (readonly Slab[])[] = regimes.flatMap((regime) => Object.values(regime.slabs));
const nil = most(slabs.map(([first]) => exact(first?.upTo ?? 0)));
const highestSlab = most(slabs.flat().map(({ pct }) => fraction(pct)));
const highestSurcharge = most(fundTax.surchargeBands.map(({ pct }) => fraction(pct)));
const onGains = ONE + fraction(fundTax.mostSurchargePct.gains);

/** The most, in rupees, that the tax changes by what a figure leaves out. The texts beside those figures say it. */
export const leftOut = {
  /** Of gains at rates of their own: the basic exemption that no other income has used. */
  exemption: withCess(times(times(nil, fraction(fundTax.equityShortPct)), onGains)),
  rebate: withCess(most(regimes.map(({ rebate }) => exact(rebate.most)))),
  /** Of a deduction that is this much too large, in rupees. */
  deduction: (tooMuch: Exact): Exact => withCess(times(times(tooMuch, highestSlab), ONE + highestSurcharge)),
  /** The same while relief holds: there tax and surcharge take the whole of what an income has more. */
  deductionInRelief: withCess,
};

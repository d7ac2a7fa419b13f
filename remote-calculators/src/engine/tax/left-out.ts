import { type Exact, exact, ONE, times, ZERO } from '#engine/exact.ts';
import { type FundKind, fundTax, type TaxRegime } from '#engine/tax/fund-tax.ts';
import { incomeTax, type Slab } from '#engine/tax/income-tax.ts';

const fraction = (pct: string): Exact => exact(pct) / 100n;
const most = (amounts: readonly Exact[]): Exact => amounts.reduce((a, b) => (a > b ? a : b));
const withCess = (tax: Exact): Exact => times(tax, ONE + fraction(fundTax.cessPct));

const regimes = Object.values(incomeTax.regimes);
const slabs: readonly (readonly Slab[])[] = regimes.flatMap((regime) => Object.values(regime.slabs));
/** Of all ages and regimes. */
const nil = most(slabs.map(([first]) => exact(first?.upTo ?? 0)));
const highestSlab = most(slabs.flat().map(({ pct }) => fraction(pct)));
const highestSurcharge = most(fundTax.surchargeBands.map(({ pct }) => fraction(pct)));
const onGains = ONE + fraction(fundTax.mostSurchargePct.gains);
const exemptAt = (rate: Exact, surcharge: Exact): Exact => withCess(times(times(nil, rate), surcharge));
const exemptAtSlab = exemptAt(highestSlab, ONE + highestSurcharge);

/** What the slabs between the basic exemption and the highest slab save of an income that is taxed at the highest. */
function savedBelow(slabs: readonly Slab[]): Exact {
  const limits = slabs.map(({ upTo }) => exact(upTo ?? 0));
  return slabs
    .slice(1, -1)
    .reduce(
      (sum, { pct }, at) => sum + times((limits[at + 1] ?? ZERO) - (limits[at] ?? ZERO), highestSlab - fraction(pct)),
      ZERO,
    );
}

const onSlab: Readonly<Record<TaxRegime, Exact>> = {
  new: ONE + fraction(fundTax.mostSurchargePct.newRegime),
  old: ONE + highestSurcharge,
};
const lowerSlabs = (['new', 'old'] as const).flatMap((regime) =>
  Object.values(incomeTax.regimes[regime].slabs).map((ofAge) => withCess(times(savedBelow(ofAge), onSlab[regime]))),
);

/** The most, in rupees, that the tax changes by what a figure leaves out. The texts beside those figures say it. */
export const leftOut = {
  /** Of gains at rates of their own, or at slab: the basic exemption that no other income has used. */
  exemption: {
    equity: exemptAt(fraction(fundTax.equityShortPct), onGains),
    // Held too short, it is taxed at slab.
    hybrid: exemptAtSlab,
    debt: exemptAtSlab,
  } satisfies Record<FundKind, Exact>,
  /** Of gains at slab, beside the exemption: the slabs below the one that is counted for all of them. */
  lowerSlabs: most(lowerSlabs),
  rebate: withCess(most(regimes.map(({ rebate }) => exact(rebate.most)))),
  /** Of a deduction that is this much too large, in rupees. */
  deduction: (tooMuch: Exact): Exact => withCess(times(times(tooMuch, highestSlab), ONE + highestSurcharge)),
  /** The same while relief holds: there tax and surcharge take the whole of what an income has more. */
  deductionInRelief: withCess,
};

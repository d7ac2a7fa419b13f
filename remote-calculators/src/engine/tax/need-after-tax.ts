import { type Exact, ONE, over, share, times, ZERO } from '#engine/exact.ts';
import { addGains, type Gains, noGains } from '#engine/tax/gains.ts';
import type { Grown } from '#engine/tax/grown-rupee.ts';
import { bandLimits, incomesOf, surchargeOn, type TaxPayer } from '#engine/tax/surcharge.ts';
import { FREE_GAINS, taxAt, taxOnYear } from '#engine/tax/yearly-tax.ts';

/** What has to be there after tax, what each rupee paid in becomes, and what grows beside it. */
export interface Need {
  readonly target: Exact;
  readonly perRupee: Grown;
  readonly beside?: Grown;
}

export interface NeedAfterTax {
  /** The smallest amount whose value less tax is at least the target. */
  readonly amount: Exact;
  /** Tax on selling everything at the end. */
  readonly tax: Exact;
  /** An amount at most 5% larger, above which less than the target is left, for a higher surcharge begins; or null. */
  readonly lessAbove: Exact | null;
}

const nothing: Grown = { value: ZERO, gains: noGains };
const NEARBY = (ONE * 105n) / 100n;

const scaled = (gains: Gains, by: Exact): Gains => ({
  equityLong: times(gains.equityLong, by),
  equityShort: times(gains.equityShort, by),
  hybridLong: times(gains.hybridLong, by),
  atSlab: times(gains.atSlab, by),
});

/** Value and gains are straight lines in the amount paid in. */
const owned = ({ perRupee, beside = nothing }: Need, amount: Exact): Grown => ({
  value: times(perRupee.value, amount) + beside.value,
  gains: addGains(scaled(perRupee.gains, amount), beside.gains),
});

/** What is left of the value at the end once everything is sold. */
export function leftAfterTax(need: Need, amount: Exact, payer: TaxPayer): { left: Exact; tax: Exact } {
  const { value, gains } = owned(need, amount);
  const { tax } = taxOnYear(gains, payer);
  return { left: value - tax, tax };
}

/** Amounts at which the tax bends or jumps: long-term gains meet the free sum, an income meets a band. Lowest first. */
function bends({ perRupee, beside = nothing }: Need, payer: TaxPayer): Exact[] {
  const free = { at: beside.gains.equityLong, rise: perRupee.gains.equityLong, limits: [FREE_GAINS] };
  const at = incomesOf(payer, beside.gains);
  const rise = incomesOf({ ...payer, otherIncome: ZERO }, perRupee.gains);
  const banded = payer.surcharge === 'off' ? [] : bandLimits;
  const lines = [
    free,
    { at: at.all, rise: rise.all, limits: banded },
    { at: at.slab, rise: rise.slab, limits: banded },
  ];
  const found = lines.flatMap((line) =>
    line.rise > ZERO ? line.limits.map((limit) => over(limit - line.at, line.rise)) : [],
  );
  return [...new Set(found.filter((amount) => amount > ZERO))].sort((a, b) => (a < b ? -1 : 1));
}

/** Between two bends what is left is a straight line: the same surcharge all along. */
function leftWithin(need: Need, payer: TaxPayer, low: Exact, high: Exact): (amount: Exact) => Exact {
  const surcharge = surchargeOn(payer, incomesOf(payer, owned(need, (low + high) / 2n).gains));
  return (amount) => {
    const { value, gains } = owned(need, amount);
    return value - taxAt(gains, payer.slab, surcharge);
  };
}

/**
 * Solves value(x) − tax(x) ≥ target for the least x ≥ 0, piece by piece in closed form, lowest first. What is left jumps
 * down where a higher surcharge begins, so a larger amount may reach less: the least one stands.
 * Example: 21,32,928.26 in 156 months at 10%, equity → 7,130.60 a month, of which 1,34,247.00 is tax.
 * Edge: what grows beside it is enough → 0; nothing can grow (no months) → 0.
 */
export function needAfterTax(need: Need, payer: TaxPayer): NeedAfterTax {
  const { target, perRupee } = need;
  const begin = leftAfterTax(need, ZERO, payer);
  if (begin.left >= target || perRupee.value <= ZERO) return { amount: ZERO, tax: begin.tax, lessAbove: null };
  const ends = bends(need, payer);
  let low = ZERO;
  for (let piece = 0; ; piece += 1) {
    const end = ends[piece];
    const high = end ?? low + over(target, perRupee.value) + ONE;
    const left = leftWithin(need, payer, low, high);
    const atLow = left(low);
    const amount = low + share(target - atLow, high - low, left(high) - atLow);
    if (end === undefined || amount <= end) {
      const { tax } = leftAfterTax(need, amount, payer);
      return { amount, tax, lessAbove: lessAbove(need, payer, amount, ends.slice(piece)) };
    }
    low = end;
  }
}

function lessAbove(need: Need, payer: TaxPayer, amount: Exact, ends: readonly Exact[]): Exact | null {
  const found = ends.findIndex((end, at) => {
    if (end > times(amount, NEARBY)) return false;
    const high = ends[at + 1] ?? 2n * end;
    return leftWithin(need, payer, end, high)(end) < need.target;
  });
  return ends[found] ?? null;
}

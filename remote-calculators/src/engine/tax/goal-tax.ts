import { type Exact, ONE, over, power, share, times, ZERO } from '#engine/exact.ts';
import type { Timing } from '#engine/model.ts';
import { yearlyGrowth } from '#engine/rate.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { addGains, type Gains, gainsOf, longAfter, noGains } from '#engine/tax/gains.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';
import { FREE_GAINS, taxAt, taxOnYear } from '#engine/tax/savings-tax.ts';
import { bandLimits, incomesOf, surchargeOn, type TaxPayer } from '#engine/tax/surcharge.ts';

/** What is owned at the end, and the gains in it. */
export interface Grown {
  readonly value: Exact;
  readonly gains: Gains;
}

export interface Instalments {
  /** Monthly rate. */
  readonly rate: Exact;
  readonly term: number;
  readonly timing: Timing;
  /** What the instalment multiplies by in months 13, 25, …; ONE leaves it as it is. */
  readonly raise: Exact;
}

/**
 * What instalments of ₹1 become, each a lot of its own. Value and gains of any instalment are these times it.
 * Example: ₹1 at the end of each of 13 months at 1% → 13.8093; long-term (equity) is the gain of the first, 0.1268.
 */
export function grownInstalments({ rate, term, timing, raise }: Instalments, kind: FundKind): Grown {
  const longAfterMonths = longAfter(kind);
  const early = timing === 'start' ? 1 : 0;
  let factor = early === 1 ? ONE + rate : ONE;
  let value = ZERO;
  let long = ZERO;
  let short = ZERO;
  for (let held = early; held < term + early; held += 1) {
    const paid = power(raise, Math.floor((term + early - held - 1) / 12));
    const grown = times(paid, factor);
    value += grown;
    if (held > longAfterMonths) long += grown - paid;
    else short += grown - paid;
    factor = times(factor, ONE + rate);
  }
  return { value, gains: gainsOf(kind, { long, short }) };
}

/** What one amount becomes that is bought today; `growth` multiplies it by the end of the term. */
export function grownOnce(amount: Exact, growth: Exact, term: number, kind: FundKind): Grown {
  const value = times(amount, growth);
  const gain = value - amount;
  const realised = term > longAfter(kind) ? { long: gain, short: ZERO } : { long: ZERO, short: gain };
  return { value, gains: gainsOf(kind, realised) };
}

/** A single investment of ₹1 that grows once a year. */
export const grownLumpsum = (annualRate: Exact, term: number, kind: FundKind): Grown =>
  grownOnce(ONE, yearlyGrowth(annualRate, term), term, kind);

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

/** What is there at the end; value and gains are straight lines in the amount paid in. */
export const owned = ({ perRupee, beside = nothing }: Need, amount: Exact): Grown => ({
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

/** A goal as its tax asks for it: the sum to be there after tax, the rates as fractions, the months. */
export interface TaxedGoal {
  readonly target: Exact;
  readonly rate: Exact;
  readonly annualRate: Exact;
  readonly term: number;
  /** Rupees that are there today, and what the instalment multiplies by in months 13, 25, … */
  readonly savings: Exact;
  readonly raise: Exact;
}

/** What the savings become; they cost what they are worth today. */
export const grownSavings = ({ savings, rate, term }: TaxedGoal, kind: FundKind): Grown =>
  grownOnce(savings, power(ONE + rate, term), term, kind);

/** A goal that is reached by instalments beside what is saved already. */
export function needMonthly(goal: TaxedGoal, timing: Timing, kind: FundKind): Need {
  const { target, rate, term, raise } = goal;
  const perRupee = grownInstalments({ rate, term, timing, raise }, kind);
  return { target, perRupee, beside: grownSavings(goal, kind) };
}

/** The same goal, reached by one investment. Edge: without a month left nothing can grow. */
export function needOnce(goal: TaxedGoal, kind: FundKind): Need {
  const { target, annualRate, term } = goal;
  const perRupee = term === 0 ? nothing : grownLumpsum(annualRate, term, kind);
  return { target, perRupee, beside: grownSavings(goal, kind) };
}

/** The least instalment that leaves the target after tax. Example: goal 10 lakh, 156 months, 10%, 6%, equity → 7,130.60. */
export const instalmentAfterTax = (goal: TaxedGoal, timing: Timing, fund: TaxedFund): NeedAfterTax =>
  needAfterTax(needMonthly(goal, timing, fund.kind), fund);

/** The least single investment that leaves it. Example: the same goal → 6,75,504.87. */
export const lumpsumAfterTax = (goal: TaxedGoal, fund: TaxedFund): NeedAfterTax =>
  needAfterTax(needOnce(goal, fund.kind), fund);

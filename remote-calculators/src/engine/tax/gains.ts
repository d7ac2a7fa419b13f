import { DUST, type Exact, greater, lesser, over, share, times, ZERO } from '#engine/exact.ts';
import { type FundKind, fundTax } from '#engine/tax/fund-tax.ts';

/** Units bought together. Moments are whole months since the plan began: 0 is the start of its first month. */
export interface Lot {
  readonly boughtAt: number;
  readonly units: Exact;
  readonly cost: Exact;
}

/** What one sale realised, by how long the lots had been held. */
export interface Realised {
  readonly long: Exact;
  readonly short: Exact;
}

export const buy = (amount: Exact, price: Exact, boughtAt: number): Lot => ({
  boughtAt,
  units: over(amount, price),
  cost: amount,
});

export interface Sale {
  readonly amount: Exact;
  /** Price of a unit at `soldAt`. */
  readonly price: Exact;
  readonly soldAt: number;
  readonly longAfterMonths: number;
}

/**
 * Sells the oldest lots first, as funds redeem, and returns what is left with the gains realised. A lot held exactly
 * twelve months is still short-term. Example: two lots of 100 units bought at ₹10 in months 0 and 6; selling ₹1,800 at
 * ₹12 in month 13 takes 150 units: 100 held 13 months (gain 200, long) and 50 held 7 (gain 100, short).
 * Edge: a sale of more than there is sells all.
 */
export function sellOldest(
  lots: readonly Lot[],
  sale: Sale,
): { readonly left: readonly Lot[]; readonly gains: Realised } {
  let wanted = over(sale.amount, sale.price);
  let long = ZERO;
  let short = ZERO;
  const left: Lot[] = [];
  for (const lot of lots) {
    const rest = lot.units - lesser(lot.units, wanted);
    const keeps = rest > DUST ? rest : ZERO;
    const sold = lot.units - keeps;
    if (sold > ZERO) {
      const cost = keeps === ZERO ? lot.cost : share(lot.cost, sold, lot.units);
      const gain = times(sold, sale.price) - cost;
      if (sale.soldAt - lot.boughtAt > sale.longAfterMonths) long += gain;
      else short += gain;
      wanted = wanted > sold ? wanted - sold : ZERO;
      if (keeps > ZERO) left.push({ ...lot, units: keeps, cost: lot.cost - cost });
    } else left.push(lot);
  }
  return { left, gains: { long, short } };
}

/** Gains of one year, sorted as the law taxes them. */
export interface Gains {
  readonly equityLong: Exact;
  readonly equityShort: Exact;
  readonly hybridLong: Exact;
  /** Debt, and hybrid that was not held long enough. */
  readonly atSlab: Exact;
}

export const noGains: Gains = { equityLong: ZERO, equityShort: ZERO, hybridLong: ZERO, atSlab: ZERO };

export const addGains = (a: Gains, b: Gains): Gains => ({
  equityLong: a.equityLong + b.equityLong,
  equityShort: a.equityShort + b.equityShort,
  hybridLong: a.hybridLong + b.hybridLong,
  atSlab: a.atSlab + b.atSlab,
});

/** Months after which a lot of this kind is long-term. */
export const longAfter = (kind: FundKind): number =>
  kind === 'debt' ? Number.POSITIVE_INFINITY : fundTax.longAfterMonths[kind];

/** What a fund's sales have realised, in the pots that the law taxes apart. Dust of the arithmetic is no loss. */
export function gainsOf(kind: FundKind, realised: Realised): Gains {
  const long = greater(realised.long, ZERO);
  const short = greater(realised.short, ZERO);
  if (kind === 'equity') return { ...noGains, equityLong: long, equityShort: short };
  if (kind === 'hybrid') return { ...noGains, hybridLong: long, atSlab: short };
  return { ...noGains, atSlab: long + short };
}

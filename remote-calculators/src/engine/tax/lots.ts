import { DUST, type Exact, lesser, over, share, times, ZERO } from '#engine/exact.ts';

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

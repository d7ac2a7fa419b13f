import { type Exact, greater, ZERO } from '#engine/exact.ts';
import { type FundKind, fundTax } from '#engine/tax/fund-tax.ts';
import type { Realised } from '#engine/tax/lots.ts';

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

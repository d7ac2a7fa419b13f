import type { InterestResults } from '#engine/deposits/interest-table.ts';
import { type Exact, exact, type NumberText, ONE, times } from '#engine/exact.ts';
import type { InputRule } from '#engine/model.ts';
import { percentInput } from '#engine/possible.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';
import { slabsPct } from '#engine/tax/slabs.ts';

/** The slab that a deposit's interest is taxed at; left out, no tax is answered. */
export interface Slab {
  readonly slabPct?: NumberText;
}

export const slabRule: InputRule = { unit: 'choice', choices: slabsPct.map(String) };

export type TaxedInterest = InterestResults & { readonly tax?: Exact; readonly postTax?: Exact };

/**
 * Interest taxed at slab with cess, paid from other money and without surcharge.
 * Example: 1,20,273.50 of interest at 30% → 37,525.33. Edge: no slab given → neither tax nor postTax.
 */
export function withSlabTax<R extends InterestResults>(results: R, { slabPct }: Slab): R & TaxedInterest {
  if (slabPct === undefined) return results;
  const slab = times(percentInput('slabPct', slabPct), ONE + exact(fundTax.cessPct) / 100n);
  const tax = times(results.interest, slab);
  return { ...results, tax, postTax: results.value - tax };
}

import { type Exact, ZERO } from '#engine/exact.ts';
import type { Conversion } from '#outcome/outcome.ts';

/**
 * The sum of yearly amounts at the page's prices. That of plan year y falls due after 12y months, and at the latest when
 * the plan ends.
 *
 * @param term months of the plan
 */
export const yearsAtPrices = <Year extends { readonly year: number }>(
  years: readonly Year[],
  amountOf: (year: Year) => Exact,
  { amount }: Conversion,
  term: number,
): Exact => years.reduce((sum, year) => sum + amount(amountOf(year), Math.min(12 * year.year, term)), ZERO);

import { type PanelProps, plainTable } from '#calculator-page/extras/plan-of.ts';
import { asPaid, type TaxPrices } from '#calculator-page/extras/tax-lines.ts';
import { type Exact, ZERO } from '#engine/exact.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { asPaid as namedAsPaid } from '#outcome/price-basis.ts';

/** At the page's prices. The law taxes the rupees of each year; only what is shown of them is converted. */
export function taxPrices(props: PanelProps): TaxPrices {
  const { conversion } = props.outcome;
  if (conversion.inflationPct === null) return asPaid;
  const { length: term } = plainTable(props).months;
  return {
    years: ({ years }, name) => yearsAtPrices(years, (year) => year[name], conversion, term),
    atEnd: (amount) => conversion.amount(amount, term),
    paidName: (label) => namedAsPaid(label, conversion),
  };
}

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

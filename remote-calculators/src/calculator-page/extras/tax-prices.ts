import { type PanelProps, plainTable } from '#calculator-page/extras/plan-of.ts';
import type { TaxPrices } from '#calculator-page/extras/tax-lines.ts';
import { yearsAtPrices } from '#calculator-page/extras/years-at-prices.ts';

/** The prices of the page: the law taxes the rupees of each year; what is shown of them may be in today's. */
export function taxPrices(props: PanelProps): TaxPrices {
  const { conversion } = props.outcome;
  const { length: term } = plainTable(props).months;
  return {
    years: ({ years }, name) => yearsAtPrices(years, (year) => year[name], conversion, term),
    atEnd: (amount) => conversion.amount(amount, term),
  };
}

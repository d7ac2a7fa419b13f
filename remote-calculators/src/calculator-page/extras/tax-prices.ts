import { type PanelProps, plainTable } from '#calculator-page/extras/plan-of.ts';
import { asPaid, type TaxPrices } from '#calculator-page/extras/tax-lines.ts';
import { yearsAtPrices } from '#calculator-page/extras/years-at-prices.ts';
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

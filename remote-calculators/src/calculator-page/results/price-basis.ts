import { formatRupees } from 'shared/format/rupees';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import type { Conversion, Figure } from '#calculator-page/results/outcome.ts';

/** Heads the figures that stay as they are paid while all others are in today's rupees. */
export const AS_PAID = 'As you pay it';

/** Says at which prices amounts are shown: "All amounts in today's rupees at 6% a year."; '' while they are as paid. */
export const basisText = ({ inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? '' : `All amounts in today's rupees at ${fieldText(inflationPct)}% a year.`;

/** What instalments buy today, or '' where that is not told. */
export const boughtText = (figure: Pick<Figure, 'bought'> | undefined): string =>
  figure?.bought
    ? `buys ${formatRupees(figure.bought[0])} of today's goods in the first month, ${formatRupees(figure.bought[1])} in the last`
    : '';

/** The name of a chart, a table or a column of such amounts. */
export const inBasis = (name: string, { inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? name : `${name} (today's rupees)`;

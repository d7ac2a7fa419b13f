import { formatRupees } from 'shared/format/rupees';
import type { FigureLook } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#outcome/messages.en.ts';
import type { Conversion, Figure } from '#outcome/outcome.ts';

/** Heads the figures that stay as they are paid while all others are in today's rupees. */
export const AS_PAID = messages.asYouPay;

/** At which prices one figure is while amounts are in today's rupees; an age or a month has none. */
export const basisOf = ({ asPaid, isMonth, says, saysAmount }: FigureLook): string | false =>
  !(isMonth || says || saysAmount) && (asPaid ? AS_PAID : messages.inTodaysRupeesAlone);

/** Says at which prices amounts are shown: "All amounts in today's rupees at 6% a year."; '' while they are as paid. */
export const basisText = ({ inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? '' : messages.allAmountsInTodaysRupees({ inflationPct: fieldText(inflationPct) });

/** The name of an amount that stays as it is paid while others are in today's rupees: it says so. */
export const asPaid = (label: string, { inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? label : messages.labelAsPaid({ label });

/** How figures are made, and at which prices they are shown: for what leaves the page. */
export const conventionInBasis = (convention: string, conversion: Pick<Conversion, 'inflationPct'>): string =>
  [convention, basisText(conversion)].filter(Boolean).join(' ');

/** What instalments buy today, or '' where that is not told. */
export function boughtText(figure: Pick<Figure, 'bought'> | undefined): string {
  if (!figure?.bought) return '';
  const [first, last] = figure.bought;
  return messages.buysOfTodaysGoods({ first: formatRupees(first), last: formatRupees(last) });
}

/** The name of a chart, a table or a column of such amounts. */
export const inBasis = (name: string, { inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? name : messages.inTodaysRupees({ name });

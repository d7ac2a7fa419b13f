import { formatRupees } from 'shared/format/rupees';
import type { FigureSpec } from '#definition/definition.ts';
import { exact, over, ZERO } from '#engine/exact.ts';
import { pricesAt, tableToday } from '#engine/todays-rupees.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import { type Conversion, type Figure, unconverted } from '#outcome/outcome.ts';

/** Heads the figures that stay as they are paid while all others are in today's rupees. */
export const AS_PAID = messages.basisPaid;

/** At which prices one figure is while amounts are in today's rupees; an age or a month has none. */
export const basisOf = ({ asPaid, isMonth, says, saysAmount }: FigureSpec): string | false =>
  !(isMonth || says || saysAmount) && (asPaid ? AS_PAID : messages.inTodaysRupeesAlone);

/** Says at which prices amounts are shown: "All amounts in today's rupees at 6% a year."; '' while they are as paid. */
export const basisText = ({ inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? '' : messages.basisToday({ inflationPct: fieldText(inflationPct) });

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
  return messages.basisBuys({ first: formatRupees(first), last: formatRupees(last) });
}

/** The name of a chart, a table or a column of such amounts. */
export const inBasis = (name: string, { inflationPct }: Pick<Conversion, 'inflationPct'>): string =>
  inflationPct === null ? name : messages.inTodaysRupees({ name });

/**
 * What later amounts buy at today's prices, each at its own date: `amount` divides by (1+g)^(k/12), k months from now.
 * At 6%, 11,61,695.38 in ten years is 6,48,684.63 today. Edge: no inflation → the same figures.
 */
export function todaysRupees(inflationPct: number): Conversion {
  const inflation = exact(inflationPct) / 100n;
  const prices = pricesAt(inflation);
  return {
    inflationPct,
    amount: (amount, months) => over(amount, prices(months)),
    table: (table) => (inflation === ZERO ? table : tableToday(table, prices)),
  };
}

/** The same for a switch that may be off: null leaves amounts as they are paid. */
export const conversionAt = (inflationPct: number | null): Conversion =>
  inflationPct === null ? unconverted : todaysRupees(inflationPct);

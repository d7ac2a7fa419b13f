import { exact, over, ZERO } from '#engine/exact.ts';
import { pricesAt } from '#engine/real/prices.ts';
import { tableToday } from '#engine/real/todays-rupees.ts';
import { type Conversion, unconverted } from '#outcome/outcome.ts';

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

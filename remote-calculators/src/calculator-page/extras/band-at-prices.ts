import type { BandYear } from '#engine/band/range-band.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import type { Conversion } from '#outcome/outcome.ts';

/** The band at the page's prices, in whole rupees: each year's values fall due when that year ends. */
export function bandAtPrices(band: readonly BandYear[], { amount }: Conversion): BandYear[] {
  return band.map(({ year, month, low, middle, high }) => {
    const today = (value: number) => Math.round(Number(rupees(amount(exact(value), month))));
    return { year, month, low: today(low), middle: today(middle), high: today(high) };
  });
}

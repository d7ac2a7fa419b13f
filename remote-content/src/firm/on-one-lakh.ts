import { formatIndianNumber, formatRupees } from 'shared/format/rupees';

/** Paise that one percent of ₹1,00,000 is. */
const PAISE_PER_PERCENT = 100_000;

/**
 * What a yearly share is in rupees on ₹1 lakh held for the year: 0.4 is '₹400', 0.0125 is '₹12.50'.
 *
 * @param sharePct of the value held, in percent, as `legal.commissions` of `site.json` gives it
 */
export function onOneLakh(sharePct: number): string {
  // Counted in paise: 0.57 × 1,000 is not 570 in binary.
  const paise = Math.round(sharePct * PAISE_PER_PERCENT);
  return formatRupees(paise / 100, paise % 100 === 0 ? 0 : 2);
}

/** A share with two places, or with all that it has: 0.4 is '0.40', 0.125 stays '0.125', as its rupees are exact too. */
export function shareText(sharePct: number): string {
  const places = String(sharePct).split('.')[1]?.length ?? 0;
  return formatIndianNumber(sharePct, Math.max(2, places));
}

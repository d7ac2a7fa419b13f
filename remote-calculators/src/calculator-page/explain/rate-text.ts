import { formatIndianNumber } from 'shared/format/rupees';
import type { Choices } from '#calculator-page/definition.ts';
import { digits, exact } from '#engine/exact.ts';
import type { RateConvention } from '#engine/model.ts';
import { effectiveRate, monthlyRate, nominalRate } from '#engine/rate.ts';

/** A fraction as per cent, without zeros that say nothing: 0.01 → "1", 0.0094888 → "0.9489". */
function percentText(fraction: bigint, places: number): string {
  const text = formatIndianNumber(digits(fraction * 100n), places);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The monthly rate of a yearly one in per cent: "1" or "0.9489". */
export const monthlyPercent = (annualRatePct: number, convention: RateConvention): string =>
  percentText(monthlyRate(exact(annualRatePct) / 100n, convention), 4);

/** The monthly rate as a plain factor, as it stands in a formula: "0.01" or "0.00948879". */
export function monthlyFraction(annualRatePct: number, convention: RateConvention): string {
  const text = formatIndianNumber(digits(monthlyRate(exact(annualRatePct) / 100n, convention)), 8);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** "12 % nominal is 12.68 % effective", or the other way round. */
export function otherRate(annualRatePct: number, convention: RateConvention): string {
  const rate = exact(annualRatePct) / 100n;
  return convention === 'nominal'
    ? `${percentText(rate, 6)} % nominal is ${percentText(effectiveRate(rate), 2)} % effective`
    : `${percentText(rate, 6)} % effective is ${percentText(nominalRate(rate), 2)} % nominal`;
}

/** "12 % nominal a year (12.68 % effective), compounded monthly". */
export function rateSentence(annualRatePct: number, { rateConvention }: Pick<Choices, 'rateConvention'>): string {
  const rate = exact(annualRatePct) / 100n;
  const other =
    rateConvention === 'nominal'
      ? `${percentText(effectiveRate(rate), 2)} % effective`
      : `${percentText(nominalRate(rate), 2)} % nominal`;
  return `${percentText(rate, 6)} % ${rateConvention} a year (${other}), compounded monthly`;
}

import { formatIndianNumber } from 'shared/format/rupees';
import type { Choices } from '#definition/definition.ts';
import { digits, exact, ONE } from '#engine/exact.ts';
import type { RateConvention } from '#engine/model.ts';
import { effectiveRate, monthlyRate, nominalRate } from '#engine/rate.ts';
import { messages } from '#messages.en.ts';

/** A figure with so many places and no zeros that say nothing; one that would be lost in them gets more. */
function short(figure: bigint, places: number): string {
  const plain = digits(figure);
  const nothings = /^0\.(0*)/.exec(plain)?.[1]?.length ?? 0;
  const text = formatIndianNumber(plain, Math.max(places, nothings + 2));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A fraction as per cent: 0.01 → "1", 0.0094888 → "0.9489". */
const percentText = (fraction: bigint, places: number): string => short(fraction * 100n, places);

/** What a year makes of one rupee at a yearly percentage: 12 → "1.12". */
export const yearlyFactor = (pct: number): string => formatIndianNumber(digits(ONE + exact(pct) / 100n));

/** The monthly rate of a yearly one in per cent: "1" or "0.9489". */
export const monthlyPercent = (annualRatePct: number, convention: RateConvention): string =>
  percentText(monthlyRate(exact(annualRatePct) / 100n, convention), 4);

/** The monthly rate as a plain factor, as it stands in a formula: "0.01" or "0.00948879". */
export const monthlyFraction = (annualRatePct: number, convention: RateConvention): string =>
  short(monthlyRate(exact(annualRatePct) / 100n, convention), 8);

/** A yearly rate and what it is under the other convention, in per cent: "12" and "12.68". */
function bothRates(annualRatePct: number, convention: RateConvention) {
  const fraction = exact(annualRatePct) / 100n;
  const isNominal = convention === 'nominal';
  return {
    rate: percentText(fraction, 6),
    other: percentText(isNominal ? effectiveRate(fraction) : nominalRate(fraction), 2),
    counterpart: isNominal ? 'effective' : 'nominal',
  } as const;
}

/** "12% nominal is 12.68% effective", or the other way round. */
export function otherRate(annualRatePct: number, convention: RateConvention): string {
  const { rate, other, counterpart } = bothRates(annualRatePct, convention);
  return messages.otherRate({ rate, convention, other, counterpart });
}

/** "12% nominal a year (12.68% effective), compounded monthly"; while there is no rate, which kind it would be. */
export function rateSentence(
  annualRatePct: number | undefined,
  { rateConvention: convention }: Pick<Choices, 'rateConvention'>,
): string {
  if (annualRatePct === undefined) return messages.rateConventionText({ convention });
  const { rate, other, counterpart } = bothRates(annualRatePct, convention);
  return messages.rateAYear({ rate, convention, other, counterpart });
}

/** Digits behind the point that are kept: rupees have two, rates of the engine four. */
const PLACES = 12;

/** 1, in the units in which exact figures are counted. */
export const ONE = 10n ** BigInt(PLACES);

/**
 * A decimal without rounding: '1161695.38' → 1161695.38 × {@link ONE}.
 *
 * @param plain digits with at most one point and a sign, without grouping
 * @returns null for what is no such text, or has more places than are kept
 */
export function exact(plain: string): bigint | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain);
  if (parts === null) return null;
  const [, sign = '', whole = '', places = ''] = parts;
  if (places.length > PLACES) return null;
  const value = BigInt(whole + places.padEnd(PLACES, '0'));
  return sign === '-' ? -value : value;
}

/**
 * The nearest multiple of `unit`; a half goes up, as the calculators round.
 *
 * @param value 0 or more
 */
export const roundedTo = (value: bigint, unit: bigint): bigint => ((2n * value + unit) / (2n * unit)) * unit;

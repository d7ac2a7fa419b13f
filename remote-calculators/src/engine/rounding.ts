import { DUST, type Exact, exact, magnitude, ONE, share, ZERO } from '#engine/exact.ts';

/** Whole paise. The only form in which amounts are added up for a table, so that its shown figures add up. */
export type Paise = bigint;

/** An amount as it is shown and exported: plain digits, two places, '1161695.38'. */
export type RupeeText = string;

const PAISA = ONE / 100n;
const HALF_PAISA = PAISA / 2n;

/**
 * The one place where amounts are rounded: to paise, half away from zero. Dust is added first, for it is what the cut
 * 50th places may have taken from a true half: 0.6 × (1 + 10/1200) is 0.605 but is held as 0.60499…9.
 * `roundToPaise(exact('50.625'))` is 5063n; `roundToPaise(exact('-0.005'))` is -1n.
 */
export function roundToPaise(value: Exact): Paise {
  const paise = (magnitude(value) + HALF_PAISA + DUST) / PAISA;
  return value < ZERO ? -paise : paise;
}

/** What is lacking; nothing where it would be shown as 0.00, or where nothing lacks. */
export const lackingOf = (amount: Exact): Exact => (roundToPaise(amount) > 0n ? amount : ZERO);

/** 5063n → '50.63'. */
export function paiseText(paise: Paise): RupeeText {
  const text = (paise < 0n ? -paise : paise).toString().padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** A percentage with four places, half away from zero: `percent(exact('13.24160464'))` is '13.2416'. */
export const percent = (value: Exact): string => withPlaces(value, 4);

/**
 * A figure with so many places, half away from zero: `withPlaces(exact('10008.6126389'), 5)` is '10008.61264', with none
 * '10009'.
 */
export function withPlaces(value: Exact, places: number): string {
  const unit = ONE / 10n ** BigInt(places);
  const rounded = (magnitude(value) + unit / 2n + DUST) / unit;
  const text = rounded.toString().padStart(places + 1, '0');
  // What rounds to nothing is no loss.
  const sign = value < ZERO && rounded > 0n ? '-' : '';
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

/**
 * An amount of income or tax as the law states it, for amounts from 0 up: paise are dropped, then a last figure of 5 or
 * more goes up to the next ten rupees and a smaller one down. Source: section 516 of the Income-tax Act, 2025.
 * `toTenRupees(exact('500004.99'))` is 5,00,000; `toTenRupees(exact('500005'))` is 5,00,010.
 */
export function toTenRupees(value: Exact): Exact {
  const inRupees = (value + DUST) / ONE;
  return ((inRupees + 5n) / 10n) * 10n * ONE;
}

/**
 * An amount to the paisa; with as many places more as it takes that what it becomes, in proportion to it, moves by no more
 * than half a paisa. 10,008.6126… that becomes 1 crore is '10008.61264'; 746.9599… that becomes 9,004.25 is '746.96'.
 *
 * @param most places
 */
export function closeEnough(amount: Exact, becomes: Exact, most: number): string {
  for (let places = 2; ; places += 1) {
    const text = withPlaces(amount, places);
    const off = magnitude(exact(text) - amount);
    if (places >= most || off === ZERO || share(off, becomes, amount) <= HALF_PAISA + DUST) return text;
  }
}

/**
 * The least whole rupees that are enough for what an amount becomes, in proportion to it: one that is short by no more than
 * half a paisa then is enough. 72,499.04 that becomes 96,70,988 is '72500'; 50,000.00001 that becomes 1 lakh is '50000'.
 */
export function wholeEnough(amount: Exact, becomes: Exact): string {
  const below = (amount / ONE) * ONE;
  const over = amount - below;
  return withPlaces(over === ZERO || share(over, becomes, amount) <= HALF_PAISA + DUST ? below : below + ONE, 0);
}

/** An exact amount as shown: `rupees(exact('50.625'))` is '50.63'. */
export const rupees = (value: Exact): RupeeText => paiseText(roundToPaise(value));

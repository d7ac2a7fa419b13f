import { DUST, type Exact, magnitude, ONE, ZERO } from '#engine/exact.ts';

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

/** 5063n → '50.63'. */
export function paiseText(paise: Paise): RupeeText {
  const text = (paise < 0n ? -paise : paise).toString().padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** A percentage with four places, half away from zero: `percent(exact('13.24160464'))` is '13.2416'. */
export function percent(value: Exact): string {
  const unit = ONE / 10_000n;
  const text = ((magnitude(value) + unit / 2n + DUST) / unit).toString().padStart(5, '0');
  return `${value < ZERO ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`;
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

/** An exact amount as shown: `rupees(exact('50.625'))` is '50.63'. */
export const rupees = (value: Exact): RupeeText => paiseText(roundToPaise(value));

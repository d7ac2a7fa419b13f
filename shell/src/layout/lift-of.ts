import { atRest } from '#layout/at-rest.ts';
import { freeSpot } from '#layout/free-spot.ts';
import { cards, whatIsShown } from '#layout/what-is-shown.ts';

/**
 * How far what floats has to go up.
 *
 * @returns pixels
 */
export function liftOf(floating: HTMLElement): number {
  if (!atRest()) return 0;
  // The page has kept a place for it in a bar of its own.
  if (getComputedStyle(floating).getPropertyValue('--bottom-bar') !== '') return 0;
  const parts = [...floating.querySelectorAll<HTMLElement>('aside > *')];
  if (parts.length === 0) return 0;
  // It only ever goes up and down, so what it has gone up already does not matter here.
  const rects = parts.map((part) => part.getBoundingClientRect());
  const place = {
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
  };
  const top = floating.offsetTop;
  const corner = { ...place, top, bottom: top + floating.offsetHeight };
  const shown = whatIsShown();
  return freeSpot(corner, [...shown, ...cards()]) ?? freeSpot(corner, shown) ?? 0;
}

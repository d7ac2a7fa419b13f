import { type RefObject, useEffect, useState } from 'react';
import { freeSpot } from '#layout/free-spot.ts';
import { cards, whatIsShown } from '#layout/what-is-shown.ts';

/** Milliseconds without a change after which the page counts as settled. */
const SETTLED_MS = 150;

/**
 * Where a page rests, at its top and at its end, what floats goes up to the next place where it covers nothing; while
 * the page is being read it stands in its corner.
 *
 * @param shown says that there is something to be moved
 * @returns pixels to go up
 */
export function useMakeWay(floating: RefObject<HTMLElement | null>, shown: boolean): number {
  const [lift, setLift] = useState(0);

  useEffect(() => {
    if (!shown) return;
    let timer = 0;
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setLift(floating.current === null ? 0 : liftOf(floating.current)), SETTLED_MS);
    };
    const scroll = () => {
      if (atRest()) return settle();
      clearTimeout(timer);
      setLift(0);
    };
    settle();
    const sizes = new ResizeObserver(scroll);
    sizes.observe(document.body);
    addEventListener('scroll', scroll, { passive: true });
    addEventListener('resize', scroll);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      removeEventListener('scroll', scroll);
      removeEventListener('resize', scroll);
    };
  }, [floating, shown]);

  return lift;
}

const atRest = (): boolean => scrollY <= 2 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

/** By its place in the corner, wherever it is drawn at this moment. */
function liftOf(floating: HTMLElement): number {
  if (!atRest()) return 0;
  const parts = [...floating.children].filter((part) => part instanceof HTMLElement);
  if (parts.length === 0) return 0;
  const lefts = parts.map(({ offsetLeft }) => floating.offsetLeft + offsetLeft);
  const rights = parts.map(({ offsetLeft, offsetWidth }) => floating.offsetLeft + offsetLeft + offsetWidth);
  const place = { left: Math.min(...lefts), right: Math.max(...rights) };
  const top = floating.offsetTop;
  const corner = { ...place, top, bottom: top + floating.offsetHeight };
  const shown = whatIsShown();
  return freeSpot(corner, [...shown, ...cards()]) ?? freeSpot(corner, shown) ?? 0;
}

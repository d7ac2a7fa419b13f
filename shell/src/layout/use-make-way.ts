import { type RefObject, useEffect, useState } from 'react';
import { atRest } from '#layout/at-rest.ts';
import { whenLoaded } from '#loader/when-idle.ts';

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
    // A file of its own, and not before the page stands: nobody needs it until then. Without it the button stays in its
    // corner.
    const lookAround = async () => {
      if (document.readyState !== 'complete') await new Promise<void>(whenLoaded);
      const found = await import(/* webpackChunkName: "later" */ '#layout/lift-of.ts').catch(() => null);
      if (floating.current !== null) setLift(found?.liftOf(floating.current) ?? 0);
    };
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void lookAround(), SETTLED_MS);
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

import { type RefObject, useEffect, useState } from 'react';
import { coveredBy } from '#layout/covered-by.ts';

/** Milliseconds without a scroll after which the page rests. */
const REST_MS = 150;
/** Pixels of the page's top and end, and of scrolling, that count as none: zoomed pages scroll by fractions. */
const SLACK_PX = 2;

interface Way {
  /** Whether the page was scrolled down last, and does not rest at its end. */
  passed: boolean;
  /** Of the corner's own elements, the first class names of those that lie over something one needs. */
  covering: readonly string[];
}

/** When what stands in a corner of the window makes way: while one reads on, and where it would cover something. */
export function useMakesWay(corner: RefObject<HTMLElement | null>): Way {
  const [way, setWay] = useState<Way>({ passed: false, covering: [] });

  useEffect(() => {
    let last = window.scrollY;
    let up = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const decide = () => {
      const root = document.documentElement;
      const atEnd = window.scrollY + window.innerHeight >= root.scrollHeight - SLACK_PX;
      const back = up || atEnd || window.scrollY <= SLACK_PX;
      const floats = [...(corner.current?.children ?? [])];
      const covering = floats.filter(coveredBy).map(({ classList }) => classList[0] ?? '');
      setWay((before) => {
        const passed = before.passed && !back;
        const same = passed === before.passed && covering.join() === before.covering.join();
        return same ? before : { passed, covering };
      });
    };
    const rest = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(decide);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    const scroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) > SLACK_PX) {
        up = scrollY < last;
        last = scrollY;
        if (!up) setWay((before) => (before.passed ? before : { ...before, passed: true }));
      }
      soon();
    };
    // What grows, opens or is drawn under a page that rests.
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    if (corner.current) grown.observe(corner.current);
    addEventListener('scroll', scroll, { passive: true });
    addEventListener('scrollend', rest);
    addEventListener('resize', soon);
    document.addEventListener('click', soon);
    soon();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      grown.disconnect();
      removeEventListener('scroll', scroll);
      removeEventListener('scrollend', rest);
      removeEventListener('resize', soon);
      document.removeEventListener('click', soon);
    };
  }, [corner]);

  return way;
}

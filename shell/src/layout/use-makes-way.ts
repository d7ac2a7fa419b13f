import { type RefObject, useEffect, useState } from 'react';

/**
 * What a page needs free: controls, pictures that say something, what is drawn of a chart, figures, warnings. Plain text
 * is none of them, and no ornament. Of a drawing that is a picture (`data-picture`)
 * only its words and marks are.
 */
const NEEDED = [
  ...['a', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'iframe', '[role="slider"]'],
  ...['img:not([alt=""])', 'canvas', 'figure', '[role="img"]:not(svg)'],
  ...['svg:not(.icon, [data-picture]) *', 'svg:not(.icon) :is(text, rect, circle, image)'],
  ...['td', 'dd', 'output', '.figure', '[role="alert"]', '.notice', '.warning'],
].join();
/** Letters of a figure with its unit. What is longer in a table or a list is a text that has a number in it. */
const FIGURE_LETTERS = 30;
/** Pixels that a card's link or picture measures at least either way: a round in its corner hides neither. */
const ROOMY_PX = 144;
/** Pixels between two places that are looked at: less than any control measures. */
const STEP_PX = 8;

/**
 * Whether a float lies over something that the page needs free, wherever it is seen. What has a place of its own at the
 * window, as a bar or a dialog, hides the page already: a float over it covers nothing.
 */
function coveredBy(float: Element): boolean {
  const { left, right, top, bottom } = float.getBoundingClientRect();
  const rows = places(top, bottom);
  return places(left, right).some((x) => rows.some((y) => isNeeded(float, x, y)));
}

/** Places from edge to edge, half a pixel within. */
function places(from: number, to: number): number[] {
  const steps = Math.max(1, Math.ceil((to - from - 1) / STEP_PX));
  return Array.from({ length: steps + 1 }, (_, index) => from + 0.5 + (index * (to - from - 1)) / steps);
}

function isNeeded(float: Element, x: number, y: number): boolean {
  const under = document.elementsFromPoint(x, y).filter((element) => float.parentElement?.contains(element) !== true);
  if (isFixed(under[0])) return false;
  return under.some((element) => {
    const needed = element.closest(NEEDED);
    if (needed === null) return false;
    if (needed.matches('td, dd')) return isFigure(needed.textContent);
    return !needed.matches('a, img') || isWithin(needed, x, y);
  });
}

const isFigure = (text: string) => /\d/.test(text) && text.trim().length <= FIGURE_LETTERS;

function isWithin(element: Element, x: number, y: number): boolean {
  return boxesOf(element).some(
    ({ left, right, top, bottom, width, height }) =>
      left <= x && x <= right && top <= y && y <= bottom && Math.min(width, height) < ROOMY_PX,
  );
}

/** A link may reach over a whole card, or to the end of its line: it is its words that are needed. */
function boxesOf(element: Element): DOMRect[] {
  const { width, height } = element.getBoundingClientRect();
  if (!element.matches('a:not(.button)') || Math.min(width, height) >= ROOMY_PX) return [...element.getClientRects()];
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()];
}

function isFixed(element: Element | null | undefined): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement);
}

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

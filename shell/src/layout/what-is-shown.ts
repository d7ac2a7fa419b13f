import type { Box } from '#layout/free-spot.ts';

const CONTROLS = 'a, button, input, select, textarea, label, summary, img, svg, i, canvas, iframe, video';
/** What is no content: what floats itself, and texts that are only read out. */
const NOT_CONTENT = '.floating, .toasts, .visually-hidden, script, noscript';

/** Where texts, controls and pictures are in the window at this moment. */
export function whatIsShown(): Box[] {
  const boxes: Box[] = [];
  const add = (element: Element, rects: Iterable<DOMRect>) => {
    const inWindow = [...rects].filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < innerHeight);
    if (inWindow.length === 0 || element.closest(NOT_CONTENT) !== null || isHidden(element)) return;
    boxes.push(...inWindow);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement === null || !/\S/.test(node.nodeValue ?? '')) continue;
    range.selectNodeContents(node);
    add(node.parentElement, range.getClientRects());
  }
  for (const control of document.querySelectorAll(CONTROLS)) add(control, [control.getBoundingClientRect()]);
  return boxes;
}

/** Cards as a whole: standing on an empty part of one hides nothing, and looks as if it belonged to it. */
export const cards = (): Box[] => [...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());

// Older Safari cannot say; there something hidden counts as shown, and the button goes a little too far up.
const isHidden = (element: Element): boolean =>
  typeof element.checkVisibility === 'function' && !element.checkVisibility({ visibilityProperty: true });

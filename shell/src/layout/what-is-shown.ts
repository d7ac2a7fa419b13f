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
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, mayBeSeen);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(CONTROLS)) add(node, [node.getBoundingClientRect()]);
    } else if (node.parentElement !== null && /\S/.test(node.nodeValue ?? '')) {
      range.selectNodeContents(node);
      add(node.parentElement, range.getClientRects());
    }
  }
  return boxes;
}

/** Passes over the parts of a page that begin below the window or end above it, of which a long page has most. */
function mayBeSeen(node: Node): number {
  if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
  const { top, bottom, height } = node.getBoundingClientRect();
  // What has no height of its own may hold what has.
  const away = height > 0 && (bottom <= 0 || top >= innerHeight);
  return away ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
}

/** Parts with a frame of their own. */
const FRAMED =
  '.card, .result, .pick, .scheduler, .map, .notice, .carousel, .convention-card, .choice-card, .statement';

/** Framed parts as a whole: standing on an empty part of one hides nothing, and looks as if it belonged to it. */
export const cards = (): Box[] => [...document.querySelectorAll(FRAMED)].map((card) => card.getBoundingClientRect());

// Older Safari cannot say; there something hidden counts as shown, and the button goes a little too far up.
const isHidden = (element: Element): boolean =>
  typeof element.checkVisibility === 'function' && !element.checkVisibility({ visibilityProperty: true });

import type { Page } from '@playwright/test';

/** Shows the page in a font of this machine, or in larger or wider text, and says what no longer fits. */
export async function whatDoesNotFit(page: Page, style: Readonly<Record<string, string>>): Promise<string[]> {
  return page.evaluate((properties) => {
    const root = document.documentElement;
    root.dataset.whole = '';
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
    const wrong = new Set<string>();
    const wider = root.scrollWidth - root.clientWidth;
    if (wider > 0) wrong.add(`${wider} px wider than the window`);

    const range = document.createRange();
    const linesOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const apart = (one: DOMRect | undefined, other: DOMRect | undefined) =>
      one !== undefined && other !== undefined && (other.top >= one.bottom || other.right < one.left);
    /** The nearest box that scrolls sideways. */
    const scroller = (element: Element | null): Element | null =>
      element === null || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
        ? element
        : scroller(element.parentElement);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: Node | null = null;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      if (!text.trim() || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden') !== null) continue;
      for (const figure of text.matchAll(/(?<![\p{L}\d])₹?\d[\d,.]*\d/gu)) {
        const lines = linesOf(node, figure.index, figure.index + figure[0].length);
        const [first] = lines;
        if (lines.some((line) => apart(first, line))) wrong.add(`broken: ${figure[0]}`);
        const end = Math.max(...lines.map(({ right }) => right));
        const box = scroller(parent);
        if (box === null && end > root.clientWidth + 1) wrong.add(`cut off: ${figure[0]}`);
        // Tables may scroll, figures by themselves may not.
        if (box !== null && box.querySelector('table') === null && end > box.getBoundingClientRect().right + 1)
          wrong.add(`clipped: ${figure[0]}`);
      }
      // Paise stand in an element of their own.
      const length = before?.nodeValue?.length ?? 0;
      if (before !== null && /\d\.$/.test(before.nodeValue ?? '') && /^\d\d$/.test(text)) {
        if (apart(linesOf(before, 0, length).at(-1), linesOf(node, 0, 2)[0]))
          wrong.add(`broken: ${before.nodeValue}${text}`);
      }
      before = node;
    }
    return [...wrong];
  }, style);
}

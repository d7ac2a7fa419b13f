import type { Page } from '@playwright/test';

interface Walk {
  /** What is covered, cut off or too little, each once. */
  wrong: string[];
  /** Where the contact link ends, from the window's right and lower edge; with several places if it moves. */
  corner: string;
}

/**
 * Scrolls a page from its top to its end in steps of two thirds of the window. At each step nothing that floats may lie
 * over a text or a control, unless in a bar of its own: as wide as the window, at its end, and with nothing shining
 * through. Header and bar leave two thirds of the window, and the page's last words end above the bar.
 */
export function whatIsWrong(page: Page): Promise<Walk> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const quick = document.querySelector('[aria-label="Quick actions"]');
    const glance = document.querySelector('[aria-label="Result at a glance"]');
    const dock = quick?.parentElement;
    if (quick === null || !dock) throw new Error('There are no quick actions.');
    const wrong = new Set<string>();
    const corners = new Set<string>();

    /** Where the page ends for the reader: a bar's upper edge, or the window's end. */
    const barTop = () => {
      const { left, right, top, bottom } = dock.getBoundingClientRect();
      const wide = left <= 0 && right >= root.clientWidth && Math.abs(bottom - innerHeight) < 1;
      const opaque = /^rgb\(/.test(getComputedStyle(dock).backgroundColor);
      const low = glance?.clientHeight ? glance.getBoundingClientRect().top : innerHeight;
      return wide && opaque ? Math.min(top, low) : innerHeight;
    };
    const headerBottom = () => {
      const header = document.querySelector('header');
      const stays = header !== null && getComputedStyle(header).position === 'sticky';
      return stays ? Math.max(0, header.getBoundingClientRect().bottom) : 0;
    };
    const own = (node: Element) => dock.contains(node) || glance?.contains(node) === true;
    const range = document.createRange();
    const shown = (node: Element) => node.checkVisibility({ visibilityProperty: true }) && node.clientWidth !== 1;

    const boxes: { rects: DOMRect[]; name: string }[] = [];
    function gather() {
      boxes.length = 0;
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
        const { top, bottom, height } = node.getBoundingClientRect();
        const away = own(node) || (height > 0 && (bottom <= 0 || top >= innerHeight));
        return away ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      });
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (node instanceof Element) {
          if (node.matches('a, button, input, select, textarea, img, canvas, iframe, summary') && shown(node))
            boxes.push({ rects: [node.getBoundingClientRect()], name: `${node.tagName} ${node.textContent}` });
        } else if (
          node.parentElement &&
          node.nodeValue?.trim() &&
          node.parentElement.closest('.visually-hidden') === null
        ) {
          if (!shown(node.parentElement)) continue;
          range.selectNodeContents(node);
          boxes.push({ rects: [...range.getClientRects()], name: node.nodeValue.trim() });
        }
      }
    }
    const look = () => {
      gather();
      const end = barTop();
      const floats = [...quick.querySelectorAll('a, button')].filter(shown).map((part) => part.getBoundingClientRect());
      for (const { rects, name } of boxes)
        for (const { left, right, top, bottom } of rects)
          for (const float of floats) {
            const across = Math.min(float.right, right) - Math.max(float.left, left);
            const down = Math.min(float.bottom, bottom, end) - Math.max(float.top, top);
            if (across > 1 && down > 1) wrong.add(`covered: ${name.slice(0, 60)}`);
          }
      for (const float of floats)
        if (float.left < 0 || float.right > root.clientWidth || float.bottom > innerHeight) wrong.add('off the window');
      // On the way to the page's end the header leaves the window last where it stands still.
      if ((end - headerBottom()) * 3 < innerHeight * 2) wrong.add(`free: ${end - headerBottom()} of ${innerHeight}`);
      const link = quick.querySelector('a')?.getBoundingClientRect();
      if (link) corners.add(`${Math.round(root.clientWidth - link.right)} ${Math.round(innerHeight - link.bottom)}`);
    };

    root.dataset.whole = '';
    for (let y = 0; ; y += Math.floor((innerHeight * 2) / 3)) {
      scrollTo({ top: y, behavior: 'instant' });
      look();
      if (scrollY + innerHeight >= root.scrollHeight - 2) break;
    }
    const last = Math.max(...boxes.flatMap(({ rects }) => rects.map(({ bottom }) => bottom)));
    if (last > barTop() + 1) wrong.add(`the page ends at ${last}, below ${barTop()}`);
    return { wrong: [...wrong], corner: [...corners].join(' or ') };
  });
}

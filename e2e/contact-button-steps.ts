import type { Page } from '@playwright/test';

interface Walk {
  /** What is covered, cut off or too little, each once. */
  wrong: string[];
  /** Where the contact link ends, from the window's right and lower edge; with several places if it moves. */
  corner: string;
  /** Whether the page has a bar of its own at the window's end. */
  bar: boolean;
}

/**
 * Scrolls a page from its top to its end in steps of two thirds of the window, each a little too far and back again:
 * what goes while one reads on is there then. Once that has settled, nothing that floats may lie over a control, a
 * small picture, a figure or a warning, unless in a bar of its own: as wide as the window, at its end, and with nothing shining
 * through. A text may lie under it as long as 60 pixels of scrolling free it; at the page's end none does. Header and
 * bar leave two thirds of the window, and the page's last words end above the bar and the contact link, which is there.
 */
export async function whatIsWrong(page: Page): Promise<Walk> {
  // It comes a second after the page.
  if (!/^\/(contact|appointment)/.test(new URL(page.url()).pathname))
    await page.locator('.get-in-touch.is-shown').waitFor();
  return page.evaluate(async () => {
    const root = document.documentElement;
    const quick = document.querySelector('[aria-label="Quick actions"]');
    const glance = document.querySelector('[aria-label="Result at a glance"]');
    if (quick === null) throw new Error('There are no quick actions.');
    const wrong = new Set<string>();
    const corners = new Set<string>();
    const fixed = (node: Element | null) => node !== null && getComputedStyle(node).position === 'fixed';

    /** Where the page ends for the reader: a bar's upper edge, or the window's end. */
    const barTop = () => {
      if (!glance?.clientHeight || !fixed(glance)) return innerHeight;
      const { left, right, top, bottom } = glance.getBoundingClientRect();
      const wide = left <= 0 && right >= root.clientWidth && Math.abs(bottom - innerHeight) < 1;
      if (!wide || !/^rgb\(/.test(getComputedStyle(glance).backgroundColor)) wrong.add('the bar is none');
      return top;
    };
    const headerBottom = () => {
      const header = document.querySelector('header');
      const stays = header !== null && getComputedStyle(header).position === 'sticky';
      return stays ? Math.max(0, header.getBoundingClientRect().bottom) : 0;
    };
    const own = (node: Element) => quick.contains(node) || glance?.contains(node) === true;
    const range = document.createRange();
    const shown = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.clientWidth !== 1;
    /** The part of a box that boxes around it, which scroll by themselves, let through. */
    const clipped = (box: DOMRect, node: Element | null): DOMRect => {
      if (node === null || node === document.body) return box;
      const around = node.getBoundingClientRect();
      const [left, right] =
        getComputedStyle(node).overflowX === 'visible'
          ? [box.left, box.right]
          : [Math.max(box.left, around.left), Math.min(box.right, around.right)];
      return clipped(new DOMRect(left, box.top, right - left, box.height), node.parentElement);
    };

    const NEEDED = [
      ...['a, button, input, select, textarea, summary, label, canvas, iframe, figure'],
      ...['img:not([alt=""]), svg:not(.icon) :is(text, rect, circle, image)'],
      ...['[role=slider], [role=img]:not(svg), td, dd, output, .figure, [role=alert], .notice, .warning'],
    ].join();
    /** What stands in a table or a list, and is no figure. */
    const isProse = (node: Element) => {
      const text = node.textContent.trim();
      return node.matches('td, dd') && (text.length > 30 || !/\d/.test(text));
    };
    /** A whole card that is a link, or its picture: a round in its corner hides neither. */
    const isCard = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      return node.matches('a, img') && width >= 144 && height >= 144;
    };
    interface Box {
      rects: () => DOMRect[];
      name: string;
      needed: boolean;
    }
    function gather(): Box[] {
      const boxes: Box[] = [];
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
        const { top, bottom, height } = node.getBoundingClientRect();
        const away = own(node) || (height > 0 && (bottom <= 0 || top >= innerHeight));
        return away ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      });
      for (let at = nodes.nextNode(); at !== null; at = nodes.nextNode()) {
        const node = at;
        const parent = node.parentElement;
        if (node instanceof Element) {
          if (!node.matches(NEEDED) || !shown(node) || isCard(node) || isProse(node)) continue;
          // Of a link that is no button, one needs its words.
          const isWords = node.matches('a:not(.button)');
          const rects = () => {
            range.selectNodeContents(node);
            return [...(isWords ? range : node).getClientRects()].map((rect) => clipped(rect, parent));
          };
          boxes.push({ rects, name: `${node.tagName} ${node.textContent}`, needed: true });
        } else if (parent && node.nodeValue?.trim() && parent.closest('.visually-hidden') === null && shown(parent)) {
          const lines = () => {
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          };
          const name = node.nodeValue.trim();
          // Line by line: of a long text there is always one.
          for (const at of lines().keys()) {
            const rects = () =>
              lines()
                .slice(at, at + 1)
                .map((rect) => clipped(rect, parent));
            boxes.push({ rects, name, needed: false });
          }
        }
      }
      return boxes;
    }
    const floating = () =>
      [...quick.querySelectorAll('a, button')].filter((part) => shown(part) && (fixed(part) || fixed(quick)));
    const covered = ({ rects }: Box, float: DOMRect, end: number) =>
      rects().some(({ left, right, top, bottom }) => {
        const across = Math.min(float.right, right) - Math.max(float.left, left);
        const down = Math.min(float.bottom, bottom, end) - Math.max(float.top, top);
        return across > 1 && down > 1;
      });
    const scrollTop = (top: number) => scrollTo({ top, behavior: 'instant' });
    const atEnd = () => scrollY + innerHeight >= root.scrollHeight - 2;

    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

    const look = async () => {
      const boxes = gather();
      let end = barTop();
      const y = scrollY;
      const last = atEnd();
      // What has to make way does so after a rest, which takes as long as the page is busy. What stays wrong stays.
      const isInTheWay = () =>
        floating().some((part) => {
          const float = part.getBoundingClientRect();
          return boxes.some((box) => (box.needed || last) && covered(box, float, end));
        });
      for (const most = performance.now() + 2_000; isInTheWay() && performance.now() < most; ) await frame();
      const floats = floating().map((part) => part.getBoundingClientRect());
      for (const float of floats) {
        const under = boxes.filter((box) => covered(box, float, end));
        for (const { name } of under.filter(({ needed }) => needed || last)) wrong.add(`covered: ${name.slice(0, 60)}`);
        const texts = under.filter(({ needed }) => !needed);
        for (const step of [60, -60]) {
          if (texts.length === 0) break;
          scrollTop(y + step);
          if (scrollY === y + step) texts.splice(0, texts.length, ...texts.filter((text) => covered(text, float, end)));
          scrollTop(y);
        }
        for (const { name } of texts) wrong.add(`stays covered: ${name.slice(0, 60)}`);
        if (float.left < 0 || float.right > root.clientWidth || float.bottom > innerHeight) wrong.add('off the window');
      }
      // On the way to the page's end the header leaves the window last where it stands still.
      if ((end - headerBottom()) * 3 < innerHeight * 2) wrong.add(`free: ${end - headerBottom()} of ${innerHeight}`);
      const link = quick.querySelector('a');
      if (link && fixed(quick)) {
        const { right, bottom, top } = link.getBoundingClientRect();
        corners.add(`${Math.round(root.clientWidth - right)} ${Math.round(innerHeight - bottom)}`);
        if (last && !shown(link)) wrong.add('no contact link at the end');
        // In a gutter nothing lies above it either.
        if (innerWidth < 1360) end = Math.min(end, top);
      }
      const words = last ? Math.max(...boxes.flatMap(({ rects }) => rects().map((rect) => rect.bottom))) : 0;
      if (words > end + 1) wrong.add(`the page ends at ${words}, below ${end}`);
    };
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    /** In a gutter, and in the flow of a low window, nothing floats over the page. */
    const isOver = innerWidth < 1360 && innerHeight >= 420;
    /** Scrolls, and waits until what floats has made up its mind and has come or gone. */
    const go = async (top: number) => {
      if (!isOver) {
        scrollTop(top);
        return;
      }
      const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
      const before = scrollY;
      scrollTop(top);
      await (scrollY === before ? pause(200) : Promise.race([ended, pause(400)]));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      await Promise.all(quick.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})));
    };

    root.dataset.whole = '';
    await Promise.all(quick.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})));
    await go(0);
    await look();
    for (let y = 0; !atEnd(); await look()) {
      y += Math.floor((innerHeight * 2) / 3);
      scrollTop(y + 24);
      await go(y + innerHeight >= root.scrollHeight - 26 ? root.scrollHeight : y);
    }
    return { wrong: [...wrong], corner: [...corners].join(' or '), bar: barTop() < innerHeight };
  });
}

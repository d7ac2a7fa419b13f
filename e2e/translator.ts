import type { Page } from '@playwright/test';

/**
 * Translates the page as browsers do: each text with a letter goes out of the document and elements of the translator's
 * stand in its place, also for texts that come later. Letters become x and figures stay, so that a page can be compared
 * with the same page untranslated.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inCode = 'script, style, textarea, noscript, svg, font';
    const words = (text: string) => text.replace(/\p{L}/gu, 'x');
    function replace(node: Node) {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(inCode)) continue;
        const outer = document.createElement('font');
        outer.append(Object.assign(document.createElement('font'), { textContent: words(text.data) }));
        text.replaceWith(outer);
      }
    }
    replace(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) replace(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** What the page's main part says, letters made alike. */
export const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const code of main.querySelectorAll('style, script, noscript, textarea')) code.remove();
    return (main.textContent ?? '').replace(/\p{L}/gu, 'x').replace(/\s+/g, ' ');
  });

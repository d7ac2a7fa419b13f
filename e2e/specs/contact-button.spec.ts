import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const PAGES = [
  ['/', '/signin', '/contactus', '/sipcalculator'],
  ['/terms', '/goals', '/financialtable', '/financialplan'],
  ['/blogs', '/appointment/11111111-1111-4111-8111-111111111111', '/nothing-here'],
];

/** Texts and controls below what floats, as far as they are in the window. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const floating = document.querySelector('[aria-label="Quick actions"]');
    const boxes = [...(floating?.children ?? [])].map((part) => part.getBoundingClientRect());
    // What a page's own bar hides is not there to be covered.
    const bar = document.querySelector('[aria-label="Result at a glance"]');
    const barTop = bar !== null && bar.clientHeight > 0 ? bar.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
    const hit = (rect: DOMRect, owner: Element) =>
      boxes.some(
        (box) =>
          Math.min(box.right, rect.right) - Math.max(box.left, rect.left) > 1 &&
          Math.min(box.bottom, rect.bottom, bar?.contains(owner) ? rect.bottom : barTop) - Math.max(box.top, rect.top) >
            1,
      );
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !node.nodeValue?.trim() || floating?.contains(parent) === true) continue;
      if (parent.clientWidth <= 1 || !parent.checkVisibility({ visibilityProperty: true })) {
        if (getComputedStyle(parent).display !== 'inline') continue;
        if (parent.closest('.visually-hidden') !== null) continue;
      }
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => hit(rect, parent))) found.push(node.nodeValue.trim());
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, img'))
      if (
        floating?.contains(control) === false &&
        control.checkVisibility() &&
        hit(control.getBoundingClientRect(), control)
      )
        found.push(`${control.tagName} ${control.textContent}`);
    return found;
  });

/** What floats moves once the page has settled, a matter of tenths. */
const SOON = { intervals: [50, 50, 50, 100, 100, 250] };

for (const paths of PAGES) {
  test(`the contact button covers nothing where a page rests, at any width: ${paths.join(', ')}`, async ({
    page,
    problems,
  }) => {
    test.slow();
    const button = page.getByRole('link', { name: 'Get in touch with us' });
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      await expect(button).toBeVisible();
      for (const width of [360, 768, 1280]) {
        const at = `${path}, ${width} pixels`;
        await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect.poll(() => covered(page), { ...SOON, message: `${at}, at its top` }).toEqual([]);
        await expect(async () => {
          await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
          expect(await covered(page), `${at}, at its end`).toEqual([]);
        }).toPass({ ...SOON, timeout: 20_000 });
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    }
    // The appointment's link and the unknown address answer 404, which the console repeats.
    problems.length = 0;
  });
}

test('while a page is read the contact button stands in its corner', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/terms');
  const button = page.getByRole('link', { name: 'Get in touch with us' });
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(async () => Math.round((await button.boundingBox())?.y ?? 0)).toBe(576);
});

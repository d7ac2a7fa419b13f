import type { Page } from '@playwright/test';
import { NO_HIDDEN_PAGES } from '../../server/src/releases/gate/chromium.ts';
import { whatDoesNotFit } from '../figure-steps.ts';
import { expect, test } from '../fixtures.ts';

// What a visitor sets as the size of text in the browser: twice the usual one.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', NO_HIDDEN_PAGES, '--blink-settings=defaultFontSize=32'],
  },
});

const PHONE_PAGES = [
  ...['/', '/goals', '/sipcalculator', '/retirementcalculator', '/planyourgoal', '/firecalculator', '/xirrcalculator'],
  ...['/contactus', '/aboutus', '/disclosures', '/financialtable', '/blogs/reading-a-factsheet', '/myplans'],
];

test('with text of 200% a laptop gets the layout that it has room for', async ({ page }) => {
  for (const path of ['/', '/goals', '/contactus', '/sipcalculator', '/planyourgoal', '/financialtable']) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await whatDoesNotFit(page, {}), path).toEqual([]);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await expect(menu, 'the menu does not stand in the way of the name').toBeVisible();
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height, `${path}: the header, one line of twice the usual size`).toBeLessThan(80);
    const name = bar.getByRole('link').first();
    expect((await name.boundingBox())?.height, `${path}: the name in one line`).toBeLessThan(60);
  }
});

test('with text of 200% a phone has each page in one column, and no word of it letter by letter', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PHONE_PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await whatDoesNotFit(page, {}), path).toEqual([]);
    const name = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0), `${path}: the name beside the menu`).toBeLessThan(menu?.x ?? 0);
    expect(await wordsInPieces(page), `${path}: words in a column too narrow for them`).toEqual([]);
  }
});

/** Words that stand on three lines or more. A long one may be parted once, with its hyphen. */
const wordsInPieces = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const inPieces = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { width = 0, right = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
      // Words for screen readers alone stand outside the page, or in one pixel.
      if (!node.parentElement?.checkVisibility() || width === 1 || right < 0) continue;
      if (node.parentElement.closest('.visually-hidden') !== null) continue;
      for (const word of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 2) inPieces.push(word[0]);
      }
    }
    return inPieces;
  });

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

test('with text of 200% a laptop gets the layout that it has room for', { tag: '@every-page' }, async ({ page }) => {
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

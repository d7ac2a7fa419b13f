import { expect, test } from 'e2e/fixtures';
import { openHeld, untilAlive } from 'e2e/held-page';
import { field, table } from '#journeys/calculator-steps.ts';

/** The code of parts that a page is alive before. */
const LATER = /\/(later|plan-help|several-goals)\.[\w-]+\.js$/;
const two = '/planyourgoal?goals=c_800000_4_10_6-h_9000000_12_10_6&budget=60000';

for (const path of ['/sipcalculator', '/xirrcalculator', '/planyourgoal', two]) {
  const tag = path === two ? [] : path === '/sipcalculator' ? '@wide' : '@slow';
  test(`${path} keeps what the server has drawn until its later code is here`, { tag }, async ({ page }) => {
    const release = await openHeld(page, path, LATER);
    await untilAlive(page);
    // What is not laid out yet below the first screen has no role.
    await expect(page.locator('html[data-whole]')).toBeAttached();
    const headings = () => page.locator('main').getByRole('heading').allInnerTexts();
    const whole = await headings();
    expect(whole).toContain('Questions people ask');
    // Meanwhile the long texts of the firm come, which change what all parts read.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.json')),
    );
    for (let look = 0; look < 10; look += 1) {
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
      expect(await headings()).toEqual(whole);
    }
    release();
    await page.waitForLoadState('networkidle');
    expect(await headings()).toEqual(whole);
  });
}

test('figures do not wait for the words below them', async ({ page }) => {
  const release = await openHeld(page, '/sipcalculator', LATER);
  await untilAlive(page);
  await field(page, 'Time period (years)').fill('12');
  await expect(table(page).getByRole('button', { name: 'Year 12, show months' })).toBeVisible();
  // What was said of ten years is gone.
  await expect(page.locator('.formula__legend')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Why another site may show another figure' })).toBeVisible();
  await expect(page.locator('.formula__legend')).toContainText('144');
});

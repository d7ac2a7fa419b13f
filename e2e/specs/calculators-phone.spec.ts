import type { Locator, Page } from '@playwright/test';
import { field, typedCalculators } from '../calculator-steps.ts';
import { expect, test } from '../fixtures.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Result at a glance' });

/** Pixels between the end of a box and the bar below it. */
async function gapAboveBar(page: Page, box: Locator): Promise<number> {
  const [above, below] = [await box.boundingBox(), await bar(page).boundingBox()];
  return above === null || below === null ? Number.NaN : Math.round(below.y - above.y - above.height);
}

/** Names of what floats over a box that must stay free, among contact link and way to the top. */
async function covering(page: Page, box: Locator): Promise<string[]> {
  const floats = await page.getByRole('complementary', { name: 'Quick actions' }).locator('a, button').all();
  const free = await box.boundingBox();
  const names: string[] = [];
  for (const float of floats) {
    const at = await float.boundingBox();
    if (free === null || at === null) continue;
    const apart =
      at.x >= free.x + free.width ||
      free.x >= at.x + at.width ||
      at.y >= free.y + free.height ||
      free.y >= at.y + at.height;
    if (!apart) names.push(await float.innerText());
  }
  return names;
}

for (const { path, typed } of typedCalculators) {
  test(`${path} at 360×640: the result stands in sight once all is filled, and nothing lies over a field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
    for (const [label, text] of Object.entries(typed)) {
      const input = field(page, label);
      await input.fill(text);
      await expect(input).toBeInViewport({ ratio: 1 });
      // The whole quantity: label, figure, words, slider and the line with its bounds.
      const quantity = page.locator('.quantity').filter({ has: input });
      await expect
        .poll(() => gapAboveBar(page, quantity), `${label} stands clear of the bar`)
        .toBeGreaterThanOrEqual(0);
      expect(await covering(page, quantity), `over ${label}`).toEqual([]);
    }
    const amount = bar(page).getByRole('definition');
    await expect(amount).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(amount).toBeInViewport({ ratio: 1 });
    expect(await covering(page, amount)).toEqual([]);
    expect(await covering(page, bar(page).getByRole('link', { name: 'See years' }))).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  });
}

test('the longest amounts still fit beside the buttons at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/swpcalculator?investment=900000000000&monthlyWithdrawal=1000&annualRatePct=30&years=40');
  const amount = bar(page).getByRole('definition');
  await expect(amount).toHaveText(/^₹[\d,]{20,}\.\d\d$/);
  expect(await covering(page, amount)).toEqual([]);
  const cut = await amount.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

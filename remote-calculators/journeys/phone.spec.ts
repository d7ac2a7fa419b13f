import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { field, fillField, inRow, typedCalculators } from '#journeys/calculator-steps.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Result at a glance' });

interface Surroundings {
  /** Pixels between the end of the box and the bar below it. */
  gap: number;
  /** Names of what floats over the box, among contact link and way to the top. */
  covering: string[];
}

/** How a box that must stay free lies on the screen, read in one moment. */
async function around(page: Page, box: Locator): Promise<Surroundings> {
  const below = await bar(page).elementHandle();
  const floats = await page.getByRole('complementary', { name: 'Quick actions' }).elementHandle();
  return box.evaluate(
    (element, [barBelow, quick]) => {
      const free = element.getBoundingClientRect();
      const over = [...(quick?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((float) => {
        const at = float.getBoundingClientRect();
        return (
          float.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          at.width > 0 &&
          at.left < free.right &&
          free.left < at.right &&
          at.top < free.bottom &&
          free.top < at.bottom
        );
      });
      return {
        gap: Math.round((barBelow?.getBoundingClientRect().top ?? Number.NaN) - free.bottom),
        covering: over.map((float) => float.innerText),
      };
    },
    [below, floats] as const,
  );
}

const covering = async (page: Page, box: Locator) => (await around(page, box)).covering;

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

for (const { path, typed } of typedCalculators) {
  test(
    `${path} at 360×640: the result stands in sight once all is filled, and nothing lies over a field`,
    inRow(path),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(bar(page)).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
      for (const [label, text] of Object.entries(typed)) {
        const input = field(page, label);
        await fillField(page, label, text);
        await expect(input).toBeInViewport({ ratio: 1 });
        // The whole quantity: label, figure, words, slider and the line with its bounds.
        const quantity = page.locator('.quantity').filter({ has: input });
        await expect(async () => {
          const { gap, covering: over } = await around(page, quantity);
          expect(gap, `${label} stands clear of the bar`).toBeGreaterThanOrEqual(0);
          expect(over, `over ${label}`).toEqual([]);
        }).toPass({ timeout: 20_000 });
      }
      const amount = bar(page).getByRole('definition');
      await expect(amount).toHaveText(/^₹[\d,]+\.\d\d$/);
      await expect(amount).toBeInViewport({ ratio: 1 });
      expect(await covering(page, amount)).toEqual([]);
      expect(await covering(page, bar(page).getByRole('link', { name: 'See years' }))).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
    },
  );
}

test('the longest amounts still fit beside the buttons at 360 px', async ({ page }) => {
  await page.goto('/swpcalculator?investment=900000000000&monthlyWithdrawal=1000&annualRatePct=30&years=40');
  const amount = bar(page).getByRole('definition');
  await expect(amount).toHaveText(/^₹[\d,]{20,}\.\d\d$/);
  expect(await covering(page, amount)).toEqual([]);
  const cut = await amount.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test('a table wider than the phone keeps its words, its years and its total in sight', async ({ page }) => {
  await page.goto('/stpcalculator');
  const box = page.locator('.table-scroll', { has: page.locator('caption') }).first();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveClass(/is-wider/);
  for (const left of [0, 40, 9999]) {
    const outside = await box.evaluate((element, x) => {
      element.scrollLeft = x;
      const { left: from, right: to } = element.getBoundingClientRect();
      return ['caption', 'tbody tr > :first-child', 'tbody tr > :last-child'].filter((part) => {
        const at = element.querySelector(part)?.getBoundingClientRect();
        return at === undefined || at.left < from - 1 || at.right > to + 1;
      });
    }, left);
    expect(outside, `scrolled by ${left} px`).toEqual([]);
  }
});

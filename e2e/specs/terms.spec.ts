import { expect, test } from '#fixtures.ts';
import { untilAlive } from '#held-page.ts';

const ARTICLE = '/blogs/reading-a-factsheet';
const SAID = 'A percentage that a fund keeps back when you sell units before a certain time is over.';

test('a word is explained beside it while the mouse or the keyboard is there, and Escape takes it away', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await untilAlive(page);
  const word = page.getByRole('article').getByRole('link', { name: 'exit load' });
  const tip = page.getByRole('tooltip');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await word.hover();
    await expect(tip).toContainText(SAID, { timeout: 1_000 });
  }).toPass();
  await expect(word).toHaveAccessibleDescription(`Exit load ${SAID}`);
  // The mouse may go to what is said, and stay.
  await page.clock.install();
  await tip.hover();
  await page.clock.fastForward(60_000);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);

  await page.keyboard.press('Tab');
  await word.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/glossary#exit-load');
});

test('help of a calculator explains its words too, inside the window', async ({ page }) => {
  await page.goto('/sipcalculator');
  await untilAlive(page);
  const word = page.getByRole('link', { name: 'expense ratio' });
  const tip = page.getByRole('tooltip');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await word.hover();
    await expect(tip).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('the first tap explains a word, and the next leads to the glossary', async ({ page }) => {
    await page.goto(ARTICLE);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const word = page.getByRole('article').getByRole('link', { name: 'exit load' });
    const tip = page.getByRole('tooltip');
    await word.tap();
    await expect(tip).toContainText(SAID);
    await expect(tip).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).pathname).toBe(ARTICLE);
    // A tap beside it takes it away.
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tip).toHaveCount(0);
    await word.tap();
    await tip.locator('..').getByRole('link', { name: 'Words explained' }).tap();
    await expect(page).toHaveURL('/glossary#exit-load');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a word is a link to its explanation', async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('article').getByRole('link', { name: 'exit load' }).click();
    await expect(page).toHaveURL('/glossary#exit-load');
    await expect(page.getByRole('term').filter({ hasText: /^Exit load/ })).toBeInViewport();
  });
});

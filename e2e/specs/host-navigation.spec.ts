import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openHeld, untilAlive } from '../held-page.ts';
import { heading, open, scrolled } from '../host-steps.ts';

/** Notes how far the page is scrolled at the next press itself: bringing a link into reach may scroll once more. */
const noteDepth = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('depth', String(window.scrollY)), {
      capture: true,
      once: true,
    }),
  );
const depthOf = async (page: Page) => Number(await page.evaluate(() => sessionStorage.getItem('depth')));
const untilBackAt = (page: Page, depth: number) =>
  expect(async () => expect(Math.abs((await scrolled(page)) - depth)).toBeLessThan(5)).toPass();

test('a navigation inside the page moves title, scroll and focus; going back returns to where one was @phone', async ({
  page,
}) => {
  await open(page, '/');
  const atHome = await page.title();
  await noteDepth(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).not.toHaveTitle(atHome);

  const depth = await depthOf(page);
  expect(depth).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveTitle(atHome);
  await untilBackAt(page, depth);
});

test('a place on a page is an entry of its own: Back leads to where one was, on this page and the one before', async ({
  page,
}) => {
  await open(page, '/');
  await noteDepth(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  const atHome = await depthOf(page);
  await expect(heading(page)).toBeFocused();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await noteDepth(page);
  await contents.getByRole('link').nth(3).click();
  const atContents = await depthOf(page);
  await expect(page).toHaveURL(/\/privacy#/);
  const place = page.getByRole('main').getByRole('heading', { level: 2, name: /^4\. / });
  await expect(place).toBeInViewport();
  await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(300);

  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await untilBackAt(page, atContents);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await untilBackAt(page, atHome);
});

test('the first entry of a tab, too, is where Back from a place on its page leads', async ({ page }) => {
  await open(page, '/privacy');
  await noteDepth(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click();
  const depth = await depthOf(page);
  await expect(async () => expect(await scrolled(page)).toBeGreaterThan(depth + 100)).toPass();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await untilBackAt(page, depth);
});

test('pages that show more of the firm are whole when one comes from a calculator, whose document has little of it', async ({
  page,
  problems,
}) => {
  for (const [link, title] of [
    ['E Yourself', 'E-Yourself'],
    ['About Us', 'About Saral Nivesh'],
    ['Contact Us', 'Contact Us'],
  ] as const) {
    await open(page, '/sipcalculator');
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
  }
  expect(problems).toEqual([]);
});

test('the first load leaves focus where it is, and the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('whoever follows the skip link before the page is alive stays in the content that stands there', async ({
  page,
}) => {
  const release = await openHeld(page, '/', /\/r\/content\//);
  // The first thing in the content that takes the focus: the field for a question.
  const first = await page.getByRole('main').getByRole('searchbox').first().elementHandle();
  // The frame around the content is alive: its router has noted where one is, and has nothing left to do.
  await page.waitForFunction(() => history.state !== null);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  await page.keyboard.press('Tab');
  release();
  await untilAlive(page);
  expect(await first?.evaluate((field) => field.isConnected && field === document.activeElement)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page).toHaveURL('/#main');
  await expect(heading(page)).toBeVisible();
});

test('the way to the top appears after 300 pixels and leads there', async ({ page }) => {
  await open(page, '/');
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(toTop).toBeHidden();
  // It goes while one scrolls down, and is there on the way back.
  await page.evaluate(() => window.scrollTo(0, 340));
  await expect(toTop).toHaveClass(/is-away/);
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(toTop).not.toHaveClass(/is-away/);
  await toTop.click();
  await expect(async () => expect(await scrolled(page)).toBe(0)).toPass();
  await expect(toTop).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('an unknown address is a real 404 with ways on', async ({ page, problems }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  // Followed before that, the link brings another document, which leaves the focus where it is.
  await expect(page.locator('.menu.is-live').first()).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Calculators ?\d+ calculators, each with its formula/ })
    .click();
  await expect(page).toHaveURL('/calculators');
  await expect(heading(page)).toBeFocused();
  problems.length = 0;
});

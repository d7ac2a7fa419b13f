import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openHeld, untilAlive } from '../held-page.ts';
import { open } from '../host-steps.ts';

/** From now on the origin says that a release went live that open tabs should not wait for. */
const urgent = (page: Page) =>
  page.route('**/server/releases', (route) => route.fulfill({ json: { serial: 1e9, urgent: 1e9 } }));

/** Has the open tab ask, as one does to which somebody returns after a while. */
async function asks(page: Page) {
  let answered = false;
  const asked = page.waitForResponse('**/server/releases').then((response) => response.finished());
  void asked.then(() => {
    answered = true;
  });
  // What asks comes once the page has all it needs: until then nobody hears that somebody returned.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const now = Date.now();
        Date.now = () => now + 60_000;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return answered;
    })
    .toBe(true);
}

/** Notes the pages on which the notice is shown from now on. */
async function watchNotice(page: Page): Promise<() => Promise<string[]>> {
  const shown = await page.evaluateHandle(() => {
    const pages = new Set<string>();
    const look = () => {
      for (const status of document.querySelectorAll<HTMLElement>('[role="status"]'))
        if (status.innerText.includes('A correction to this site is ready')) pages.add(location.pathname);
    };
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return pages;
  });
  return () => shown.evaluate((pages) => [...pages]);
}

/** Goes on to a page where nothing is typed: there the notice of the same answer comes, and it had not come before. */
async function expectOnlyLater(page: Page, shownOn: () => Promise<string[]>) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(notice(page)).toBeVisible();
  expect(await shownOn()).toEqual(['/terms']);
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A correction to this site is ready' });
const monthly = (page: Page) => page.getByRole('textbox', { name: 'Monthly investment' });

test('whoever types in a calculator is not asked to reload, and whoever reads it is', async ({ page }) => {
  await urgent(page);
  await open(page, '/sipcalculator');
  await monthly(page).fill('12000');
  const shownOn = await watchNotice(page);
  await asks(page);
  await expectOnlyLater(page, shownOn);
});

test('nor is whoever typed before the page was alive', async ({ page }) => {
  await urgent(page);
  const release = await openHeld(page, '/sipcalculator');
  await monthly(page).fill('12000');
  release();
  await untilAlive(page);
  const shownOn = await watchNotice(page);
  await asks(page);
  await expect(monthly(page)).toHaveValue('12,000');
  await expectOnlyLater(page, shownOn);
});

import type { Page } from '@playwright/test';
import { untilAlive } from '#held-page.ts';

/** Where whatever sends people to a booking leads. */
export const BOOKING = /^\/contactus(\?tab=appointment(&|$)|\/appointment$)/;

// What several journeys of the host look at.

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const header = (page: Page) => page.getByRole('banner');
export const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
export const fundsButton = (page: Page) => header(page).getByRole('button', { name: 'Mutual Funds' });
/** Chooses a theme in the header, by its words. */
export async function chooseTheme(page: Page, label: 'As on this device' | 'Light' | 'Dark') {
  await header(page)
    .getByRole('button', { name: /^Theme: / })
    .click();
  await header(page).getByRole('button', { name: label, exact: true }).click();
}
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** From now on documents get their styles and the script in their head, but never the application. */
export const onlyEarlyScript = (page: Page) =>
  page.route('**/*.js', (route) =>
    /\/early\.[^/]*js$/.test(route.request().url()) ? route.continue() : route.abort(),
  );

/** Waits until the page's buttons are its own and no longer only markup. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}

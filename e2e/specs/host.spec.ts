import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const fundsButton = (page: Page) => header(page).getByRole('button', { name: 'Mutual Funds' });

/** From now on documents get their styles and the script in their head, but never the application. */
const onlyEarlyScript = (page: Page) =>
  page.route('**/*.js', (route) =>
    /\/early\.[^/]*js$/.test(route.request().url()) ? route.continue() : route.abort(),
  );

/** Waits until the header's buttons are the page's own and no longer only markup. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
}

test('the header leads everywhere, and Mutual Funds opens and closes as a menu should', async ({ page }) => {
  await open(page, '/');
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['About Us', '/aboutus'],
    ['E Yourself', '/eyourself'],
    ['Contact Us', '/contactus'],
    ['Signin', '/signin'],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(menuButton(page)).toBeHidden();

  const funds = fundsButton(page);
  await expect(funds).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.getByRole('link', { name: 'Calculators' })).toBeHidden();
  await funds.click();
  await expect(funds).toHaveAttribute('aria-expanded', 'true');
  for (const [name, path] of [
    ['Calculators', '/calculators'],
    ['Goals', '/goals'],
    ['Invest', '/comingsoon?for=invest'],
    ['Explore Funds', '/comingsoon?for=explore-funds'],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', path);
  }

  await page.keyboard.press('Escape');
  await expect(funds).toHaveAttribute('aria-expanded', 'false');
  await expect(funds).toBeFocused();

  await funds.click();
  await page.mouse.click(10, 400);
  await expect(bar.getByRole('link', { name: 'Goals' })).toBeHidden();

  await page.keyboard.press('Escape');
  await funds.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Calculators' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calculators');
  await expect(funds).toHaveAttribute('aria-expanded', 'false');
});

test('the header stays in sight while the page scrolls @phone', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header(page).getByRole('link').first()).toBeInViewport();
});

test('under 768 pixels one button holds the whole menu', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, '/');
  await expect(fundsButton(page)).toBeHidden();
  const menu = menuButton(page);
  await menu.click();
  const items = header(page).getByRole('navigation', { name: 'Main' });
  const names = ['About Us', 'Calculators', 'Goals', 'Invest', 'Explore Funds', 'E Yourself', 'Contact Us', 'Signin'];
  for (const name of names) await expect(items.getByRole('link', { name })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(items).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.mouse.click(380, 790);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await menu.click();
  await items.getByRole('link', { name: 'Goals' }).click();
  await expect(page).toHaveURL('/goals');
  await expect(items).toBeHidden();
});

test('a navigation inside the page moves title, scroll and focus; going back returns to where one was @phone', async ({
  page,
}) => {
  await open(page, '/');
  const atHome = await page.title();
  // Noted at the press itself: bringing the link into reach may scroll once more.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('depth', String(window.scrollY)), {
      capture: true,
      once: true,
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).not.toHaveTitle(atHome);

  const depth = Number(await page.evaluate(() => sessionStorage.getItem('depth')));
  expect(depth).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveTitle(atHome);
  await expect(async () => expect(Math.abs((await scrolled(page)) - depth)).toBeLessThan(5)).toPass();
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

test('the way to the top appears after 300 pixels and leads there', async ({ page }) => {
  await open(page, '/');
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await toTop.click();
  await expect(async () => expect(await scrolled(page)).toBe(0)).toPass();
  await expect(toTop).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('the contact link appears a second after load, on every page, and covers nothing at its end @phone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/terms');
  const contact = page.getByRole('link', { name: 'Get in touch with us' });
  await expect(heading(page)).toBeVisible();
  await expect(contact).toBeHidden();
  // The page's own timer starts when it is hydrated; from then on a second is enough.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(contact).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(1_000);
  const last = await page.getByText('neither a promise nor a forecast').boundingBox();
  const box = await contact.boundingBox();
  const toTop = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(Math.min(box?.y ?? 0, toTop?.y ?? 0));

  await contact.click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/contactus');
  await expect(contact).toBeVisible();
});

test('the theme follows the system until the visitor chooses, and the choice is there before the first paint', async ({
  page,
  problems,
}) => {
  const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = 'rgb(14, 21, 19)';
  const light = 'rgb(247, 248, 246)';
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await surface()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await surface()).toBe(light);

  const themeSwitch = page.getByRole('button', { name: 'Switch between light and dark' });
  await themeSwitch.click();
  expect(await surface()).toBe(dark);
  // The theme must not wait for the application.
  await onlyEarlyScript(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await surface()).toBe(dark);
  await page.unroute('**/*.js');
  problems.length = 0;

  await open(page, '/');
  await themeSwitch.click();
  expect(await surface()).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('what was prerendered stays in its place while the remote is still on its way @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/r\/content\/.*(?<!remoteEntry)\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // The contact link comes a second after the header is alive: by then everything but the remote is there.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
  await expect(heading(page)).toBeVisible();
  letGo();
  // The loader marks the moment at which a release has come alive.
  const alive = () =>
    page.evaluate(
      () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('shown content@')).length,
    );
  await expect.poll(alive).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('an unknown address is a real 404 with ways on', async ({ page, problems }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Calculators/ })
    .click();
  await expect(page).toHaveURL('/calculators');
  await expect(heading(page)).toBeFocused();
  problems.length = 0;
});

test('the footer says who is behind the site, and to whom to turn @phone', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Privacy policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Disclosures', '/disclosures'],
    ['Goals', '/goals'],
    ['Calculators', '/calculators'],
    ['Educate Yourself', '/eyourself'],
    ['About', '/aboutus'],
    ['Contact', '/contactus'],
    ['Blog', '/blogs'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const risk = 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';
  await expect(footer).toContainText(risk);
  await expect(footer).toContainText(/AMFI-registered Mutual Fund Distributor · ARN-\d+/);
  await expect(footer).toContainText(/CIN [A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}/);
  await expect(footer.getByRole('heading', { name: 'Work Hours' })).toBeVisible();
  await expect(footer.getByRole('listitem').filter({ hasText: /Grievance officer|Fund house|SCORES|ODR/ })).toHaveCount(
    4,
  );
  const size = await footer
    .getByText('AMFI-registered Mutual Fund Distributor')
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(12);
});

test('signed-in pages send visitors to the sign-in, which knows the way back', async ({ page }) => {
  await page.goto('/myprofile');
  await expect(page).toHaveURL('/signin?next=%2Fmyprofile');
});

test('Profile and Signout take the place of Signin; signing out goes home', async ({ page, signIn, freshPhone }) => {
  await open(page, '/signin');
  await signIn(page, freshPhone);
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Signin' })).toBeHidden();

  // Nothing is saved yet: the Profile button leads to the welcome form.
  await page.goto('/');
  await bar.getByRole('button', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/welcome');
  // A call that is under way while its session ends is answered 401, which the browser notes as an error.
  await page.waitForLoadState('networkidle');

  await bar.getByRole('button', { name: 'Signout' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Signin' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('before its script runs the page already knows who is signed in, and the dropdown opens', async ({
  page,
  signIn,
  freshPhone,
  problems,
}) => {
  await open(page, '/signin');
  await signIn(page, freshPhone);
  await onlyEarlyScript(page);
  await page.goto('/');
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Profile' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Signin' })).toBeHidden();
  await fundsButton(page).click();
  await bar.getByRole('link', { name: 'Goals' }).click();
  await expect(page).toHaveURL('/goals');
  problems.length = 0;
});

test('when the origin cannot be asked, Profile leads to the welcome form', async ({
  page,
  signIn,
  freshPhone,
  problems,
}) => {
  await open(page, '/signin');
  await signIn(page, freshPhone);
  await page.goto('/');
  await page.route('**/server/userDetail', (route) => route.fulfill({ status: 503, body: 'down' }));
  await header(page).getByRole('button', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/welcome');
  problems.length = 0;
});

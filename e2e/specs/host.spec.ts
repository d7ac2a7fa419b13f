import { expect, test } from '../fixtures.ts';
import { openRendered } from '../held-page.ts';
import { chooseTheme, heading, onlyEarlyScript, open } from '../host-steps.ts';
import { watchShifts } from '../layout-shifts.ts';

test('the contact link appears a second after load, and covers nothing at its end @phone', async ({ page }) => {
  // Time stands: a slow load must not make the second pass before anybody looked.
  await page.clock.install({ time: new Date('2026-11-20T06:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T06:00:01Z'));
  await page.goto('/terms');
  const contact = page.getByRole('link', { name: 'Get in touch with us' });
  await expect(heading(page)).toBeVisible();
  await expect(contact).toBeHidden();
  // The page's own timer starts when it is hydrated; from then on a second is enough.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(contact).toBeVisible({ timeout: 500 });
  }).toPass();

  // The end moves on while the footer is drawn, and the browser tells of a scroll in a frame of its own.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.clock.runFor(1_000);
    await expect(contact).toHaveCSS('opacity', '1', { timeout: 500 });
    expect(await page.evaluate(() => document.body.scrollHeight - scrollY - innerHeight)).toBeLessThan(2);
  }).toPass();
  const last = await page.getByText('neither a promise nor a forecast').boundingBox();
  const box = await contact.boundingBox();
  const toTop = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0), 'the last words end above it').toBeLessThanOrEqual(box?.y ?? 0);
  expect((last?.x ?? 0) + (last?.width ?? 0), 'and beside the way to the top').toBeLessThanOrEqual(toTop?.x ?? 0);

  await contact.click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/contactus');
  await expect(contact, 'which is where it leads').toBeHidden();
});

test('the theme follows the system until the visitor chooses, and the choice is there before the first paint', async ({
  page,
  problems,
}) => {
  /** In a frame that the browser is about to paint; it comes to none before the theme is known. */
  const surface = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          requestAnimationFrame(() => resolve(getComputedStyle(document.body).backgroundColor)),
        ),
    );
  const dark = 'rgb(19, 29, 26)';
  const light = 'rgb(231, 235, 226)';
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await surface()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await surface()).toBe(light);

  await chooseTheme(page, 'Dark');
  await expect.poll(surface).toBe(dark);
  // The focus is back on the button, which says what is chosen.
  const themeButton = page.getByRole('button', { name: 'Theme: dark' });
  await expect(themeButton).toBeFocused();
  await themeButton.click();
  await expect(page.getByRole('button', { name: 'Dark', exact: true, pressed: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Theme' }).getByRole('button', { pressed: true })).toHaveCount(1);
  // The theme must not wait for the application.
  await onlyEarlyScript(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await surface()).toBe(dark);
  // What this page was denied is complained of until it is left.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.unroute('**/*.js');
  problems.length = 0;

  await open(page, '/');
  await chooseTheme(page, 'Light');
  await expect.poll(surface).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await surface(), 'a choice outlasts what the device says').toBe(light);
  await chooseTheme(page, 'As on this device');
  await expect.poll(surface).toBe(dark);
  expect(await page.evaluate(() => document.cookie)).not.toContain('theme');
});

test('what was prerendered stays in its place while the remote is still on its way @phone', async ({ page }) => {
  const shifts = await watchShifts(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/r\/content\/.*(?<!remoteEntry)\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // The contact link comes a second after the header is alive: by then everything but the remote is there.
  await openRendered(page, '/');
  await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
  await expect(heading(page)).toBeVisible();
  letGo();
  // The loader marks the moment at which a release has come alive.
  const alive = () =>
    page.evaluate(
      () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('shown content@')).length,
    );
  await expect.poll(alive).toBe(1);
  expect(await shifts()).toEqual([]);
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
    ['Words explained', '/glossary'],
    ['About', '/aboutus'],
    ['Contact', '/contactus'],
    ['Blog', '/blogs'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const risk = 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';
  await expect(footer).toContainText(risk);
  await expect(footer).toContainText(/AMFI-registered Mutual Fund Distributor\s· ARN-\d+/);
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

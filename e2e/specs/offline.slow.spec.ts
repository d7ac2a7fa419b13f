import type { Page } from '@playwright/test';
import { axeFindings } from '../accessible.ts';
import { expect, manifestOf, stored, test } from '../releases/offline-fixtures.ts';

test.describe.configure({ timeout: 180_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Result' })
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${label}") + dd`));

test('after one visit every calculator and planner opens without the network and works @phone', async ({
  page,
  site,
  visit,
  goAway,
}) => {
  await visit(page, '/');
  await expect(note(page)).toHaveCount(0);
  await goAway(page);
  await expect(note(page)).toBeVisible();

  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  for (const { path, title } of manifestOf(site.store, 'calculators', site.first.calculators ?? '').pages) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await expect(page.locator('[data-release]'), path).toHaveAttribute(
      'data-release',
      `calculators@${site.first.calculators}`,
    );
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    await expect(note(page), path).toHaveText('You are offline. This page still works.');
  }

  // A link that somebody shared, and then other figures.
  await page.goto('/sipcalculator?monthly=12345&years=17&annualRatePct=12.75&rateConvention=nominal&timing=start');
  await expect(figure(page, 'Total value')).toHaveText('₹89,67,683.57');
  await page.getByRole('textbox', { name: 'Monthly investment', exact: true }).fill('5000');
  await expect(figure(page, 'Total value')).not.toHaveText('₹89,67,683.57');
  await page.goto('/calculators');
  await page
    .getByRole('main')
    .getByRole('link', { name: /lumpsum/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lumpsumcalculator/);
  await expect(figure(page, 'Total value')).toBeVisible();
  expect(failures).toEqual([]);
});

test('a page that needs the network says so, leads to the calculators and comes by itself @phone', async ({
  page,
  site,
  visit,
  goAway,
  comeBack,
  expectShown,
}) => {
  await visit(page, '/calculators');
  await goAway(page);
  // By a link in a page that came over the network.
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await privacy.click();
  await expect(heading(page)).toHaveText('You are offline');
  await comeBack(page);
  await expect(heading(page)).toContainText('Privacy');
  await expect(note(page)).toHaveCount(0);
  await expectShown(page, `content@${site.first.content}`);

  await goAway(page);
  for (const address of ['/', '/aboutus', '/profile', '/no-such-page', '/blogs/whatever']) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText('You are offline');
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^SIP calculator/ }).click();
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');

  // And by one in a page that came from the store.
  await privacy.click();
  await expect(heading(page)).toHaveText('You are offline');
  await comeBack(page);
  await expect(heading(page)).toContainText('Privacy');
});

test('a form keeps what was typed, and can be sent after the network is back', async ({
  page,
  visit,
  goAway,
  comeBack,
}) => {
  await visit(page, '/contactus');
  await page.getByLabel('Message').fill('About a plan for the children');
  await goAway(page);
  await expect(note(page)).toHaveText('You are offline. What you typed is kept; send it later.');
  await page.reload();
  await expect(heading(page)).toHaveText('You are offline');
  await comeBack(page);
  await expect(page.getByLabel('Message')).toHaveValue('About a plan for the children');
});

test('a form that is sent without the network says what to do, and then works', async ({
  page,
  freshPhone,
  visit,
  goAway,
  comeBack,
}) => {
  await visit(page, '/signin');
  await page.getByLabel('Mobile number').fill(freshPhone.replace('+91', ''));
  await goAway(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('No answer came. Check your connection and try again.').first()).toBeVisible();
  await comeBack(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code', { exact: false }).first()).toBeVisible();
});

test('a network that is there but does not answer leaves nobody with an empty window', async ({
  page,
  plug,
  visit,
}) => {
  await visit(page, '/');
  plug.hang();
  await page.goto('/retirementcalculator');
  await expect(heading(page)).toContainText('Retirement');
  await expect(note(page)).toBeVisible();
  plug.restore();
  await expect(note(page)).toHaveCount(0);
});

test('nothing of a person is ever stored', async ({ page, freshPhone, visit, signIn, goAway }) => {
  await visit(page, '/contactus');
  await page.getByLabel('Message').fill('My secret plan');
  await signIn(page, freshPhone);
  await visit(page, '/profile');
  await visit(page, '/eyourself');
  await visit(page, '/sipcalculator?monthly=54321');

  const addresses = await stored(page);
  expect(addresses.filter((url) => !/^\/r\/(shell|calculators)\/|^\/offline\.html\?/.test(url))).toEqual([]);
  const text = await page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  for (const personal of [freshPhone, freshPhone.replace('+91', ''), 'My secret plan', '54321', token, 'set-cookie'])
    expect(text).not.toContain(personal);

  await goAway(page);
  await page.goto('/profile');
  await expect(heading(page)).toHaveText('You are offline');
});

test('a visitor who saves data stores what they loaded, and no more', async ({ page, visit, goAway }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', { value: { saveData: true } });
  });
  await visit(page, '/goals');
  const loaded = await page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
    ...[...document.querySelectorAll<HTMLElement>('style[data-href]')].map(({ dataset }) => dataset.href),
  ]);
  const files = (await stored(page)).filter((url) => url.startsWith('/r/'));
  expect(files.length).toBeGreaterThan(3);
  expect(loaded).toEqual(expect.arrayContaining(files));

  await goAway(page);
  await page.reload();
  await expect(heading(page)).toContainText(/goal/i);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await page.goto('/sipcalculator');
  await expect(heading(page)).toHaveText('You are offline');
});

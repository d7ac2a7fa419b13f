import type { Page } from '@playwright/test';
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
  problems,
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
    await expect(note(page), path).toHaveText('You are offline. This page works all the same.');
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
  problems.length = 0;
});

test('a page that needs the network says so, leads to the calculators and comes by itself @phone', async ({
  page,
  problems,
  visit,
  goAway,
  comeBack,
}) => {
  await visit(page, '/calculators');
  await goAway(page);
  for (const address of ['/', '/aboutus', '/profile', '/no-such-page', '/blogs/whatever']) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText('You are offline');
  }
  await page.getByRole('link', { name: 'SIP calculator', exact: true }).click();
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');

  // By a link in the page, too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(heading(page)).toHaveText('You are offline');
  await comeBack(page);
  await expect(heading(page)).toContainText('Privacy');
  await expect(note(page)).toHaveCount(0);
  problems.length = 0;
});

test('a form keeps what was typed, and can be sent after the network is back', async ({
  page,
  problems,
  visit,
  goAway,
  comeBack,
}) => {
  await visit(page, '/contactus');
  await page.getByLabel('Message').fill('About a plan for the children');
  await goAway(page);
  await expect(note(page)).toHaveText('You are offline. What you typed stays; send it later.');
  await page.reload();
  await expect(heading(page)).toHaveText('You are offline');
  await comeBack(page);
  await expect(page.getByLabel('Message')).toHaveValue('About a plan for the children');
  problems.length = 0;
});

test('while the network answers, nothing stored is shown: neither for errors nor after a rollback', async ({
  page,
  problems,
  site,
  plug,
  visit,
  goAway,
  comeBack,
  expectShown,
}) => {
  const first = site.first.calculators ?? '';
  site.publish('calculators', '2.0.0-0ff10001');
  await site.setLive({ calculators: { live: '2.0.0-0ff10001', previous: first } });
  await visit(page, '/sipcalculator');
  await expectShown(page, 'calculators@2.0.0-0ff10001');
  await goAway(page);
  await page.reload();
  await expectShown(page, 'calculators@2.0.0-0ff10001');

  expect((await site.run('rollback', 'calculators')).code).toBe(0);
  await comeBack(page);
  await expect(note(page)).toHaveCount(0);
  // The page that began without the network is left at the first step.
  await page.getByRole('main').getByRole('link', { name: /lumpsum/i }).first().click();
  await expectShown(page, `calculators@${first}`);
  await visit(page, '/sipcalculator');
  await expectShown(page, `calculators@${first}`);
  expect((await stored(page)).filter((url) => url.includes('2.0.0-0ff10001'))).toEqual([]);

  plug.fail();
  await page.goto('/sipcalculator');
  await expect(heading(page)).toHaveText('Back soon');
  plug.restore();
  await page.goto('/sipcalculator');
  await goAway(page);
  await page.reload();
  await expectShown(page, `calculators@${first}`);
  problems.length = 0;
});

test('a shell that is rolled back takes its worker along', async ({ page, problems, site, visit, goAway }) => {
  const shell = site.first.shell ?? '';
  site.publish('shell', '2.0.0-0ff10002');
  await site.setLive({ shell: { live: '2.0.0-0ff10002', previous: shell } });
  await visit(page, '/goals');
  expect((await stored(page)).filter((url) => url.includes('/shell/2.0.0-0ff10002/')).length).toBeGreaterThan(3);
  expect((await site.run('rollback', 'shell')).code).toBe(0);
  await visit(page, '/goals');
  expect((await stored(page)).filter((url) => url.includes('2.0.0-0ff10002'))).toEqual([]);
  await goAway(page);
  await page.goto('/dreamcar');
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '));
  expect(scripts).toContain(`/shell/${shell}/`);
  await expect(heading(page)).toBeVisible();
  problems.length = 0;
});

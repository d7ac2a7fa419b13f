import { expect, test } from 'e2e/fixtures';
import { field, holdScripts, untilAlive, untilEarly } from 'e2e/held-page';
import { figure } from '#journeys/calculator-steps.ts';

/** Every script; what a page is alive before. */
const ALL = /\.js$/;
const LATER = /\/(later|plan-help|several-goals|chance|table|extras)\.[\w-]+\.js$/;
const SHORT = '/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000';
const raise = { name: /^Try: ₹8,887 more a month/ };

test('a way out of a shortfall is a link: it works before any script has come', async ({ page }) => {
  const release = await holdScripts(page, ALL);
  await page.goto(SHORT, { waitUntil: 'commit' });
  await page.getByRole('link', raise).click();
  await expect(page).toHaveURL(/budget=38887/);
  release();
  await expect(figure(page, 'Left over')).toHaveText('₹0.38');
});

test('a press that goes down before the page is alive and comes up after it counts, once', async ({ page }) => {
  for (const [path, link, leadsTo] of [
    [SHORT, raise, /budget=38887/],
    [
      '/ask?q=sip+of+7000+for+12+years+at+11%25',
      { name: 'Open the SIP calculator with these figures' },
      /sipcalculator\?.*monthly=7000/,
    ],
    ['/sipcalculator', { name: 'Talk to a person with this plan' }, /contactus\?plan=/],
  ] as const) {
    const release = await holdScripts(page);
    const releaseLater = await holdScripts(page, LATER);
    await page.goto(path, { waitUntil: 'commit' });
    const control = page.getByRole('link', link);
    await control.hover();
    const drawn = await control.elementHandle();
    await page.mouse.down();
    release();
    await untilAlive(page);
    releaseLater();
    await expect(page.locator('html[data-whole]')).toBeAttached();
    expect(await drawn?.evaluate((element) => element.isConnected), path).toBe(true);
    await page.mouse.up();
    await expect(page).toHaveURL(leadsTo);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('links take a plan along as the server has drawn it, and as it is typed before the page is alive', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/sipcalculator', { waitUntil: 'commit' });
  const plans = () =>
    page
      .getByRole('link', { name: /^(Talk to a person with this plan|Save|Mail|Invest|Book an Appointment)$/ })
      .and(page.locator('main a'))
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('plan')));
  const [first, ...others] = await plans();
  expect(first).toMatch(/^\/sipcalculator\?monthly=5000&years=10&/);
  expect(new Set(others)).toEqual(new Set([first]));
  await untilEarly(page);
  await field(page, 'Monthly investment').fill('7250');
  await expect.poll(async () => new Set(await plans())).toEqual(new Set([first?.replace('5000', '7250')]));
  await field(page, 'Monthly investment').fill('');
  await expect.poll(async () => new Set(await plans())).toEqual(new Set([null]));
  await field(page, 'Monthly investment').fill('7250');
  release();
  await untilAlive(page);
  await expect.poll(async () => new Set(await plans())).toEqual(new Set([first?.replace('5000', '7250')]));
});

test('presses in a part whose code is still on its way wait for it, and count once each, in their order', async ({
  page,
}) => {
  const release = await holdScripts(page, LATER);
  await page.goto(SHORT, { waitUntil: 'commit' });
  await untilAlive(page);
  await page.getByRole('button', { name: 'Lower the priority of Car' }).click();
  await page.getByRole('button', { name: 'Remove House' }).click();
  await expect(page).toHaveURL(SHORT);
  release();
  // House was removed after Car had been put below it: one goal is left, which has no priority to change.
  await expect(page).toHaveURL(/amountToday=800000&years=4/);
  await expect(page.getByRole('heading', { name: 'House', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Car', exact: true })).toBeVisible();
});

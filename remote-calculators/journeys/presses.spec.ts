import { expect, test } from 'e2e/fixtures';
import { field, holdScripts, openHeld, openRendered, untilAlive, untilEarly } from 'e2e/held-page';
import { figure } from '#journeys/calculator-steps.ts';

/** Every script; what a page is alive before. */
const ALL = /\.js$/;
const LATER = /\/(later|plan-help|several-goals|chance|table|extras)\.[\w-]+\.js$/;
const SHORT = '/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000';
const raise = { name: /^Try: ₹8,887 more a month/ };

/** Whoever tabs on comes to the element. */
function focusBefore(element: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')].filter(
    (one) => one === element || one.checkVisibility({ visibilityProperty: true }),
  );
  all[all.indexOf(element as HTMLElement) - 1]?.focus();
}

test('a way out of a shortfall is a link: it works before any script has come', async ({ page }) => {
  const release = await openHeld(page, SHORT, ALL);
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
      { name: 'Open in the SIP calculator' },
      /sipcalculator\?.*monthly=7000/,
    ],
    ['/sipcalculator', { name: 'Talk to a person with this plan' }, /contactus\?plan=/],
  ] as const) {
    const releaseLater = await holdScripts(page, LATER);
    const release = await holdScripts(page);
    await openRendered(page, path, path.startsWith('/ask') ? 'monthly=7000' : '');
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
  const release = await openHeld(page, '/sipcalculator');
  const plans = () =>
    page
      .getByRole('link', { name: /^(Talk to a person with this plan|Save|Mail|Invest|Book an Appointment)$/ })
      .and(page.locator('main a'))
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('plan')));
  await page.waitForFunction(() => document.readyState !== 'loading');
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
  const release = await openHeld(page, SHORT, LATER);
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

test('a button that is pressed before any script has come counts, once', async ({ page }) => {
  for (const [path, name, device] of [
    ['/glossary', /^Theme: /, 'pointer'],
    ['/glossary', /^Theme: /, 'keyboard'],
    ['/glossary', 'Mutual Funds', 'pointer'],
    ['/glossary', 'Mutual Funds', 'keyboard'],
    ['/corpus', 'More', 'keyboard'],
  ] as const) {
    const release = await openHeld(page, path, ALL);
    const button = page.getByRole('button', { name, exact: true });
    if (device === 'pointer') await button.click();
    else await button.press('Enter');
    release();
    await expect(button, `${name} by ${device}`).toHaveAttribute('aria-expanded', 'true');
    // Nothing that waits closes it again.
    await expect(button).not.toHaveAttribute('data-waiting');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a menu whose button is held down while the page comes alive is open afterwards', async ({ page }) => {
  const release = await openHeld(page, '/glossary');
  const button = page.getByRole('button', { name: 'Mutual Funds' });
  await button.hover();
  await page.mouse.down();
  release();
  await untilAlive(page);
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a chart that is focused or pressed before the page is alive tells its last year, or the one that was pressed', async ({
  page,
}) => {
  const slider = page.getByRole('slider', { name: /^Value of what is saved/ });
  for (const [press, told] of [
    [() => page.keyboard.press('Tab'), 'Year 20, '],
    [() => slider.click({ position: { x: 2, y: 40 } }), 'Year 1, '],
  ] as const) {
    const release = await openHeld(page, '/corpus', ALL);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // What stands before it in the order of the keys.
    if (told === 'Year 20, ') await slider.evaluate(focusBefore);
    await press();
    release();
    await expect(page.getByRole('region', { name: /by year/ })).toContainText(told);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

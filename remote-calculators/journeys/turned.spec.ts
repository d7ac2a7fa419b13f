import type { Page } from '@playwright/test';
import { bottomOf } from 'e2e/first-screen';
import { expect, test } from 'e2e/fixtures';
import { field, openHeld, untilAlive, untilEarly } from 'e2e/held-page';
import { type Asked, calculated, shownRupees } from '#journeys/calc.ts';
import { figure } from '#journeys/calculator-steps.ts';

const sides = (page: Page) => page.getByRole('navigation', { name: 'What you start from' });
const reach = (page: Page) => sides(page).getByRole('button', { name: 'I want to reach' });
const save = (page: Page) => sides(page).getByRole('button', { name: 'I can save' });

const plan = { monthly: 7000, years: 12, annualRatePct: 11 } as const;
const valueFor = (inputs: Asked['inputs']) => String(calculated([{ id: 'sip', inputs }])[0]?.value);

async function typePlan(page: Page) {
  await field(page, 'Monthly investment').fill('7,000');
  await field(page, 'Time period (years)').fill('12');
  await field(page, 'Expected annual return (%)').fill('11');
}

/** The corpus page with that SIP turned round. */
async function expectTarget(page: Page) {
  await expect(page).toHaveURL(/\/corpus\?/);
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    ...{ target: valueFor(plan), years: '12', annualRatePct: '11', rateConvention: 'nominal', timing: 'start' },
    mode: 'monthly',
  });
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹7,000.00');
  await expect(sides(page).getByText('I want to reach')).toHaveAttribute('aria-current', 'page');
}

test('a plan is turned round, and back, with what was typed a moment ago @phone', async ({ page }) => {
  await page.goto('/sipcalculator');
  await untilAlive(page);
  await typePlan(page);
  await reach(page).click();
  await expectTarget(page);

  await field(page, 'Target corpus').fill('50L');
  await save(page).click();
  await expect(page).toHaveURL(/\/sipcalculator\?monthly=/);
  await expect(figure(page, 'Total value')).toHaveText('₹50,00,000.00');

  await page.goBack();
  await expect(field(page, 'Target corpus')).toHaveValue('50,00,000');
  await page.getByText('Invest One-time', { exact: true }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/lumpsumcalculator\?principal=\d+&/);
  await expect(field(page, 'Time period (years)')).toHaveValue('12');
  await reach(page).click();
  await expect(page).toHaveURL(/\/corpus\?.*mode=oneTime/);
});

test('without a plan the other page opens by itself, and Return in a field goes nowhere', async ({ page }) => {
  await page.goto('/sipcalculator');
  await untilAlive(page);
  await field(page, 'Monthly investment').fill('9');
  await field(page, 'Monthly investment').press('Enter');
  await expect(field(page, 'Monthly investment')).toHaveAccessibleDescription(/Enter ₹100 or more/);
  await expect(page).toHaveURL(/\/sipcalculator$/);
  await reach(page).click();
  await expect(page).toHaveURL(/\/corpus$/);
  await expect(page.getByText('An example', { exact: true })).toBeVisible();
  await expect(page.getByText('The link could not be used')).toBeHidden();
});

test('savings that are there go along as a lump sum, with a step of the instalment', async ({ page }) => {
  await page.goto('/corpus?target=5000000&years=12&annualRatePct=11&savings=300000&stepUpPct=5');
  await untilAlive(page);
  await save(page).click();
  await expect(page).toHaveURL(/\/lumpsumandsip\?principal=300000&monthly=.*&stepUpPct=5&/);
  await expect(figure(page, 'Total value')).toHaveText('₹50,00,000.00');
  await reach(page).click();
  await expect(page).toHaveURL(/\/corpus\?target=5000000&years=12&annualRatePct=11&savings=300000&stepUpPct=5&/);
});

test('a press counts before the page is alive, with what is typed by then', async ({ page }) => {
  for (const held of [undefined, /\.js$/]) {
    const release = await openHeld(page, '/sipcalculator', held);
    if (held === undefined) await untilEarly(page);
    await typePlan(page);
    await reach(page).click();
    await expect(page).toHaveURL(/\/corpus\?/);
    release();
    await untilAlive(page);
    await expectTarget(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a page that stands in for one that asks to be turned leads on once it is alive', { tag: '@wide' }, async ({
  page,
}) => {
  await page.route('**/sipcalculator?**', async (route) => {
    const plain = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${plain.origin}/sipcalculator` }) });
  });
  await page.goto('/sipcalculator?monthly=7000&years=12&annualRatePct=11&convention=nominal+start&typed=turned');
  await expectTarget(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed is turned round and back by the origin @phone', async ({ page }) => {
    await page.goto('/sipcalculator');
    await expect(async () => {
      await typePlan(page);
      await reach(page).click();
      await expect(page).toHaveURL(/\/corpus\?/, { timeout: 1_000 });
    }).toPass();
    await expectTarget(page);
    await expect(async () => {
      await field(page, 'Target corpus').fill('50L');
      await save(page).click();
      await expect(page).toHaveURL(/\/sipcalculator\?monthly=/, { timeout: 1_000 });
    }).toPass();
    await expect(figure(page, 'Total value')).toHaveText('₹50,00,000.00');

    await expect(async () => {
      await field(page, 'Monthly investment').fill('some');
      await reach(page).click();
      await expect(page).toHaveURL(/\/corpus$/, { timeout: 1_000 });
    }).toPass();
  });

  test('Return in a field works the form out and does not lead away', async ({ page }) => {
    await page.goto('/sipcalculator');
    await typePlan(page);
    await field(page, 'Monthly investment').press('Enter');
    await expect(page).toHaveURL(/\/sipcalculator\?.*typed=yes/);
    await expect(figure(page, 'Total value')).toHaveText(shownRupees(valueFor(plan)));
    await page.getByRole('radio', { name: /Effective.*End of month/ }).check();
    await page.getByRole('button', { name: 'Use this way' }).click();
    const other = { ...plan, rateConvention: 'effective', timing: 'end' };
    await expect(figure(page, 'Total value')).toHaveText(shownRupees(valueFor(other)));
  });
});

test('in another language the other page speaks it as well', { tag: '@slow' }, async ({ request }) => {
  const asked = '/hi/sipcalculator?monthly=7000&years=12&annualRatePct=11&typed=turned';
  // On a busy machine the page stands in for the answer at first, which is there for the next one who asks.
  await expect(async () => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(/^\/hi\/corpus\?target=/);
  }).toPass();
});

for (const [width, tag] of [
  [320, '@slow'],
  [360, '@slow'],
  [1366, '@wide'],
] as const)
  test(`the switch has a line of 48 pixels at most at ${width} pixels, and a laptop’s first screen still holds form, chart and actions`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 650 });
    for (const path of ['/sipcalculator', '/lumpsumcalculator', '/stepupsipcalculator', '/lumpsumandsip', '/corpus']) {
      await page.goto(path);
      const box = await sides(page).boundingBox();
      expect(box?.height, `${path} at ${width}`).toBeLessThanOrEqual(48);
      const press = await sides(page).getByRole('button').boundingBox();
      expect(press?.height, 'a finger needs more than a mouse').toBeGreaterThanOrEqual(width < 1024 ? 38 : 30);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (width === 1366)
        expect(await bottomOf(page.getByRole('link', { name: 'Talk to a person with this plan' })), path).toBeLessThan(
          650,
        );
    }
  });

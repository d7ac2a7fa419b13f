import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { headline, untilAlive } from 'e2e/held-page';

/** What each planner opens on: the large figure, which its card has promised, and a field to type into. */
const planners = [
  ['/dreamcar', '₹16,385.83', 'Car price today', '1200000'],
  ['/dreamhouse', '₹38,377.15', 'House price today', '9000000'],
  ['/retirementcalculator', '₹16,433.62', 'Current age', '35'],
  ['/corpus', '₹10,108.61', 'Target corpus', '5000000'],
  ['/glidepath', '₹15,042.88', 'Amount needed today', '2000000'],
  ['/childeducation', '₹6,708.37', "Child's current age", '7'],
  ['/childmarriage', '₹6,708.37', "Child's current age", '7'],
] as const;

const example = (page: Page) => page.getByText('An example', { exact: true });
const own = (page: Page) => page.getByText('Your own figures', { exact: true });
const start = (page: Page) => page.getByRole('link', { name: 'Start with my own figures' });

for (const [path, figure, label, typed] of planners) {
  test(`${path} opens on an example, and becomes the visitor’s own`, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    await expect(example(page)).toBeVisible();
    await expect(headline(page)).toHaveText(figure);
    const field = page.getByLabel(label, { exact: true });
    const before = await field.boundingBox();

    await start(page).click();
    await expect(own(page)).toBeVisible();
    await expect(page.getByText('Please enter all inputs to view the graph.')).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await field.boundingBox(), 'nothing has moved').toEqual(before);

    await page.getByRole('link', { name: 'Show the example' }).click();
    await expect(example(page)).toBeVisible();
    await expect(headline(page)).toHaveText(figure);
    await field.fill(typed);
    await expect(own(page)).toBeVisible();
    await expect(headline(page)).not.toHaveText(figure);
  });
}

test('a press on “Start with my own figures” counts before any script, and on the other way to retire', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/dreamcar');
  await expect(headline(page)).toHaveText('₹16,385.83');
  await start(page).click();
  await expect(page.getByLabel('Car price today', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Inflation rate (%)', { exact: true })).toHaveValue('6');
  await page.getByRole('link', { name: 'Show the example' }).click();
  await expect(headline(page)).toHaveText('₹16,385.83');

  await page.goto('/retirementcalculator?monthlyExpense=60000&age=30&retirementAge=60&annualRatePct=12');
  await start(page)
    .or(page.getByRole('link', { name: 'Show the example' }))
    .click();
  await expect(page.getByLabel('Monthly expense today', { exact: true })).toHaveValue('50,000');
  await expect(example(page)).toBeVisible();
  await start(page).click();
  await expect(page.getByLabel('Monthly expense today', { exact: true })).toHaveValue('');
  await context.close();
});

test('a document of yesterday opens on the example of today', async ({ page }) => {
  // A cache, or the store for work without the network, has kept it.
  await page.addInitScript(() => {
    const Now = Date;
    window.Date = class extends Now {
      constructor(...given: [] | ConstructorParameters<typeof Now>) {
        super(...((given.length === 0 ? [Now.now() + 26 * 3_600_000] : given) as ConstructorParameters<typeof Now>));
      }
    } as DateConstructor;
  });
  await page.goto('/dreamcar');
  await untilAlive(page);
  const date = page.getByLabel('Target date', { exact: true });
  const later = new Date(Date.now() + 26 * 3_600_000 + 330 * 60_000);
  later.setUTCFullYear(later.getUTCFullYear() + 5);
  await expect(date).toHaveValue(later.toISOString().slice(0, 10));
  await expect(headline(page)).toHaveText('₹16,385.83');
  await expect(example(page)).toBeVisible();
});

test('a link that counts from today says nothing of it, and one of another day does', async ({ page }) => {
  const linked = (today: string) =>
    `/dreamcar?amountToday=1000000&targetDate=2045-01-01&annualRatePct=12&inflationPct=6&today=${today}`;
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  await page.goto(linked(today));
  await untilAlive(page);
  await expect(page.getByText('This link counts from')).toHaveCount(0);
  await page.goto(linked('2026-01-05'));
  await untilAlive(page);
  await expect(page.getByText('This link counts from 5 January 2026.')).toBeVisible();
});

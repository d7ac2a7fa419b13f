import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { headline, openHeld, untilAlive, untilEarly } from 'e2e/held-page';

/** What each planner opens on: the large figure, which its card has promised, and a field to type into. */
const planners = [
  ['/dreamcar', '₹16,385.83', 'Car price today', '1200000'],
  ['/dreamhouse', '₹38,377.15', 'House price today', '9000000'],
  ['/retirementcalculator', '₹16,433.62', 'Current age', '35'],
  ['/corpus', '₹10,108.61', 'Target corpus', '5000000'],
  ['/glidepath', '₹15,042.88', 'Amount needed today', '2000000'],
  ['/childeducation', '₹6,708.37', "Child's current age", '7'],
  ['/childmarriage', '₹10,062.56', "Child's current age", '7'],
] as const;

/** What the example of several goals needs every month: both of the first two together. */
const SEVERAL = '₹54,762.98';

const example = (page: Page) => page.getByText('An example', { exact: true });
const own = (page: Page) => page.getByText('Your own figures', { exact: true });
const start = (page: Page) => page.getByRole('link', { name: 'Start with my own figures' });

/** One beside retirement, which has two ways; the others run with `--all`. */
const OF_A_KIND = '/dreamcar';

for (const [path, figure, label, typed] of planners) {
  const tag = path === '/retirementcalculator' ? [] : path === OF_A_KIND ? '@wide' : '@slow';
  test(`${path} opens on an example, and becomes the visitor’s own`, { tag }, async ({ page }) => {
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

test('in the letters that stand in for the typeface no field moves when the example goes', {
  tag: '@wide',
}, async ({ page, problems }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(OF_A_KIND);
  await untilAlive(page);
  const field = page.getByRole('form', { name: 'Your numbers' }).getByRole('textbox').first();
  const before = await field.boundingBox();
  await start(page).click();
  await expect(own(page)).toBeVisible();
  expect((await field.boundingBox())?.y).toBe(before?.y);
  // The browser tells of the files that do not come.
  problems.length = 0;
});

test('/planyourgoal opens on a car and a house on one budget, and becomes the visitor’s own', { tag: '@wide' }, async ({
  page,
}) => {
  const need = page.getByRole('region', { name: 'What the goals need each month' });
  const budget = page.getByLabel('Monthly budget', { exact: true });
  await page.goto('/goals');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Several goals' }) });
  await expect(card).toContainText(SEVERAL);
  await page.goto('/planyourgoal');
  await untilAlive(page);
  await expect(example(page)).toBeVisible();
  await expect(headline(page)).toHaveText(SEVERAL);
  await expect(budget).toHaveValue('50,000');
  await expect(need).toContainText(/Short by up to ₹4,762\.99 a month until \w+ 20\d\d/);

  await start(page).click();
  await expect(own(page)).toBeVisible();
  await expect(headline(page)).toHaveText('₹4,881.74');
  await expect(budget).toHaveValue('');
  await expect(page.getByLabel('Adjust for inflation')).not.toBeChecked();
  await expect(need).toHaveCount(0);

  await page.getByRole('link', { name: 'Show the example' }).click();
  await expect(example(page)).toBeVisible();
  await expect(headline(page)).toHaveText(SEVERAL);
  await budget.fill('60000');
  await expect(own(page)).toBeVisible();
  await expect(need).not.toContainText('Short');
  // What a visitor has made is kept, and stands there instead of the example.
  await page.waitForURL(/budget=60000/);
  await page.goto('/planyourgoal');
  await untilAlive(page);
  await expect(budget).toHaveValue('60,000');
  await expect(own(page)).toBeVisible();
});

test('/planyourgoal answers on its example before its code has come', async ({ page }) => {
  const release = await openHeld(page, '/planyourgoal');
  await untilEarly(page);
  await page.getByLabel('Amount needed today', { exact: true }).fill('2000000');
  await expect(headline(page)).toHaveText('₹71,148.82');
  release();
  await untilAlive(page);
  await expect(headline(page)).toHaveText('₹71,148.82');
  await expect(own(page)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on “Start with my own figures” counts before any script, and on the other way to retire', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto('/dreamcar');
    await expect(headline(page)).toHaveText('₹16,385.83');
    await start(page).click();
    await expect(page.getByLabel('Car price today', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Inflation rate (%)', { exact: true })).toHaveValue('6');
    await page.getByRole('link', { name: 'Show the example' }).click();
    await expect(headline(page)).toHaveText('₹16,385.83');

    await page.goto('/planyourgoal');
    await expect(headline(page)).toHaveText(SEVERAL);
    await start(page).click();
    await expect(headline(page)).toHaveText('₹4,881.74');
    await page.getByRole('link', { name: 'Show the example' }).click();
    await expect(headline(page)).toHaveText(SEVERAL);
    await expect(page.getByRole('region', { name: 'What the goals need each month' })).toContainText(
      /until \w+ 20\d\d/,
    );

    await page.goto('/retirementcalculator?monthlyExpense=60000&age=30&retirementAge=60&annualRatePct=12');
    await start(page)
      .or(page.getByRole('link', { name: 'Show the example' }))
      .click();
    await expect(page.getByLabel('Monthly expense today', { exact: true })).toHaveValue('50,000');
    await expect(example(page)).toBeVisible();
    await start(page).click();
    await expect(page.getByLabel('Monthly expense today', { exact: true })).toHaveValue('');
  });
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
  const later = new Date(Date.now() + 26 * 3_600_000 + 330 * 60_000);
  later.setUTCFullYear(later.getUTCFullYear() + 5);
  await expect(page.getByLabel('Target date, month')).toHaveValue(later.toISOString().slice(5, 7));
  await expect(page.getByLabel('Target date, year')).toHaveValue(String(later.getUTCFullYear()));
  await expect(page.getByLabel('Target date, year')).toHaveAccessibleDescription(/, in 5 years$/);
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

/** Today's day in India so many months later, or the last of a month that has no such day. */
const inMonths = (months: number) => {
  const day = new Date(Date.now() + 330 * 60_000);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  return new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, Math.min(last, day.getUTCDate())),
  ).toISOString();
};
const group = (page: Page) => page.getByRole('group', { name: 'Target date', exact: true });
const month = (page: Page) => group(page).getByRole('combobox', { name: 'Target date, month', exact: true });
const year = (page: Page) => group(page).getByRole('combobox', { name: 'Target date, year', exact: true });
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const january = 'amountToday=1000000&targetDate=2040-01-05&annualRatePct=12&inflationPct=6&today=2030-01-05';

test('a date is asked by month and year, counts to today’s day, and a link keeps its own', async ({ page }) => {
  const pageOf = (path: string) => page.goto(path).then(() => untilAlive(page));
  await pageOf('/dreamcar');
  await expect(group(page).locator('input')).toHaveCount(0);
  await expect(headline(page)).toHaveText('₹16,385.83');
  const far = inMonths(84);
  await year(page).selectOption(far.slice(0, 4));
  await expect(month(page)).toHaveAccessibleDescription(`${inWords(far)}, in 7 years`);
  await expect(headline(page)).not.toHaveText('₹16,385.83');
  await expect(page).toHaveURL(new RegExp(`targetDate=${far.slice(0, 10)}&`));
  const figure = await headline(page).innerText();
  await page.reload();
  await untilAlive(page);
  await expect(year(page)).toHaveValue(far.slice(0, 4));
  await expect(headline(page)).toHaveText(figure);
  await year(page).selectOption('Year');
  await expect(headline(page)).toHaveText('');

  // A month of this year that is over, or this one.
  const today = inMonths(0);
  await year(page).selectOption(today.slice(0, 4));
  await month(page).selectOption(today.slice(5, 7));
  await month(page).blur();
  await expect(month(page)).toHaveAccessibleDescription(new RegExp(`^Choose a day after ${inWords(today)}\\.`));
  await expect(year(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(headline(page)).toHaveText('');

  // Another day than today's, counted from a day of its own.
  await pageOf(`/dreamcar?${january}`);
  const own = await headline(page).innerText();
  await expect(month(page)).toHaveAccessibleDescription('5 January 2040, in 10 years');
  await month(page).selectOption('January');
  await expect(headline(page)).toHaveText(own);
  await month(page).selectOption('March');
  await expect(year(page)).toHaveAccessibleDescription('5 March 2040, in 10 years 2 months');
  await expect(headline(page)).not.toHaveText(own);

  // A year that the list has not.
  await pageOf(`/dreamcar?${january.replace('2040', '2095')}`);
  await expect(year(page)).toHaveValue('2095');
  await year(page).selectOption('2040');
  await expect(headline(page)).toHaveText(own);
  await expect(year(page).getByRole('option', { name: '2095' })).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('month and year are sent as one date', async ({ page }) => {
    const calculate = () => page.getByRole('button', { name: 'Calculate' }).click();
    await page.goto('/dreamcar');
    await calculate();
    await expect(headline(page)).toHaveText('₹16,385.83');
    const far = inMonths(86);
    await month(page).selectOption(far.slice(5, 7));
    await year(page).selectOption(far.slice(0, 4));
    await calculate();
    await expect(month(page)).toHaveValue(far.slice(5, 7));
    await expect(year(page)).toHaveAccessibleDescription(new RegExp(`^${inWords(far)}, in 7 years`));
    await expect(headline(page)).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(headline(page)).not.toHaveText('₹16,385.83');

    await start(page)
      .or(page.getByRole('link', { name: 'Show the example' }))
      .click();
    await start(page).click();
    await expect(month(page)).toHaveValue('');
    await expect(year(page)).toHaveValue('');
    await month(page).selectOption('June');
    await page.getByLabel('Car price today', { exact: true }).fill('1200000');
    await calculate();
    await expect(month(page).getByRole('option', { selected: true })).toHaveText('June');
    await expect(year(page).getByRole('option', { selected: true })).toHaveText('Year');
    await expect(headline(page)).toHaveText('');
  });
});

test('a month chosen before the page is alive is counted, and stays', async ({ page }) => {
  const release = await openHeld(page, '/dreamcar');
  await untilEarly(page);
  const far = inMonths(84);
  await year(page).selectOption(far.slice(0, 4));
  await expect(year(page)).toHaveAccessibleDescription(`${inWords(far)}, in 7 years`);
  const figure = await headline(page).innerText();
  expect(figure).not.toBe('₹16,385.83');
  release();
  await untilAlive(page);
  await expect(year(page)).toHaveValue(far.slice(0, 4));
  await expect(headline(page)).toHaveText(figure);
  await expect(page).toHaveURL(new RegExp(`targetDate=${far.slice(0, 10)}&`));

  await page.getByRole('main').getByRole('link', { name: 'Explore funds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Funds: coming soon');
  await page.goBack();
  await expect(year(page)).toHaveValue(far.slice(0, 4));
  await expect(headline(page)).toHaveText(figure);
});

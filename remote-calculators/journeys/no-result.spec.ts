import type { Page } from '@playwright/test';
import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';
import { watchShifts } from 'e2e/layout-shifts';
import { field, inRow, ONE_GOAL } from '#journeys/calculator-steps.ts';

// As long as there is no result nothing can be done with it, and nothing looks as if it could.

const main = (page: Page) => page.getByRole('main');
const withPlan = (page: Page) => main(page).getByRole('link', { name: 'Talk to a person with this plan' });
const plain = (page: Page) => main(page).getByRole('link', { name: 'Talk to a person', exact: true });
const WAYS = ['Save', 'WhatsApp', 'Share', 'More', 'Link', 'CSV', 'XLSX', 'Print'];
const ways = (page: Page) =>
  main(page)
    .getByRole('group', { name: /^(Pass|Keep) this result/ })
    .getByRole('button')
    .or(main(page).getByRole('link', { name: 'Save', exact: true }));

/** One sentence and a plain link stand where the actions stood, and nobody comes to those. */
async function expectNone(page: Page) {
  await expect(main(page).getByText('Enter every figure to save or share your result.')).toBeVisible();
  await expect(plain(page)).toHaveAttribute('href', /^(\/\w\w)?\/contactus$/);
  await expect(withPlan(page)).toHaveCount(0);
  await expect(ways(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { disabled: true })).toHaveCount(0);
  for (const name of WAYS) await expect(main(page).getByRole('button', { name, exact: true })).toHaveCount(0);
}

async function expectAll(page: Page) {
  await expect(withPlan(page)).toBeVisible();
  await expect(ways(page)).toHaveCount(4);
  await expect(main(page).getByText('Enter every figure to save or share your result.')).toHaveCount(0);
  await expect(plain(page)).toHaveCount(0);
}

const RATE = { 'Expected annual return (%)': '12' };
/** A planner whose example is left, and what has to be typed for a result. */
const EMPTIED = [
  ['/dreamcar', { 'Car price today': '1200000', 'Target date, month': '03', 'Target date, year': '2032', ...RATE }],
  [
    '/retirementcalculator',
    { 'Current age': '35', 'Retirement age': '60', "Corpus needed (today's value)": '5000000', ...RATE },
  ],
  ['/corpus', { 'Target corpus': '5000000', 'Time period (years)': '10', ...RATE }],
] as const;

for (const [path, typed] of EMPTIED) {
  const tag = path === '/retirementcalculator' ? [] : ['@slow'];
  test(`${path} emptied offers nothing to do with a plan until there is one`, { tag }, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    await expectAll(page);
    await page.getByRole('link', { name: 'Start with my own figures' }).click();
    await expectNone(page);
    await expectAccessible(page, `${path} without a result`);
    for (const [label, text] of Object.entries(typed)) {
      if (/, (month|year)$/.test(label)) await field(page, label).selectOption(text);
      else await field(page, label).fill(text);
    }
    await expectAll(page);
  });
}

for (const [path, label, wrong] of [
  ['/sipcalculator', 'Monthly investment', ''],
  ['/fdcalculator', 'Deposit amount', ''],
  // No salary is a figure too.
  ['/taxregimecalculator', 'Salary (gross)', 'abc'],
  [ONE_GOAL, 'Amount needed today', ''],
] as const) {
  test(`${path} keeps focus and place while a figure is retyped @phone`, inRow(path), async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(path);
    await untilAlive(page);
    const text = await field(page, label).inputValue();
    const place = () => main(page).locator('.pass-on').boundingBox();
    const before = await place();
    await field(page, label).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(wrong);
    await expectNone(page);
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await expectAll(page);
    await expect(field(page, label)).toBeFocused();
    expect((await place())?.height, 'the room of the row').toBe(before?.height);
    expect((await shifts()).reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
  });
}

for (const [path, label] of [
  ['/sipcalculator', 'Monthly investment'],
  ['/dreamcar', 'Car price today'],
  ['/fdcalculator', 'Deposit amount'],
  ['/taxregimecalculator?deduction80C=100000&salary=1500000', 'Salary (gross)'],
] as const)
  test(`${path.split('?')[0]}: the row of actions stays where it is on a laptop while a figure is emptied`, {
    tag: path === '/fdcalculator' || path === '/dreamcar' ? '@slow' : '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto(path);
    await untilAlive(page);
    const top = async () => Math.round((await main(page).locator('.pass-on').boundingBox())?.y ?? Number.NaN);
    const before = await top();
    await field(page, label).fill('x');
    await expectNone(page);
    expect(await top(), path).toBe(before);
    await plain(page).focus();
    await field(page, label).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('90000');
    await expectAll(page);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a document offers no dead button on an empty planner', async ({ page }) => {
    for (const path of ['/dreamcar', '/retirementcalculator', '/corpus']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Start with my own figures' }).click();
      await expect(page).toHaveURL(/typed=/);
      await expectNone(page);
      await plain(page).click();
      await expect(page).toHaveURL(/\/contactus$/);
    }
  });
});

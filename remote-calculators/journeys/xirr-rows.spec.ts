import type { Page } from '@playwright/test';
import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { field, headline, openHeld, untilAlive } from 'e2e/held-page';

const rows = (page: Page) => page.getByRole('group', { name: /^Row \d+$/ });
const valuesOf = (page: Page, at: number) =>
  rows(page)
    .nth(at - 1)
    .locator('input, select')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test('dated amounts are typed row by row, by keyboard alone, and are there again after a reload @phone', async ({
  page,
}) => {
  await page.goto('/xirrcalculator');
  await untilAlive(page);
  await expect(headline(page)).toHaveText('11.8422%');
  await expect(rows(page)).toHaveCount(5);
  expect(await valuesOf(page, 5)).toEqual(['01 Oct 2026', 'received', '58,000']);
  await field(page, 'Date, row 4').fill('1/1/24');
  await page.keyboard.press('Tab');
  expect(await valuesOf(page, 4)).toEqual(['01 Jan 2024', 'paid', '10,000']);
  await field(page, 'Amount in rupees, row 4').fill('1L');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Date, row 6')).toBeFocused();
  await expect(page.getByText('One lakh', { exact: true })).toBeVisible();
  await page.keyboard.type('31 Feb 2026');
  await expect(page.getByText('Row 6: enter a date such as 1 Jan 2025.')).toBeVisible();
  await expect(headline(page)).not.toContainText('%');
  await expectAccessible(page, 'a row with a wrong date');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2026-09-01');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Received');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,20,000');
  await page.keyboard.press('Tab');
  await expect(headline(page)).toHaveText(/^1[0-9]\.\d{4}%$/);
  const rate = await headline(page).innerText();
  await page.reload();
  await untilAlive(page);
  await expect(headline(page)).toHaveText(rate);
  expect(await valuesOf(page, 6)).toEqual(['01 Sep 2026', 'received', '1,20,000']);
  await page.getByRole('button', { name: 'Remove row 6' }).press('Enter');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Remove row 5' })).toBeFocused();
  await expectAccessible(page, 'rows of dated amounts');
});

test('a short statement that is pasted becomes rows, and a long one stays a text @phone', async ({ page }) => {
  await page.goto('/xirrcalculator');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Paste many' }).click();
  await expect(field(page, 'Dates and amounts')).toBeFocused();
  await field(page, 'Dates and amounts').fill(
    'Date,Transaction,Amount\n05-01-2024,Purchase,"5,000.00"\n05-01-2025,Redemption,"5,600.00"',
  );
  await expect(headline(page)).toHaveText('11.9653%');
  await page.getByRole('button', { name: 'Rows again' }).click();
  expect(await valuesOf(page, 1)).toEqual(['05 Jan 2024', 'paid', '5,000']);
  expect(await valuesOf(page, 2)).toEqual(['05 Jan 2025', 'received', '5,600']);
  await page.getByRole('button', { name: 'Paste many' }).click();
  const many = Array.from({ length: 13 }, (_, at) => `2024-01-${at + 1} -100`);
  await field(page, 'Dates and amounts').fill([...many, '2025-01-05 1500'].join('\n'));
  await expect(page.getByText('More than 12 rows are edited here, as text.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rows again' })).toHaveCount(0);
  await page.reload();
  await untilAlive(page);
  await expect(field(page, 'Dates and amounts')).toHaveValue(/^2024-01-1 -100\n/);
});

test('what is typed into rows before the page is alive is kept, and so is a row that is added', async ({ page }) => {
  const release = await openHeld(page, '/xirrcalculator');
  await field(page, 'Date, row 5').fill('1 Sep 2026');
  await field(page, 'Amount in rupees, row 5').fill('60000');
  await field(page, 'Paid in or received, row 1').selectOption('Received');
  await page.getByRole('button', { name: 'Add a row' }).click();
  release();
  await untilAlive(page);
  await expect(rows(page)).toHaveCount(6);
  expect(await valuesOf(page, 1)).toEqual(['01 Jan 2022', 'received', '10,000']);
  expect(await valuesOf(page, 5)).toEqual(['01 Sep 2026', 'received', '60,000']);
});

test('a laptop’s first screen holds rows, result, picture and actions', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/xirrcalculator');
  for (const part of [
    page.getByRole('button', { name: 'Add a row' }),
    page.getByRole('region', { name: 'Over time' }).getByRole('img'),
    page.getByRole('button', { name: 'Print' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  for (const width of [320, 342]) {
    await page.setViewportSize({ width, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${width} pixels`).toBeLessThanOrEqual(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rows are sent as a text, with the answer to what they leave open', async ({ page }) => {
    await page.goto('/xirrcalculator');
    await expect(rows(page)).toHaveCount(0);
    await expect(headline(page)).toHaveText('11.8422%');
    const text = field(page, 'Dates and amounts');
    await expect(text).toHaveValue(/^2022-01-01\t-10000\n/);
    await text.fill('1 Jan 2025\t-100\n1 Jan 2026\t112');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(headline(page)).toHaveText('12.0000%');
    await expect(text).toHaveValue('1 Jan 2025\t-100\n1 Jan 2026\t112');
    await text.fill('1 Jan 2025\t-100\nsoon\t112');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(text).toHaveValue('1 Jan 2025\t-100\nsoon\t112');
    await expect(page.getByText('Row 2: enter a date such as 1 Jan 2025').first()).toBeVisible();
    await text.fill('01/25/2024 -100\n01/24/2025 112');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByRole('radio', { name: 'The month' }).check();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(headline(page)).toHaveText('12.0000%');
  });
});

import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { headline, untilAlive } from 'e2e/held-page';
import { field } from '#journeys/calculator-steps.ts';

test('dated amounts are bars over time, and a bar a year where there are many @phone', async ({ page }) => {
  await page.goto('/xirrcalculator');
  await untilAlive(page);
  const chart = page.getByRole('region', { name: 'Over time' });
  await expect(chart.getByRole('img')).toHaveAccessibleName(/^5 days from 1 January 2022 to 1 October 2026: /);
  await expect(chart.getByText('Received, above the line')).toBeVisible();
  const rows = Array.from({ length: 72 }, (_, at) => `${2015 + Math.floor(at / 12)}-${(at % 12) + 1}-05 -1000`);
  await page.getByRole('button', { name: 'Paste many' }).click();
  await field(page, 'Dates and amounts').fill([...rows, '2021-01-01 100000'].join('\n'));
  await expect(page.getByRole('heading', { name: 'Over time, by the year' })).toBeVisible();
  await expect(chart.getByRole('img')).toHaveAccessibleName(/^7 years from 5 January 2015 to 1 January 2021: /);
  await expectAccessible(page, 'the bars of dated amounts');
  await field(page, 'Dates and amounts').fill('2026-01-01 -15000\n2026-01-26 22500');
  await expect(headline(page)).toHaveText('50.0000% in 25 days');
  await expectAccessible(page, 'the gain of a few days');
  const statement = ['05-01-2024\t5,000.00\t100.000\tPurchase', '05-01-2025\t6,000.00\t100.000\tRedemption'];
  await field(page, 'Dates and amounts').fill(statement.join('\n'));
  const question = page.getByRole('group', { name: 'Which column is the amount?' });
  await expect(question).toBeVisible();
  await expect(chart).toHaveCount(0);
  await expectAccessible(page, 'a question about a statement');
  await question.getByLabel('The one with 5,000.00').check();
  await expect(page.getByText('Read: 1 payment, ₹5,000.00 in all; 1 receipt, ₹6,000.00 in all.')).toBeVisible();
  await expect(chart).toBeVisible();
  await field(page, 'Dates and amounts').fill('2021-01-01 nothing');
  await expect(chart).toHaveCount(0);
});

test('both regimes divide one income, in bars and in words @phone', async ({ page }) => {
  await page.goto('/taxregimecalculator?salary=1285000');
  await untilAlive(page);
  const bars = page.getByRole('region', { name: 'Where the income goes' });
  await expect(bars).toContainText('What is left ₹12,74,600.00 · Tax with surcharge ₹10,000.00 · Cess ₹400.00');
  await expect(bars).toContainText('What is left ₹10,94,680.00 · Tax with surcharge ₹1,83,000.00 · Cess ₹7,320.00');
  await field(page, 'Salary (gross)').fill('2000000');
  await expect(bars).not.toContainText('12,74,600');
  await expectAccessible(page, 'the bars of both regimes');
  await field(page, 'Salary (gross)').fill('0');
  await expect(bars).toHaveCount(0);
});

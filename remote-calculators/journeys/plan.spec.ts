import { expect, test } from 'e2e/fixtures';
import { dayInIndia } from 'shared/format/india-time';
import { field, figure } from '#journeys/calculator-steps.ts';

/** What the shortfall is called that ends so many months from today: "Short, until November 2030". */
function untilMonth(months: number): string {
  const end = new Date(`${dayInIndia(new Date())}T00:00:00Z`);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  return `Short, until ${end.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
}

test('several goals share one budget, in the order of their priority', async ({ page }) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹38,886.62');
  await expect(figure(page, 'Monthly budget')).toHaveText('₹30,000.00');
  await expect(figure(page, untilMonth(48))).toHaveText('₹8,886.62');
  await page.getByRole('link', { name: /^Try: ₹8,887 more a month/ }).click();
  await expect(figure(page, 'Left over')).toHaveText('₹0.38');
  await page.getByRole('button', { name: 'Lower the priority of Car' }).click();
  await expect(page).toHaveURL(/goals=h_1500000_6_10_6-c_800000_4_10_6/);
});

test('another goal begins in its first field, and a removed one leaves the focus where goals are added', async ({
  page,
}) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  const add = page.getByRole('button', { name: 'Add a goal' });
  await expect(page.getByRole('button', { name: 'Edit House' })).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kind of goal')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tractor');
  await expect(page.getByRole('heading', { name: 'Tractor', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tractor' }).press('Enter');
  await expect(add).toBeFocused();
});

test('what the budget is stays on the page while a goal is incomplete @phone', async ({ page }) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  await page.getByRole('button', { name: 'Edit House' }).click();
  const needed = field(page, 'Amount needed today');
  await needed.fill('');
  for (const leave of [() => needed.press('ArrowRight'), () => needed.press('Tab')]) {
    await leave();
    await expect(figure(page, 'Monthly investment needed')).toHaveText('');
    await expect(figure(page, 'Monthly budget')).toHaveText('₹30,000.00');
    await expect(figure(page, 'Left over')).toHaveText('');
  }
  await needed.fill('1500000');
  await expect(figure(page, untilMonth(48))).toHaveText('₹8,886.62');
});

test('a goal of several is asked what its share of the budget reaches, and all goals what cost and delay do', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  await page.getByRole('button', { name: 'Edit House' }).click();
  await expect(page.getByRole('heading', { name: 'Ask more of House' })).toBeVisible();
  await page.getByRole('button', { name: 'What if I can invest another amount?' }).click();
  await expect(field(page, 'What you can invest each month')).toHaveValue('12,800');
  const answer = page.getByRole('status').filter({ hasText: 'the target is' });
  await expect(answer).toContainText('10 years and 3 months (month 123)');
  await expect(answer).toContainText(
    'more than the future cost of ₹21,27,778.67, because prices rise for a longer time',
  );
  await page.getByRole('button', { name: 'Use this figure' }).click();
  await expect(field(page, 'Time period (years)')).toHaveValue('11');
  await field(page, 'Time period (years)').fill('6');
  await page.getByLabel('What is asked for').selectOption('The cost today that it pays for');
  await expect(page.getByRole('status').filter({ hasText: 'at today’s prices' })).toContainText('₹8,85,307 at');

  await page.getByRole('button', { name: 'Cost and delay, all goals' }).click();
  const effects = page.getByRole('table', { name: 'Monthly investment needed, in rupees' });
  await expect(effects.getByRole('row', { name: /1% more cost/ })).toContainText('₹39,954.59');
  await expect(effects.getByRole('row', { name: /Begun 1 year later/ })).toContainText('₹51,650.27');

  await page.getByRole('button', { name: 'Compare two plans' }).click();
  await page.getByRole('button', { name: 'Pin this plan' }).click();
  await field(page, 'Monthly budget').fill('40000');
  await expect(page.getByRole('row', { name: /^Short of the budget/ })).toContainText('−₹8,886.62');

  await page.getByRole('button', { name: 'A range instead of a point' }).click();
  await expect(page.getByRole('columnheader', { name: '1 in 10 below' })).toBeVisible();
  await expect(page).toHaveURL(/volatilityPct=16&seed=1/);
  await page.goto(page.url());
  await expect(page.getByRole('columnheader', { name: '1 in 10 below' })).toBeVisible();
});

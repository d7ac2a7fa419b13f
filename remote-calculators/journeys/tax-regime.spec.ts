import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';
import { field, figure } from '#journeys/calculator-steps.ts';

const PATH = '/taxregimecalculator';

test('which regime takes less comes before both taxes, of which the smaller is marked @phone', async ({ page }) => {
  await page.goto(`${PATH}?salary=1500000`);
  await untilAlive(page);
  const result = page.getByRole('region', { name: 'Result' });
  const texts = (await result.innerText()).replace(/\s+/g, ' ');
  expect(texts).toMatch(/^Result The new regime takes ₹1,59,900\.00 less\. .*₹97,500\.00 .*₹2,57,400\.00/);
  const bold = (label: string) => figure(page, label).evaluate((one) => Number(getComputedStyle(one).fontWeight) > 500);
  expect([await bold('Tax, new regime'), await bold('Tax, old regime')]).toEqual([true, false]);
  await page.goto(`${PATH}?salary=1500000&deduction80C=150000&homeLoanInterest=200000&otherDeductions=700000`);
  await untilAlive(page);
  await expect(result.getByText(/^The old regime takes ₹[\d,.]+ less\.$/)).toBeVisible();
  expect([await bold('Tax, new regime'), await bold('Tax, old regime')]).toEqual([false, true]);
  await result.getByRole('link', { name: 'How it is counted' }).click();
  const working = page.getByRole('region', { name: 'How both figures are made' });
  await expect(working.getByText(/Source: .*The firm has still to compare/)).toBeInViewport();
});

test('what few have is folded, says what is in it, and stays as its reader left it', async ({ page }) => {
  await page.goto(PATH);
  await untilAlive(page);
  const fold = page.locator('summary').filter({ hasText: 'More' });
  await expect(fold).toContainText('Deduction 80D, NPS 80CCD(1B)');
  await expect(field(page, 'Deduction 80D')).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  await field(page, 'Deduction 80D').fill('25000');
  await expect(figure(page, 'Tax, old regime')).toHaveText('₹2,49,600.00');
  await field(page, 'Deduction 80D').fill('');
  await expect(field(page, 'Deduction 80D'), 'it does not close around what is being typed').toBeVisible();
  await field(page, 'Deduction 80D').fill('50000');
  await fold.press('Enter');
  await expect(field(page, 'Deduction 80D')).toBeHidden();
  await expect(fold).toContainText('Deduction 80D: 50,000');
  await page.goto(`${PATH}?salary=1500000&hraExempt=100000`);
  await expect(field(page, 'HRA that is exempt'), 'a link that uses one of them opens it').toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fold, form, answer and bars are there', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('summary').filter({ hasText: 'More' }).click();
    await field(page, 'Deduction 80D').fill('25000');
    await page.getByLabel('Age in the tax year').selectOption('60 to 79');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/deduction80D=25000/);
    await expect(page.getByLabel('Age in the tax year')).toHaveValue('60to79');
    await expect(field(page, 'Deduction 80D')).toHaveValue('25,000');
    await expect(field(page, 'Deduction 80D')).toBeVisible();
    await expect(page.getByText('The new regime takes ₹1,49,500.00 less.', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Where the income goes' })).toBeVisible();
  });
});

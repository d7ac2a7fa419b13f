import { fillRow } from '../account-steps.ts';
import { expect, test } from '../fixtures.ts';

test('the plan: only complete rows are sent, the others are named; rows can be added and deleted @phone', async ({
  page,
}) => {
  await page.goto('/financialplan');
  await expect(page.getByText('No plan yet')).toBeVisible();
  await page.getByRole('link', { name: 'Start your plan' }).click();
  await expect(page.getByLabel('Long-Term, row 1: category')).toHaveValue('Travel');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Nothing to save yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add more to Medium-Term' }).click();
  await expect(page.getByLabel('Medium-Term, row 5: category')).toBeFocused();
  await page.keyboard.type('Bicycle');
  await fillRow(page, 'Medium-Term, row 5', '85000', '50-75%');
  await page.getByLabel('Long-Term, row 2: amount in rupees').fill('450000');
  await page.getByRole('button', { name: 'Submit' }).click();
  const summary = page.getByRole('region', { name: 'One thing to correct' });
  await expect(summary).toContainText('Long-Term, Emergency Fund: Choose a weight.');
  await expect(page.getByText('Data saved successfully, but not all of it')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Long-Term, row 2: amount in rupees')).toHaveValue('4,50,000');
  await page.getByRole('button', { name: 'Remove Long-Term, row 2' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByRole('row', { name: /Medium-Term/ })).toContainText('100.0%');
  await page.getByRole('button', { name: 'Delete Bicycle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No plan yet')).toBeVisible();
});

test('a visitor’s plan moves to the account at sign-in', async ({ page, freshPhone, signIn }) => {
  await page.goto('/financialtable');
  await fillRow(page, 'Short-Term, row 2', '12000', '25-50%');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await signIn(page, freshPhone);
  await page.goto('/financialplan');
  await expect(page.getByRole('heading', { name: 'Groceries' })).toBeVisible();
});

import { expect, test } from 'e2e/fixtures';
import { untilPlanned, untilPlannedFor } from 'e2e/plan-steps';

test('a visitor keeps a plan in this browser, finds it again, and takes it into an account', async ({
  page,
  freshPhone,
  signedIn,
}) => {
  await page.goto('/sipcalculator?monthly=7000&years=12&annualRatePct=11');
  const save = page.getByRole('link', { name: 'Save', exact: true });
  await untilPlannedFor(page, save, 'monthly=7000');
  await save.click();
  await expect(page).toHaveURL(/^[^?]*\/myplans\?plan=/);
  await expect(page.getByText('Kept in this browser only')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('First home');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('heading', { name: 'First home' })).toBeVisible();
  await expect(page).toHaveURL('/myplans');

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My plans' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'First home' });
  await expect(card).toContainText('₹7,000 a month for 12 years at 11%');
  await card.getByRole('link', { name: 'Open First home' }).click();
  await expect(page.getByRole('textbox', { name: 'Monthly investment' })).toHaveValue('7,000');

  await signedIn(page, freshPhone);
  await page.goto('/myplans');
  await expect(page.getByText('One plan is kept in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Move to my account' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByText('One plan is kept in this browser')).toBeHidden();
  await page.reload();
  await expect(card).toBeVisible();
});

test('a plan that is not kept here yet is named on the way to the sign-in, and waits there', async ({
  page,
  freshPhone,
  signIn,
}) => {
  const way = '/myplans?plan=%2Fsipcalculator%3Fmonthly%3D7000';
  await untilPlanned(page, '/sipcalculator?monthly=7000');
  await page.goto(way);
  await page.getByRole('link', { name: 'Sign in to keep them with your account' }).click();
  await expect(page.getByText(/^Sign in to keep SIP calculator: ₹7,000 a month/)).toBeVisible();
  await signIn(page, freshPhone);
  await page.goto(way);
  await expect(page.getByRole('button', { name: 'Save plan' })).toBeVisible();
  await expect(page.getByText('Kept in this browser only')).toBeHidden();
});

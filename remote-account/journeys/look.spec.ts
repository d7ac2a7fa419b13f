import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { fillRow, saveDetails, title } from '#journeys/account-steps.ts';

test('pages with what was filled in, or is wrong: one h1, nothing that axe finds, nothing too wide @phone', {
  tag: '@slow',
}, async ({ page, freshPhone, signedIn }) => {
  test.slow();
  const look = async (where: string) => {
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    await expect(title(page), where).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${where} in ${colorScheme}`);
    }
  };
  await signedIn(page, freshPhone);
  await page.goto('/profile?step=2');
  await look('/profile?step=2');
  await page.goto('/financialtable');
  await fillRow(page, 'Long-Term, row 1', '200000', '25-50%');
  await page.getByLabel('Short-Term, row 1: amount in rupees').fill('6000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeVisible();
  await look('/financialtable with an error');
  await page.goto('/financialplan');
  await look('/financialplan with a plan');
  await saveDetails(page);
  await page.getByRole('heading', { name: 'Have it erased' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('switch', { name: 'Contact about your plan' })).toBeVisible();
  await look('/myprofile');
  await page.getByRole('button', { name: 'Refer', exact: true }).click();
  await page.getByRole('button', { name: 'Save referral' }).click();
  await look('the referral dialog with errors');
});

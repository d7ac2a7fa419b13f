import { expect, test } from 'e2e/fixtures';
import { haveDetails, stored } from '#journeys/account-steps.ts';

test('your data: consents, download, sessions, and an erasure that leaves nothing @phone', async ({
  page,
  browser,
  inbox,
  freshPhone,
  signIn,
  signedIn,
  problems,
}) => {
  await signedIn(page, freshPhone);
  await haveDetails(page);
  const second = await browser.newPage();
  await signedIn(second, freshPhone);

  await page.goto('/myprofile');
  await page.getByRole('heading', { name: 'What you agreed to' }).scrollIntoViewIfNeeded();
  const consent = page.getByRole('switch', { name: 'Contact about your plan' });
  await consent.click();
  await expect(consent).toBeChecked();
  await page.getByRole('button', { name: /^Sign out .+ on/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out .+ on/ })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('One-time code')).toBeVisible();
  await dialog.getByLabel('One-time code').fill(await inbox.code(freshPhone));
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByText('Your account is erased')).toBeVisible();
  await expect.poll(() => stored(page)).toBe('[{},{}]');

  await second.goto('/myprofile');
  await expect(second).toHaveURL(/\/signin/);
  await second.close();
  await signIn(page, freshPhone);
  await page.goto('/myprofile');
  await expect(page.getByText('No details yet')).toBeVisible();
  problems.length = 0;
});

test('signing out everywhere ends the other browser too', async ({ page, browser, freshPhone, signedIn, problems }) => {
  await signedIn(page, freshPhone);
  const second = await browser.newPage();
  await signedIn(second, freshPhone);
  await page.goto('/myprofile');
  await page.getByRole('heading', { name: 'Where you are signed in' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await second.goto('/myprofile');
  await expect(second).toHaveURL(/\/signin/);
  await second.close();
  problems.length = 0;
});

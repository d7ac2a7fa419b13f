import { expect, test } from 'e2e/fixtures';
import { cut, fillDetails, fillReferral, fillRow, PAN, sayAge, stored, title } from '#journeys/account-steps.ts';

test('with the network failing, every form says what the catalogue says and keeps its input', async ({
  page,
  freshPhone,
  signIn,
  problems,
}) => {
  test.slow();
  await page.goto('/signin');
  let mend = await cut(page, 'POST', '/server/auth/otp/initiate');
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Failed to send OTP')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(freshPhone);
  await mend();
  mend = await cut(page, 'GET', '/server/profile');
  await signIn(page, freshPhone);
  await expect(page.getByText('Failed to fetch profile')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Salary').check();
  await page.getByRole('button', { name: 'Check and save' }).click();
  mend = await cut(page, 'POST', '/server/profile');
  await sayAge(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Failed to save data')).toBeVisible();
  await expect(page.getByText('Salary').first()).toBeVisible();
  await mend();

  await page.goto('/welcome');
  mend = await cut(page, 'POST', '/server/userDetail');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save data')).toBeVisible();
  await expect(page.getByLabel('PAN')).toHaveValue(PAN);
  await mend();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/myprofile');

  mend = await cut(page, 'GET', '/server/userDetail');
  await page.reload();
  await expect(page.getByText('Failed to fetch user details')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Namaste, Asha');

  mend = await cut(page, 'POST', '/server/referral/saveReferral');
  await page.getByRole('button', { name: 'Refer', exact: true }).click();
  await fillReferral(page);
  await page.getByRole('button', { name: 'Save referral' }).click();
  await expect(page.getByText('Failed to save referral')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('98765 00000');
  await mend();
  // The first click takes the message away: the dialog is smaller then, and the second lands beside it.
  await page.getByRole('button', { name: 'Save referral' }).dblclick({ delay: 50 });
  await expect(page.getByText('Referral saved successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Refer another' }).click();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('');
  await page.keyboard.press('Escape');

  // Nobody else's: a number gets few codes.
  const another = String(BigInt(freshPhone.slice(3)) ^ 1n).replace(/^\d{5}/, '$& ');
  mend = await cut(page, 'POST', '/server/phone');
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill(another);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Failed to send OTP')).toBeVisible();
  await expect(page.getByLabel('New mobile number')).toHaveValue(another);
  await mend();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  mend = await cut(page, 'POST', '/server/phone');
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('The number was not changed')).toBeVisible();
  await expect(page.getByLabel('One-time code')).toHaveValue('123456');
  await mend();

  mend = await cut(page, 'GET', '/server/tables');
  await page.goto('/financialplan');
  await expect(page.getByText('Failed to fetch data')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: 'Start your plan' }).click();
  await fillRow(page, 'Long-Term, row 1', '200000', '25-50%');
  mend = await cut(page, 'POST', '/server/tables');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Failed to save data')).toBeVisible();
  await expect(page.getByLabel('Long-Term, row 1: amount in rupees')).toHaveValue('2,00,000');
  await mend();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  mend = await cut(page, 'POST', '/server/tables');
  await page.getByRole('button', { name: 'Delete Travel' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete Travel?' });
  await remove.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(remove.getByText('Failed to save data')).toBeVisible();
  await remove.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { name: 'Travel' })).toBeVisible();
  await mend();

  mend = await cut(page, 'POST', '/server/auth/signout');
  await page.getByRole('button', { name: 'Signout' }).click();
  await expect(page.getByText('Signed out in this browser only: the server did not answer.')).toBeVisible();
  expect(await stored(page)).not.toMatch(/token|Asha/);
  await mend();
  problems.length = 0;
});

test('with the network failing, one’s own data says so, offers Retry, and nothing is done by half', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  test.slow();
  await page.goto('/signin');
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  let mend = await cut(page, 'POST', '/server/auth/otp/verify');
  await page.getByLabel('One-time code').fill(await inbox.code(freshPhone));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/profile');

  const reads = ['/server/auth/sessions', '/server/me/consents', '/server/referral', '/server/tables'];
  const mends = await Promise.all(reads.map((path) => cut(page, 'GET', path)));
  await page.goto('/myprofile');
  await page.getByRole('heading', { name: 'What you agreed to' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(reads.length);
  for (const again of mends) await again();
  for (const left of [3, 2, 1, 0]) {
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(left);
  }

  mend = await cut(page, 'POST', '/server/me/consents');
  const consent = page.getByRole('switch', { name: 'Contact about your plan' });
  await consent.click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  await expect(consent).not.toBeChecked();
  await mend();
  mend = await cut(page, 'GET', '/server/me/export');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText('The download failed')).toBeVisible();
  await mend();
  mend = await cut(page, 'POST', '/server/auth/signout');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Nothing was signed out')).toBeVisible();
  await mend();

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  mend = await cut(page, 'POST', '/server/me/erasure');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Failed to send OTP')).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('OTP sent successfully!')).toBeVisible();
  mend = await cut(page, 'DELETE', '/server/me');
  await dialog.getByLabel('One-time code').fill('123456');
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(dialog.getByText('Nothing was erased')).toBeVisible();
  await mend();
  problems.length = 0;
});

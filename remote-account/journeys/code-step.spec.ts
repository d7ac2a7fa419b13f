import { expect, test } from 'e2e/fixtures';
import { haveDetails, stored } from '#journeys/account-steps.ts';

test('the step of a code outlives a reload, and asking again opens it for the code that is under way @phone', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  const number = freshPhone.slice(3);
  const code = page.getByLabel('One-time code');
  await page.goto('/signin?next=/financialplan');
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(code).toBeFocused();
  const sent = await inbox.code(freshPhone);
  expect(await stored(page)).not.toContain(sent);
  expect(await stored(page)).not.toContain(number);

  await page.reload();
  await expect(code).toBeFocused();
  await expect(page.getByText(`A code is on its way to •••••• ${number.slice(-4)}.`)).toBeVisible();
  await code.fill(sent.slice(0, 5));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAccessibleDescription('Enter the 6 digits of the code');

  await page.getByRole('button', { name: 'Change number' }).click();
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(code).toBeFocused();
  // As it comes out of a message that was written from right to left.
  await code.fill(`\u2067${sent.slice(0, 3)}\u200b ${sent.slice(3)}\u2069`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/financialplan');
  expect(await stored(page)).not.toContain(number);
  // The browser says of the refused call that it was.
  problems.length = 0;
});

test('a code that is too old brings back the step before it, with what had been typed', async ({
  page,
  freshPhone,
}) => {
  const email = `asha${freshPhone.slice(3)}@example.in`;
  await page.goto('/signin');
  await page.getByText('Email', { exact: true }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  await page.clock.install({ time: Date.now() + 6 * 60_000 });
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('One-time code')).toHaveCount(0);
  expect(await stored(page)).not.toContain(email);
});

test('the codes of a changed number and of an erasure outlive a reload @phone', async ({
  page,
  inbox,
  freshPhone,
  signedIn,
}) => {
  test.slow();
  await signedIn(page, freshPhone);
  await haveDetails(page);
  const newPhone = `+91${BigInt(freshPhone.slice(3)) ^ 1n}`;
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill(newPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Confirm your new number' });
  await dialog.getByLabel('One-time code').fill(await inbox.code(newPhone));
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('Phone number verified and updated!')).toBeVisible();

  await page.getByRole('button', { name: 'Erase my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Erase my account' }).getByLabel('One-time code')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

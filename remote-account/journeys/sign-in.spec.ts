import { expect, test } from 'e2e/fixtures';
import { openHeld } from 'e2e/held-page';
import { fillDetails, PAN, sayAge } from '#journeys/account-steps.ts';

test('a wrong code says Authentication failed and why, and the field keeps the focus @phone', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeFocused();
  await page.getByRole('link', { name: 'Mobile number: Enter your mobile number.' }).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  const right = await inbox.code(freshPhone);
  await page.getByLabel('One-time code').fill(right === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Authentication failed' })).toBeVisible();
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await expect(page.getByLabel('One-time code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(/^Authentication failed.*not right/);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(freshPhone);
  problems.length = 0;
});

test('the two legal texts open in dialogs @phone', async ({ page }) => {
  // The first one is pressed before the page is alive, and answered as soon as it is.
  const release = await openHeld(page, '/signin');
  await page.getByRole('button', { name: 'View Terms of Use' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [button, name] of [
    ['View Terms of Use', 'Terms of Use'],
    ['View Privacy Policy', 'Privacy Policy'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name }).getByRole('heading', { level: 3 })).toHaveCount(18);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});

test('an email address signs in too @phone', async ({ page, inbox, freshPhone }) => {
  const email = `asha${freshPhone.slice(3)}@example.in`;
  await page.goto('/signin?next=/financialplan');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await page.getByText('Email', { exact: true }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await inbox.code(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/financialplan');
});

for (const { hosts, tag } of [
  { hosts: ['/.//evil.example'], tag: [] },
  { hosts: ['//evil.example', 'https://evil.example', '/\\evil.example'], tag: '@slow' },
])
  test(`signing in never leads to another host: ${hosts.join(' ')}`, { tag }, async ({ page, freshPhone, signIn }) => {
    test.slow();
    for (const next of hosts) {
      await page.goto(`/signin?next=${encodeURIComponent(next)}`);
      await signIn(page, freshPhone);
      await expect(page, next).toHaveURL('/profile');
      await expect(page.getByRole('heading', { name: 'Create Profile' })).toBeVisible();
      // What the page still asks for while the session ends is refused, and the browser tells of it.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Signout' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Signin' })).toBeVisible();
    }
  });

test('a session that has ended leads to the sign-in and back, with the draft kept', async ({
  page,
  context,
  freshPhone,
  signIn,
  problems,
}) => {
  await signIn(page, freshPhone);
  await page.goto('/welcome');
  await fillDetails(page);
  await context.clearCookies();
  await page.route('**/server/userDetail', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'User not authenticated' } }),
  );
  await sayAge(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User not authenticated')).toBeVisible();
  await expect(page).toHaveURL('/signin?next=%2Fwelcome');
  await page.unrouteAll();
  await signIn(page, freshPhone);
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('PAN')).toHaveValue(PAN);
  await sayAge(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('XXXXX1234X')).toBeVisible();
  problems.length = 0;
});

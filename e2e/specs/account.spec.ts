import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const PAN = 'ABCPK1234L';

/** Fails every call of one method and path as a lost network does, until the returned function is called. */
async function cut(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const fail = (route: Route) => (route.request().method() === method ? route.abort() : route.fallback());
  await page.route(`**${path}`, fail);
  return () => page.unroute(`**${path}`, fail);
}

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('PAN').fill(PAN);
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Mobile').fill('98765 43210');
}

async function saveDetails(page: Page): Promise<void> {
  await page.goto('/welcome');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/myprofile');
  await expect(title(page)).toHaveText('Namaste, Asha');
}

async function fillRow(page: Page, place: string, amount: string, weight: string): Promise<void> {
  await page.getByLabel(`${place}: amount in rupees`).fill(amount);
  await page.getByLabel(`${place}: weight`).click();
  await page
    .getByRole('option', { name: weight, exact: true })
    .or(page.getByTitle(weight, { exact: true }))
    .last()
    .click();
}

async function fillReferral(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ravi Kumar');
  await dialog.getByLabel('Phone').fill('98765 00000');
  await dialog.getByLabel('Email').fill('ravi@example.in');
  await dialog.getByLabel('Product of interest').selectOption({ label: 'Alternate Investment funds' });
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a visitor signs in, fills everything in, and sees it on a second browser @phone', async ({
  page,
  browser,
  freshPhone,
  signIn,
}) => {
  test.slow();
  await page.goto('/profile');
  await expect(page).toHaveURL('/signin?next=%2Fprofile');
  await signIn(page, freshPhone);
  await expect(page).toHaveURL('/profile');
  await expect(title(page)).toHaveText('Create Profile');

  await page.getByLabel('₹10,00,000').check();
  await page.getByRole('button', { name: 'Continue to what you hold today' }).click();
  await expect(page.getByRole('heading', { name: 'What you hold today' })).toBeFocused();
  await page.getByRole('group', { name: 'Are you currently invested?' }).getByLabel('Yes').check();
  await page.getByLabel('FD', { exact: true }).check();
  await page.getByLabel('Stocks').check();
  await page.getByLabel('Stocks').uncheck();
  await page.reload();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByLabel('FD', { exact: true })).toBeChecked();
  await page.getByRole('button', { name: '3 Time and risk' }).click();
  await page.getByLabel('5+ years').check();
  await page.getByRole('button', { name: 'Continue to check and save' }).click();
  await expect(page.getByText('₹10,00,000')).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();

  await expect(page).toHaveURL('/welcome');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully').first()).toBeVisible();
  await expect(page).toHaveURL('/myprofile');
  await expect(title(page)).toHaveText('Namaste, Asha');
  await expect(page.getByText('XXXXX1234X')).toBeVisible();
  expect(await stored(page)).not.toContain(PAN);
  expect(await stored(page)).not.toContain(freshPhone.slice(3));

  await page.goto('/financialtable');
  await fillRow(page, 'Long-Term, row 1', '200000', '25-50%');
  await fillRow(page, 'Short-Term, row 1', '6000.50', '1-25%');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByText('₹2,06,000.50')).toBeVisible();

  const second = await browser.newPage();
  await signIn(second, freshPhone);
  await second.goto('/myprofile');
  await expect(title(second)).toHaveText('Namaste, Asha');
  await expect(second.getByText('₹6,000.50').first()).toBeVisible();
  await second.goto('/profile/view');
  await expect(second.getByText('5+ years')).toBeVisible();
  await expect(second.getByText('Stocks')).toHaveCount(0);
  await second.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(title(second)).toHaveText('Edit Profile');
  await second.close();
});

test('by keyboard alone: sign in, welcome, refer, and back to where the dialog was opened', async ({
  page,
  inbox,
  freshPhone,
}) => {
  await page.goto('/signin?next=/welcome');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await page.getByLabel('Mobile number').focus();
  await page.keyboard.type(freshPhone.replace('+91', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type((await inbox.newest(freshPhone)).code ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome');
  await expect(title(page)).toBeFocused();

  await expect(page.getByLabel('Name')).toBeVisible();
  await page.getByRole('button', { name: 'Refer' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refer a friend or family member' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ravi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876500000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ravi@example.in');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Referral saved successfully')).toBeVisible();
  await expect(page.getByLabel('Personal link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Refer' })).toBeFocused();
});

test('a wrong code says Authentication failed and why, and the field keeps the focus @phone', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  await page.goto('/signin');
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  const right = (await inbox.newest(freshPhone)).code ?? '';
  await page.getByLabel('One-time code').fill(right === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Authentication failed' })).toBeVisible();
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(freshPhone);
  problems.length = 0;
});

test('the two legal texts open in dialogs @phone', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
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

test('an e-mail address signs in too @phone', async ({ page, inbox, freshPhone }) => {
  const email = `asha${freshPhone.slice(3)}@example.in`;
  await page.goto('/signin?next=/financialplan');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await page.getByText('E-mail', { exact: true }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill((await inbox.newest(email)).code ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/financialplan');
});

for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example']) {
  test(`signing in never leads to ${next}`, async ({ page, freshPhone, signIn }) => {
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await signIn(page, freshPhone);
    await expect(page).toHaveURL('/profile');
  });
}

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
  await signIn(page, freshPhone);

  mend = await cut(page, 'GET', '/server/profile');
  await page.reload();
  await expect(page.getByText('Failed to fetch profile')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Salary').check();
  await page.getByRole('button', { name: 'Check and save' }).click();
  mend = await cut(page, 'POST', '/server/profile');
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
  await page.getByRole('button', { name: 'Save referral' }).click();
  await expect(page.getByText('Referral saved successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Refer another' }).click();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('');
  await page.keyboard.press('Escape');

  mend = await cut(page, 'POST', '/server/phone');
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill('98765 11111');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Failed to send OTP')).toBeVisible();
  await expect(page.getByLabel('New mobile number')).toHaveValue('98765 11111');
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
  problems.length = 0;
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
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User not authenticated')).toBeVisible();
  await expect(page).toHaveURL('/signin?next=%2Fwelcome');
  await page.unrouteAll();
  await signIn(page, freshPhone);
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('PAN')).toHaveValue(PAN);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('XXXXX1234X')).toBeVisible();
  problems.length = 0;
});

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

test('the phone number changes with a real code; a wrong one is an Invalid OTP @phone', async ({
  page,
  inbox,
  freshPhone,
  signIn,
  problems,
}) => {
  await signIn(page, freshPhone);
  await saveDetails(page);
  const fresh = freshPhone.slice(0, -1) + ((Number(freshPhone.at(-1)) + 1) % 10);
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill(fresh);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  const code = (await inbox.newest(fresh)).code ?? '';
  await page.getByLabel('One-time code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('Invalid OTP')).toBeVisible();
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('Phone number verified and updated!')).toBeVisible();
  await expect(page.getByText(fresh.slice(-4))).toBeVisible();
  problems.length = 0;
});

test('a saved PAN stays when nothing is typed, is refused when wrong, and goes when emptied', async ({
  page,
  freshPhone,
  signIn,
}) => {
  await signIn(page, freshPhone);
  await saveDetails(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('PAN')).toHaveValue('XXXXX1234X');
  await page.getByLabel('Name').fill('Asha Rao Sample');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('XXXXX1234X')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('PAN').fill('ABC');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('PAN')).toHaveAccessibleDescription(/5 letters, 4 digits and 1 letter/);
  await page.getByLabel('PAN').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('N/A')).toBeVisible();
});

test('two editors of one profile: the second is told and nothing is lost', async ({
  page,
  browser,
  freshPhone,
  signIn,
  problems,
}) => {
  await signIn(page, freshPhone);
  const other = await browser.newPage();
  await signIn(other, freshPhone);
  for (const [editor, answer] of [
    [page, 'Salary'],
    [other, 'Business'],
  ] as const) {
    await editor.goto('/profile');
    await editor.getByLabel(answer).check();
    await editor.getByRole('button', { name: 'Check and save' }).click();
  }
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/welcome');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Source of income: here Business, saved there Salary')).toBeVisible();
  await other.getByRole('button', { name: 'Save my answers' }).click();
  await expect(other).toHaveURL('/welcome');
  await other.goto('/profile/view');
  await expect(other.getByText('Business')).toBeVisible();
  await other.close();
  problems.length = 0;
});

test('your data: consents, download, sessions, and an erasure that leaves nothing @phone', async ({
  page,
  browser,
  inbox,
  freshPhone,
  signIn,
  problems,
}) => {
  await signIn(page, freshPhone);
  await saveDetails(page);
  const second = await browser.newPage();
  await signIn(second, freshPhone);

  await page.getByRole('heading', { name: 'Your data', exact: true }).scrollIntoViewIfNeeded();
  await page.reload();
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
  await dialog.getByLabel('One-time code').fill((await inbox.newest(freshPhone)).code ?? '');
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

test('signing out everywhere ends the other browser too', async ({ page, browser, freshPhone, signIn, problems }) => {
  await signIn(page, freshPhone);
  const second = await browser.newPage();
  await signIn(second, freshPhone);
  await page.goto('/myprofile');
  await page.getByRole('heading', { name: 'Where you are signed in' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await second.goto('/myprofile');
  await expect(second).toHaveURL(/\/signin/);
  await second.close();
  problems.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page in ${colorScheme}: one h1, nothing that axe finds, nothing wider than the window @phone`, async ({
    page,
    freshPhone,
    signIn,
  }) => {
    test.slow();
    const look = async (where: string) => {
      await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
      await expect(title(page), where).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${where} is wider than the window`).toBeLessThanOrEqual(0);
    };
    await page.emulateMedia({ colorScheme });
    await page.goto('/signin');
    await look('/signin');
    await signIn(page, freshPhone);
    for (const path of ['/welcome', '/profile', '/profile?step=2', '/profile/view', '/financialplan']) {
      await page.goto(path);
      await look(path);
    }
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
}

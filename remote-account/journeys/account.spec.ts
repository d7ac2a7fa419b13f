import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import {
  fillDetails,
  fillReferral,
  fillRow,
  haveDetails,
  PAN,
  sayAge,
  stored,
  title,
} from '#journeys/account-steps.ts';

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
  await expect(page.getByLabel('I am 18 years old or older')).toBeFocused();
  await sayAge(page);
  await page.getByRole('button', { name: 'Save profile' }).click();

  await expect(page).toHaveURL('/welcome');
  await fillDetails(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Contact about your plan' }).check();
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
  // Whoever has a profile comes back to see what they have, and saves changes to where they stood.
  await signIn(second, freshPhone);
  await expect(second).toHaveURL('/myprofile');
  await expect(title(second)).toHaveText('Namaste, Asha');
  await second.getByRole('link', { name: 'Edit profile' }).click();
  await expect(title(second)).toHaveText('Edit Profile');
  await second.getByRole('button', { name: '4 Check and save' }).click();
  await second.getByRole('button', { name: 'Save profile' }).click();
  await expect(second).toHaveURL('/myprofile');
  await expect(second.getByText('₹6,000.50').first()).toBeVisible();
  await second.goto('/profile/view');
  await expect(second.getByText('5+ years')).toBeVisible();
  await expect(second.getByText('Stocks')).toHaveCount(0);
  await second.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(title(second)).toHaveText('Edit Profile');
  await second.close();
});

test('an older tab says what was saved in another one, and overwrites it only when told to', async ({
  page,
  context,
  freshPhone,
  signedIn,
  problems,
}) => {
  await signedIn(page, freshPhone);
  await haveDetails(page);
  const nameOn = (tab: Page) => tab.getByLabel('Name', { exact: true });
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/welcome');
    await expect(nameOn(tab)).toHaveValue('Asha Rao');
  }
  await nameOn(other).fill('Asha S Rao');
  await save(other);
  await expect(other).toHaveURL('/myprofile');
  await nameOn(page).fill('Asha K Rao');
  await save(page);
  await expect(page.getByText('Name: here Asha K Rao, saved there Asha S Rao')).toBeVisible();
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page).toHaveURL('/myprofile');
  await other.goto('/welcome');
  await expect(nameOn(other)).toHaveValue('Asha K Rao');
  problems.length = 0;
});

test('two editors of one profile: the second is told and nothing is lost', async ({
  page,
  browser,
  freshPhone,
  signedIn,
  problems,
}) => {
  await signedIn(page, freshPhone);
  const other = await browser.newPage();
  await signedIn(other, freshPhone);
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

test('a saved PAN stays when nothing is typed, is refused when wrong, and goes when emptied', async ({
  page,
  freshPhone,
  signedIn,
}) => {
  await signedIn(page, freshPhone);
  await haveDetails(page);
  await page.goto('/myprofile');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('PAN')).toHaveValue('XXXXX1234X');
  await page.getByLabel('Name').fill('Asha Rao Sample');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('XXXXX1234X')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  for (const [typed, reason] of [
    ['ABC', /5 letters, 4 digits and 1 letter/],
    ['abcdk1234l', /D as its fourth letter/],
  ] as const) {
    await page.getByLabel('PAN').fill(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('PAN')).toHaveAccessibleDescription(reason);
  }
  await page.getByLabel('PAN').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('N/A')).toBeVisible();
});

test('the phone number changes with a real code; a wrong one is an Invalid OTP @phone', async ({
  page,
  inbox,
  freshPhone,
  signedIn,
  problems,
}) => {
  await signedIn(page, freshPhone);
  await haveDetails(page);
  await page.goto('/myprofile');
  const fresh = freshPhone.slice(0, -1) + ((Number(freshPhone.at(-1)) + 1) % 10);
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  const number = page.getByLabel('New mobile number');
  await number.fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(number).toHaveAccessibleDescription(/This is your number already/);
  await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeFocused();
  await number.fill(fresh);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  const code = await inbox.code(fresh);
  await page.getByLabel('One-time code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(/^Invalid OTP.*not right/);
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('Phone number verified and updated!')).toBeVisible();
  await expect(page.getByText(fresh.slice(-4))).toBeVisible();
  problems.length = 0;
});

test('a double click saves once and presses nothing of what comes after @phone', async ({
  page,
  freshPhone,
  signedIn,
}) => {
  await signedIn(page, freshPhone);
  await page.goto('/welcome');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Data saved successfully').first()).toBeVisible();
  await expect(page).toHaveURL('/myprofile');
  // The page before, which has a button of that name too, stands until this one is rendered.
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();

  await page.getByRole('button', { name: 'Refer', exact: true }).click();
  await fillReferral(page);
  await page.getByRole('button', { name: 'Save referral' }).dblclick();
  await expect(page.getByLabel('Personal link')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Ravi Kumar')).toHaveCount(1);
});

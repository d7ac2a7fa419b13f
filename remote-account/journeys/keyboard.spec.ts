import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { tabTo } from 'e2e/tab-to';
import { title } from '#journeys/account-steps.ts';

async function press(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).last();
  await expect(button).toBeVisible();
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
}

test('by keyboard alone: profile, details, plan, another number, sign-out, referral and erasure', async ({
  page,
  inbox,
  freshPhone,
}) => {
  test.setTimeout(240_000);
  const newPhone = `+91${BigInt(freshPhone.slice(3)) ^ 1n}`;
  const signIn = async (phone: string, path = '/signin') => {
    const codes = async () => (await inbox.all()).filter(({ to }) => to === phone);
    const before = (await codes()).length;
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await tabTo(page, page.getByLabel('Mobile number'));
    await page.keyboard.type(phone.replace('+91', ''));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('One-time code')).toBeFocused();
    // The number may have had codes before: the inbox now has to hold another one.
    await expect.poll(async () => (await codes()).length).toBe(before + 1);
    await page.keyboard.type(await inbox.code(phone));
    await page.keyboard.press('Enter');
  };
  await signIn(freshPhone);
  await expect(page).toHaveURL('/profile');

  await tabTo(page, page.getByRole('radio', { name: '₹5,00,000' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '₹10,00,000' })).toBeChecked();
  await press(page, 'Continue to what you hold today');
  await expect(page.getByRole('heading', { name: 'What you hold today' })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: 'Stocks' }));
  await page.keyboard.press('Space');
  await press(page, 'Continue to time and risk');
  await press(page, 'Continue to check and save');
  await tabTo(page, page.getByRole('checkbox', { name: 'I am 18 years old or older' }));
  await page.keyboard.press('Space');
  await press(page, 'Save profile');
  await expect(page).toHaveURL('/welcome');

  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.in');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Namaste, Asha');

  await page.goto('/financialtable');
  await tabTo(page, page.getByLabel('Long-Term, row 1: amount in rupees'));
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Long-Term, row 1: weight')).toBeFocused();
  await page.keyboard.type('1-2');
  await expect(page.getByLabel('Long-Term, row 1: weight')).toHaveValue('1-25%');
  await press(page, 'Submit');
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByText('₹2,50,000.00').first()).toBeVisible();

  await page.goto('/myprofile');
  await press(page, 'Change mobile number');
  await expect(page.getByLabel('New mobile number')).toBeFocused();
  await page.keyboard.type(newPhone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type(await inbox.code(newPhone));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone number verified and updated!')).toBeVisible();
  await press(page, 'Signout', 'Shift+Tab');
  await expect(page).toHaveURL('/');

  await signIn(newPhone, '/signin?next=/welcome');
  await expect(page).toHaveURL('/welcome');
  await expect(title(page)).toBeFocused();
  await press(page, 'Refer');
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
  await page.goto('/myprofile');
  await press(page, 'Erase my account');
  const sent = (await inbox.all()).filter(({ to }) => to === newPhone).length;
  await press(page, 'Send code');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await expect.poll(async () => (await inbox.all()).filter(({ to }) => to === newPhone).length).toBe(sent + 1);
  await page.keyboard.type(await inbox.code(newPhone));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is erased')).toBeVisible();
});

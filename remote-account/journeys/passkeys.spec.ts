import type { Page } from '@playwright/test';
import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';

/** A phone's own authenticator, which answers as if its owner had touched it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function leave(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Signout' }).click();
  await expect(page.getByRole('button', { name: 'Signout' })).toHaveCount(0);
}

test('a passkey is offered, added, named, signs in and is removed; the offer can be put away', async ({
  page,
  baseURL,
  freshPhone,
  signIn,
  problems,
}) => {
  // Browsers keep passkeys for names, and the numbers of this machine are none.
  const site = `${baseURL}`.replace('127.0.0.1', 'localhost');
  await addAuthenticator(page);
  await page.goto(`${site}/signin`);
  await signIn(page, freshPhone);

  await page.goto(`${site}/welcome`);
  const offer = page.getByRole('region', { name: 'Sign in without a code next time' });
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(offer.getByText('Your passkey is added')).toBeVisible();

  await page.goto(`${site}/myprofile`);
  const own = page.getByRole('region', { name: 'Passkeys' });
  await own.scrollIntoViewIfNeeded();
  await own.getByRole('button', { name: /^Rename / }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(own.getByRole('listitem')).toContainText(/My phone.*not used yet/);
  await expect(offer, 'offered while there is one').toHaveCount(0);
  await expectAccessible(page, 'one’s own passkeys');
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(own.getByText('This device has a passkey for your account already.')).toBeVisible();
  await leave(page);

  await page.goto(`${site}/signin?next=/myprofile`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${site}/myprofile`);
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByRole('listitem')).toContainText(/My phone.*last used on/);
  await own.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(own.getByText('You have no passkeys yet.')).toBeVisible();

  await page.reload();
  await offer.getByRole('button', { name: 'Do not offer again' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByText('You have no passkeys yet.')).toBeVisible();
  await expect(offer, 'put away for good').toHaveCount(0);
  await leave(page);

  // The device still has it; the site does not. A code signs in as before.
  await page.goto(`${site}/signin?next=/myprofile`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey opens no account here.')).toBeVisible();
  await expectAccessible(page, 'a passkey that is not known');
  problems.length = 0;
  await signIn(page, freshPhone);
  await expect(page).toHaveURL(`${site}/myprofile`);
});

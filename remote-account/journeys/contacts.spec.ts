import { expect, test } from 'e2e/fixtures';
import { haveDetails } from '#journeys/account-steps.ts';

test('an email address is proven in place, hears of a new browser, and its link ends all sessions without scripts @phone', async ({
  page,
  browser,
  inbox,
  freshPhone,
  signedIn,
  baseURL,
  problems,
}) => {
  const email = `asha${freshPhone.slice(1)}@example.in`;
  await signedIn(page, freshPhone);
  await haveDetails(page, email);
  await page.goto('/myprofile');
  await expect(page.getByText('not proven yet')).toBeVisible();
  await page.getByRole('button', { name: 'Prove this address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your email address' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('One-time code').fill(await inbox.code(email));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Email address verified!')).toBeVisible();
  await expect(page.getByText('not proven yet')).toHaveCount(0);

  const elsewhere = await browser.newContext();
  await signedIn(await elsewhere.newPage(), freshPhone);
  const told = async () => (await inbox.all()).find(({ to, text }) => to === email && text.startsWith('New sign-in'));
  await expect.poll(told).toBeDefined();
  const address = /http\S+\/not-me\?key=\S+/.exec((await told())?.text ?? '')?.[0] ?? '';

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const alarm = await plain.newPage();
  await alarm.goto(address);
  await alarm.getByRole('button', { name: 'Stop it and sign out everywhere' }).click();
  await expect(alarm.getByText('It is stopped')).toBeVisible();
  await alarm.goto(`${baseURL}/not-me?key=none`);
  await alarm.getByRole('button', { name: 'Stop it and sign out everywhere' }).click();
  await expect(alarm.getByText('This link is not valid any more.')).toBeVisible();
  await page.goto('/myprofile');
  await expect(page).toHaveURL(/\/signin/);
  await Promise.all([elsewhere.close(), plain.close()]);
  // The browser says of each refused call that it was.
  problems.length = 0;
});

test('whoever has lost the old number waits, and can undo the change meanwhile @phone', async ({
  page,
  context,
  inbox,
  freshPhone,
  signedIn,
}) => {
  const newPhone = `+91${BigInt(freshPhone.slice(3)) ^ 1n}`;
  const email = `lost${freshPhone.slice(1)}@example.in`;
  await signedIn(page, freshPhone);
  await haveDetails(page, email);
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Prove this address' }).click();
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  await page.getByLabel('One-time code').fill(await inbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Email address verified!')).toBeVisible();

  // Signed in by the address, so that the old number still has to prove itself.
  await context.clearCookies();
  await signedIn(page, email);
  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill(newPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'I no longer have this number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your new number' });
  await dialog.getByLabel('One-time code').fill(await inbox.code(newPhone));
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('The change waits for 72 hours')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Your mobile number is about to change')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText('The change is undone')).toBeVisible();
  await expect(page.getByText('Your mobile number is about to change')).toHaveCount(0);
});

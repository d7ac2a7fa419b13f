import { expect, type Page, type Route } from '@playwright/test';

// Steps that several journeys of the account take.

export const PAN = 'ABCPK1234L';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fails every call of one method and path as a lost network does, until the returned function is called. */
export async function cut(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const fail = (route: Route) => (route.request().method() === method ? route.abort() : route.fallback());
  await page.route(`**${path}`, fail);
  return () => page.unroute(`**${path}`, fail);
}

/** Of somebody who signed in by phone: the number stands there already. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('PAN').fill(PAN);
  await page.getByLabel('Email').fill('asha@example.in');
}

export async function saveDetails(page: Page): Promise<void> {
  await page.goto('/welcome');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/myprofile');
  await expect(title(page)).toHaveText('Namaste, Asha');
}

/** Says that one is 18 or older. The page asks whoever signed in by it, and not the `signedIn` of the fixtures, who signs in past it. */
export const sayAge = (page: Page) => page.getByLabel('I am 18 years old or older').check();

/** Such details as {@link saveDetails} types, for journeys that are about something else. Needs a session. */
export async function haveDetails(page: Page, email = 'asha@example.in'): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post(new URL('/server/userDetail', page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Asha Rao', panNumber: PAN, email, mobileNumber: '98765 43210' },
  });
  expect(answer.status()).toBe(200);
}

export async function fillRow(page: Page, place: string, amount: string, weight: string): Promise<void> {
  await page.getByLabel(`${place}: amount in rupees`).fill(amount);
  await page.getByLabel(`${place}: weight`).selectOption(weight);
}

export async function fillReferral(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ravi Kumar');
  await dialog.getByLabel('Phone').fill('98765 00000');
  await dialog.getByLabel('Email').fill('ravi@example.in');
  await dialog.getByLabel('Product of interest').selectOption({ label: 'Alternate Investment funds' });
}

/** All that the browser keeps for the site, as one text. */
export const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

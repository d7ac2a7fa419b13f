import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillDetails, fillReferral, fillRow, PAN, sayAge, title } from '../../remote-account/journeys/account-steps.ts';
import { freeTimes, openContact, send, writeQuestion } from '../../remote-contact/journeys/contact-steps.ts';
import { expect, test } from '../fixtures.ts';
import { allStored, startWatchedSite, type WatchedSite } from '../watched-site.ts';

let site: WatchedSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startWatchedSite();
});
test.afterAll(() => site?.stop());

async function signIn(page: Page, phone: string, leadsTo: string): Promise<void> {
  await page.goto(`${site.url}/signin`);
  await page.getByLabel('Mobile number').fill(phone.replace('+91', ''));
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await site.codeFor(phone));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(site.url + leadsTo);
}

async function leave(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Signout' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
}

const life = async ({ page, context, browser, freshPhone, problems }: Parameters<Parameters<typeof test>[2]>[0]) => {
  test.setTimeout(300_000);
  const newPhone = `+91${BigInt(freshPhone.slice(3)) ^ 1n}`;
  const question = 'May I stay invested while I live in Sikkim?';
  const traces = [
    ...['Asha Rao', 'asha@example.in', PAN, question, 'Himalaya', 'Ravi Kumar', 'ravi@example.in', '9876500000'],
    ...[freshPhone.slice(3), newPhone.slice(3)],
  ];
  const present = (text: string) => traces.filter((trace) => text.includes(trace));

  // A first visit: an own row of the plan before any account, then the sign-in and everything there is to fill.
  await page.goto(`${site.url}/financialtable`);
  await page.getByRole('button', { name: 'Add more to Long-Term' }).click();
  await page.getByLabel('Long-Term, row 5: category').fill('Himalaya');
  await fillRow(page, 'Long-Term, row 5', '85000', '50-75%');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${site.url}/financialplan`);
  await signIn(page, freshPhone, '/profile');
  await page.getByLabel('Salary').check();
  await page.getByRole('button', { name: 'Check and save' }).click();
  await sayAge(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(`${site.url}/welcome`);
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(title(page)).toHaveText('Namaste, Asha');
  await page.getByRole('button', { name: 'Refer', exact: true }).click();
  await fillReferral(page);
  await page.getByRole('button', { name: 'Save referral' }).click();
  await expect(page.getByText('Referral saved successfully')).toBeVisible();
  await page.keyboard.press('Escape');

  // A question and an appointment; the number is known here, so none is asked for.
  await openContact(page, `${site.url}/contactus`);
  await writeQuestion(page, question);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await page.getByRole('tab', { name: 'Book Appointment' }).click();
  await page.getByRole('button', { name: 'Later week' }).click();
  await freeTimes(page).nth(6).check();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();

  // Half an hour later the number changes: the old one is proven first.
  await site.ageSessions(30);
  await page.goto(`${site.url}/myprofile`);
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill(newPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(`X${freshPhone.slice(-4)}`);
  const wrong = await site.codeFor(freshPhone);
  await page.getByLabel('One-time code').fill(wrong === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Invalid OTP')).toBeVisible();
  problems.length = 0;
  await page.getByLabel('One-time code').fill(wrong);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your new number' })).toBeVisible();
  await page.getByLabel('One-time code').fill(await site.codeFor(newPhone));
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('Phone number verified and updated!')).toBeVisible();
  await expect(page.getByText(newPhone.slice(-4)).first()).toBeVisible();

  await leave(page);
  expect(present(await allStored(context, page)), 'kept in the first browser after signing out').toEqual([]);

  // A second browser sees all of it, and takes it away.
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await signIn(second, newPhone, '/myprofile');
  await expect(title(second)).toHaveText('Namaste, Asha');
  await expect(second.getByText('XXXXX1234X')).toBeVisible();
  await expect(second.getByText('Ravi Kumar')).toBeVisible();
  await second.goto(`${site.url}/financialplan`);
  await expect(second.getByRole('heading', { name: 'Himalaya' })).toBeVisible();
  await second.goto(`${site.url}/profile/view`);
  await expect(second.getByText('Salary')).toBeVisible();
  await second.goto(`${site.url}/myprofile`);
  // A copy of it all needs a fresh code, which the page asks for in place.
  await site.ageSessions(6);
  const download = second.waitForEvent('download');
  await second.getByRole('button', { name: 'Download my data' }).click();
  const again = second.getByRole('dialog', { name: 'Confirm that it is you' });
  await again.getByRole('button', { name: 'Send code' }).click();
  await again.getByLabel('One-time code').fill(await site.codeFor(newPhone));
  await again.getByRole('button', { name: 'Confirm', exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(present(file).toSorted()).toEqual(traces.filter((trace) => trace !== PAN).toSorted());
  // The search finds what is there, so that finding nothing later means something.
  for (const found of await site.traces([question, 'Asha Rao', newPhone.slice(3)]))
    expect(found).not.toContain('Nothing.');

  await second.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = second.getByRole('dialog', { name: 'Erase my account' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('One-time code').fill(await site.codeFor(newPhone));
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(second.getByText('Your account is erased')).toBeVisible();

  expect((await site.traces(traces)).map((found) => found.trim())).toEqual(traces.map(() => 'Nothing.'));
  expect(present(site.log()), 'in the origin’s log').toEqual([]);
  expect(site.log(), 'the log tells something').toMatch(/"route":"\/server\/me"/);
  for (const [where, from] of [
    [context, page],
    [elsewhere, second],
  ] as const)
    expect(present(await allStored(where, from)), 'kept in a browser').toEqual([]);
  expect(await allStored(elsewhere, second)).toContain('"local":{}');
  await elsewhere.close();
};

const TITLE = 'a whole life of an account: filled, moved, seen elsewhere, taken away, erased, and nothing is left';
test(TITLE, life);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test(TITLE, life);
});

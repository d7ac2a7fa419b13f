import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import {
  FIRM,
  fillBooking,
  freeTimes,
  isPhone,
  laterWeeks,
  openContact,
  openDays,
  send,
  unique,
  verifyPhone,
  WEEK_OF,
} from '#journeys/contact-steps.ts';

test('an appointment: verified, booked, moved and cancelled by the link in its mail @phone', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  test.slow();
  const email = `asha-${unique()}@example.in`;
  await openContact(page, '/contactus?tab=appointment');
  // What is free is seen before anything is asked, and the day that is chosen here is shown later.
  const day = openDays(page).last();
  await day.check();
  const dayName = (await day.getAttribute('aria-label')) ?? '';
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/10 digits/);
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('One-time code')).toBeFocused();
  const code = await inbox.code(freshPhone);
  await page.getByLabel('One-time code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(/^Invalid OTP\s*This code is not right/);
  await page.getByLabel('One-time code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`+91 XXXXX X${freshPhone.slice(-4)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book this slot' })).toBeVisible();
  await expect(page.getByRole('radio', { name: dayName })).toBeChecked();
  problems.length = 0;

  // Already verified: straight to the calendar, also after a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Book this slot' })).toBeVisible();
  await laterWeeks(page, isPhone(page) ? WEEK_OF.appointmentOnPhone : WEEK_OF.appointment);
  await expect(freeTimes(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('link', { name: 'Time: Choose a time.' })).toBeVisible();
  const time = freeTimes(page).nth(3);
  const chosen = (await time.getAttribute('aria-label')) ?? '';
  await time.check();
  await fillBooking(page, email);
  await page.getByLabel('Language').selectOption('Kannada');
  await page.getByLabel('Video').check();
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeFocused();
  const calendar = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  expect((await calendar).suggestedFilename()).toBe('appointment.ics');

  // Who comes back finds the time, and books a second one only on purpose.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have an appointment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book this slot' })).toHaveCount(0);
  await expectAccessible(page, 'what is booked already');
  await page.getByRole('button', { name: 'Book another' }).click();
  await expect(page.getByRole('button', { name: 'Book this slot' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Move or cancel' }).click();
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeVisible();

  const mail = await inbox.newest(email);
  expect(mail.subject).toContain(chosen.replace(/ [AP]M$/, ''));
  const toFirm = async () => (await inbox.all()).filter(({ to, text }) => to === FIRM && text.includes(email));
  await expect.poll(async () => (await toFirm()).some(({ text }) => text.includes('Kannada'))).toBe(true);
  await page.goto(/https?:\S+\/appointment\/\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  // It opens on the day that is booked, weeks ahead.
  await expect(page.getByRole('radio', { name: `${chosen}, yours` })).toBeDisabled();
  await freeTimes(page).last().check();
  await page.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('The appointment is moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByText('The appointment is cancelled.')).toBeVisible();
  await expect.poll(async () => (await inbox.newest(email)).subject).toMatch(/^Cancelled/);
});

test('the code of a booking outlives a reload, and asking again opens its step @phone', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  const code = page.getByLabel('One-time code');
  await openContact(page, '/contactus?tab=appointment');
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(code).toBeFocused();
  await page.reload();
  await expect(page.getByText(`A code is on its way to •••••• ${freshPhone.slice(-4)}.`)).toBeVisible();
  await code.fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(code).toHaveAccessibleDescription(/Enter the 6 digits of the code/);
  await page.getByRole('button', { name: 'Change the number' }).click();
  await page.reload();
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await code.fill(await inbox.code(freshPhone));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('is verified')).toBeVisible();
  problems.length = 0;
});

test('two visitors want one place: the second is told and offered the next', async ({
  browser,
  baseURL,
  inbox,
  freshPhone,
  page,
  problems,
}) => {
  test.slow();
  const open2: BrowserContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await open2.newPage();
  const phones = [freshPhone, `+${BigInt(freshPhone) + 1n}`];
  for (const [at, visitor] of [page, other].entries()) {
    await openContact(visitor, '/contactus?tab=appointment');
    await verifyPhone(visitor, phones[at] ?? '', inbox.newest);
    await laterWeeks(visitor, WEEK_OF.twoVisitors);
    await expect(freeTimes(visitor).nth(5)).toBeVisible();
    await fillBooking(visitor, `visitor-${unique()}@example.in`);
  }
  const time = (await freeTimes(page).nth(5).getAttribute('aria-label')) ?? '';
  for (const visitor of [page, other]) await visitor.getByRole('radio', { name: time, exact: true }).check();
  await other.getByRole('button', { name: 'Book this slot' }).click();
  await expect(other.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByText(/That time was just taken\. The next free one is/)).toBeVisible();
  await expect(page.getByRole('radio', { name: `${time}, taken`, exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  problems.length = 0;
  await open2.close();
});

test('the network cut at each step of booking loses nothing', async ({
  page,
  context,
  inbox,
  freshPhone,
  problems,
}) => {
  await openContact(page, '/contactus?tab=appointment');
  await page.getByLabel('Mobile number').fill(freshPhone);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Failed to send OTP/)).toBeVisible();
  await context.setOffline(false);
  await verifyPhone(page, freshPhone, inbox.newest);
  await laterWeeks(page, WEEK_OF.cutNetwork - 1);
  await expect(freeTimes(page).first()).toBeVisible();
  await context.setOffline(true);
  await laterWeeks(page, 1);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await freeTimes(page).nth(8).check();
  await fillBooking(page, `offline-${unique()}@example.in`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByText(/No answer came/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  problems.length = 0;
});

test('a link without its key shows no appointment', async ({ page, problems }) => {
  await page.goto('/appointment/11111111-1111-4111-8111-111111111111#nothing');
  await expect(page.getByText('This link does not lead to an appointment.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  problems.length = 0;
});

test('nothing stands in the way of assistive technology, in light and dark @phone', async ({
  page,
  inbox,
  freshPhone,
}) => {
  test.slow();
  await openContact(page);
  const check = () => expectAccessible(page, 'contact');
  await send(page).click();
  await expect(page.getByText('3 things to correct')).toBeVisible();
  await check();
  await page.getByRole('tab', { name: 'Book Appointment' }).click();
  await verifyPhone(page, freshPhone, inbox.newest);
  await freeTimes(page).first().check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await check();
  }
});

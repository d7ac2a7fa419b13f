import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const FIRM = 'hello@saralnivesh.example';
const unique = () => Math.random().toString(36).slice(2, 10);

/** Opens the page and waits until it is alive: before that a click on a tab would be lost. */
async function open(page: Page, path = '/contactus'): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await page.getByRole('tab', { name: 'Query Form' }).press('End');
    await expect(page).toHaveURL(/tab=appointment/, { timeout: 500 });
  }).toPass();
  if (!path.includes('tab=appointment')) await page.getByRole('tab', { name: 'Query Form' }).click();
}

async function writeQuestion(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ravi Kumar');
  await page.getByLabel('Email').fill('ravi@example.in');
  await page.getByLabel('Message').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function verifyPhone(
  page: Page,
  phone: string,
  codeOf: (to: string) => Promise<{ code?: string }>,
): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  await page.getByLabel('One-time code').fill((await codeOf(phone)).code ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('is verified')).toBeVisible();
}

/** Free times of the shown day, without the day buttons. */
const freeTimes = (page: Page): Locator =>
  page.getByRole('radio', { name: /^\d{1,2}:\d\d [AP]M$/ }).and(page.locator(':enabled'));

async function fillBooking(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
}

test('a question is refused beside its fields, then sent, and reaches the firm @phone', async ({ page, inbox }) => {
  const message = `How do SIPs work? ${unique()}`;
  await open(page, '/contact');
  await send(page).click();
  const summary = page.getByRole('region', { name: '3 things to correct' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your e-mail address.');
  await writeQuestion(page, message);
  await page.getByLabel('Financial Planning').check();
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(async () => {
    const mails = (await inbox.all()).filter(({ to, text }) => to === FIRM && text.includes(message));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Areas: Financial Planning')]);
  }).toPass();
});

test('a draft outlives a lost network and a reload, and arrives once', async ({ page, inbox, problems }) => {
  const message = `Draft ${unique()}`;
  await open(page);
  await writeQuestion(page, message);
  // The origin gets the question, only its answer is lost.
  await page.route('**/server/enquiries', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(page.getByText('An error occurred while sending the message.')).toBeVisible();
  await page.unroute('**/server/enquiries');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(async () => {
    expect((await inbox.all()).filter(({ to, text }) => to === FIRM && text.includes(message))).toHaveLength(1);
  }).toPass();
  problems.length = 0;
});

test('a refusal by the server is said, and nothing that was typed is lost', async ({ page, problems }) => {
  await open(page);
  await page.route('**/server/enquiries', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Later.' } }),
  );
  await writeQuestion(page, 'Still here');
  await send(page).click();
  await expect(page.getByText('Failed to send message.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Still here');
  problems.length = 0;
});

test('a double click sends once', async ({ page }) => {
  let calls = 0;
  await open(page);
  await page.route('**/server/enquiries', async (route) => {
    calls += 1;
    await route.continue();
  });
  await writeQuestion(page, `Twice ${unique()}`);
  await send(page).dblclick();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(calls).toBe(1);
});

test('the tabs work by keyboard alone, stand in the address and survive a reload', async ({ page }) => {
  await open(page);
  const query = page.getByRole('tab', { name: 'Query Form' });
  const appointment = page.getByRole('tab', { name: 'Book Appointment' });
  await query.focus();
  await page.keyboard.press('ArrowRight');
  await expect(appointment).toBeFocused();
  await expect(appointment).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Book Appointment' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=appointment$/);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.reload();
  await expect(appointment).toHaveAttribute('aria-selected', 'true');
  await query.click();
  await expect(page).toHaveURL(/\/contactus$/);
  await expect(page.getByLabel('Message')).toBeVisible();
});

test('the map asks nobody before it is wanted', async ({ page }) => {
  const outside: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await open(page);
  await expect(page.getByText('1 Sample Street')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/directions/,
  );
  expect(outside).toEqual([]);
  await page.getByRole('button', { name: 'Load the map' }).click();
  await expect(page.getByTitle('Map of the registered office')).toBeVisible();
  await expect.poll(() => outside.length).toBe(1);
  expect(outside[0]).toContain('marker=12.9716%2C77.5946');
});

test('an appointment: verified, booked, moved and cancelled by the link in its mail @phone', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  test.slow();
  const email = `asha-${unique()}@example.in`;
  await open(page, '/contactus?tab=appointment');
  await page.getByLabel('Phone number').fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/10 digits/);
  await page.getByLabel('Phone number').fill(freshPhone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('One-time code')).toBeFocused();
  const { code = '' } = await inbox.newest(freshPhone);
  await page.getByLabel('One-time code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(/not right/);
  await page.getByLabel('One-time code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`+91 XXXXX X${freshPhone.slice(-4)}`)).toBeVisible();
  problems.length = 0;

  // Already verified: straight to the calendar, also after a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Book this slot' })).toBeVisible();
  await page.getByRole('button', { name: 'Later week' }).click();
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

  const mail = await inbox.newest(email);
  expect(mail.subject).toContain(chosen.replace(/ [AP]M$/, ''));
  expect(
    (await inbox.all()).some(({ to, text }) => to === FIRM && text.includes(email) && text.includes('Kannada')),
  ).toBe(true);
  await page.goto(/https?:\S+\/appointment\/\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await freeTimes(page).last().check();
  await page.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('The appointment is moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByText('The appointment is cancelled.')).toBeVisible();
  await expect.poll(async () => (await inbox.newest(email)).subject).toMatch(/^Cancelled/);
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
  const phones = [freshPhone, `+918${freshPhone.slice(4)}`];
  for (const [at, visitor] of [page, other].entries()) {
    await open(visitor, '/contactus?tab=appointment');
    await verifyPhone(visitor, phones[at] ?? '', inbox.newest);
    await visitor.getByRole('button', { name: 'Later week' }).click();
    await expect(freeTimes(visitor).nth(5)).toBeVisible();
    await fillBooking(visitor, `visitor-${unique()}@example.in`);
  }
  const time = (await freeTimes(page).nth(5).getAttribute('aria-label')) ?? '';
  for (const visitor of [page, other]) await visitor.getByRole('radio', { name: time, exact: true }).check();
  await other.getByRole('button', { name: 'Book this slot' }).click();
  await expect(other.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByText(/That time was just taken\. The next free one is/)).toBeVisible();
  await expect(page.getByRole('radio', { name: `${time}, taken` })).toBeDisabled();
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
  await open(page, '/contactus?tab=appointment');
  await page.getByLabel('Phone number').fill(freshPhone);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Failed to send OTP/)).toBeVisible();
  await context.setOffline(false);
  await verifyPhone(page, freshPhone, inbox.newest);
  await expect(freeTimes(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Later week' }).click();
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
  await expect(page.getByText('This link does not lead to an appointment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  problems.length = 0;
});

test('nothing stands in the way of assistive technology, in light and dark @phone', async ({
  page,
  inbox,
  freshPhone,
}) => {
  test.slow();
  await open(page);
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  };
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

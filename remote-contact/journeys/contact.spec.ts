import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';
import { untilPlannedFor } from 'e2e/plan-steps';
import { FIRM, openContact, send, unique, writeQuestion } from '#journeys/contact-steps.ts';

test('a question is refused beside its fields, then sent, and reaches the firm @phone', async ({ page, inbox }) => {
  const message = `How do SIPs work? ${unique()}`;
  await openContact(page, '/contact');
  await send(page).click();
  const summary = page.getByRole('region', { name: '3 things to correct' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await writeQuestion(page, message);
  await page.getByLabel('Financial Planning').check();
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText(/^We answer by mail to \S+@\S+ by .*, 8 PM \(Indian time\)\.$/)).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(message);
  await expect(async () => {
    const mails = (await inbox.all()).filter(({ to, text }) => to === FIRM && text.includes(message));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Areas: Financial Planning')]);
  }).toPass();
});

test('a question whose hidden field a password manager fills reaches the firm', async ({ page, inbox }) => {
  const message = `Autofill ${unique()}`;
  await openContact(page);
  await writeQuestion(page, message);
  await page.getByLabel('Leave this empty').evaluate((field: HTMLInputElement) => {
    // As a password manager does it: by the element's own setter, told by both events.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'https://asha.example');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(async () => {
    const mails = (await inbox.all()).filter(({ to, text }) => to === FIRM && text.includes(message));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Perhaps spam: /)]);
  }).toPass();
});

test('a draft outlives a lost network and a reload, and arrives once', async ({ page, inbox, problems }) => {
  const message = `Draft ${unique()}`;
  await openContact(page);
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
  await openContact(page);
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
  await openContact(page);
  await page.route('**/server/enquiries', async (route) => {
    calls += 1;
    await route.continue();
  });
  await writeQuestion(page, `Twice ${unique()}`);
  await send(page).dblclick();
  const sent = page.getByText('Message sent successfully!');
  await expect(sent).toBeVisible();
  expect(calls).toBe(1);

  // The answer may also be there before the second click, which then meets an empty form.
  await writeQuestion(page, `Twice ${unique()}`);
  await send(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByLabel('Message')).not.toHaveAttribute('aria-invalid');
  await expect(sent).toBeVisible();
  expect(calls).toBe(2);
});

test('the tabs work by keyboard alone, stand in the address and survive a reload', async ({ page }) => {
  await openContact(page);
  const query = page.getByRole('tab', { name: 'Query Form' });
  const appointment = page.getByRole('tab', { name: 'Book Appointment' });
  await query.focus();
  await page.keyboard.press('ArrowRight');
  await expect(appointment).toBeFocused();
  await expect(appointment).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Book Appointment' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=appointment$/);
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  const day = page.getByRole('group', { name: 'Day' }).getByRole('radio').and(page.locator(':enabled')).first();
  await expect(day).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(day).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mobile number')).toBeFocused();
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
  await openContact(page);
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

test('a plan goes from its calculator to the firm in one press, outlives a reload, and is told in figures @phone', async ({
  page,
  inbox,
}) => {
  const message = `Is this enough? ${unique()}`;
  await openContact(page, '/sipcalculator');
  await page.getByRole('textbox', { name: 'Monthly investment' }).fill('7500');
  const talk = page.getByRole('link', { name: 'Talk to a person with this plan' });
  await untilPlannedFor(page, talk, 'monthly=7500');
  await talk.click();
  const plan = page.getByRole('region', { name: 'Your plan goes along' });
  await expect(plan).toContainText('₹17,42,543.07');
  await page.reload();
  await untilAlive(page);
  await expect(plan).toContainText('₹17,42,543.07');
  await writeQuestion(page, message);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(plan).toBeHidden();
  await expect(async () => {
    const mail = (await inbox.all()).find(({ to, text }) => to === FIRM && text.includes(message));
    expect(mail?.text).toContain('Total value: ₹17,42,543.07');
    expect(mail?.text).toMatch(/Open it: http\S+\/sipcalculator\?monthly=7500&/);
  }).toPass();
});

test('whoever is signed in finds their name, address and number filled in, and may write others @phone', async ({
  page,
  freshPhone,
  signedIn,
}) => {
  const email = `known-${unique()}@example.in`;
  await signedIn(page, email);
  await page.goto('/welcome');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Mobile').fill(freshPhone);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/myprofile');
  for (const path of ['/comingsoon', '/contactus']) {
    await openContact(page, path);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await page.getByLabel('Name').fill('Ravi Kumar');
  await page.reload();
  await untilAlive(page);
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Kumar');
  await page.getByRole('tab', { name: 'Book Appointment' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(freshPhone);
});

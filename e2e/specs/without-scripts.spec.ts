import { expect, test } from '#fixtures.ts';
import { untilAlive } from '#held-page.ts';
import { inboxAddress } from '#inbox-address.ts';
import {
  FIRM,
  fillBooking,
  isPhone,
  laterWeeks,
  send,
  unique,
  WEEK_OF,
  writeQuestion,
} from '../../remote-contact/journeys/contact-steps.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is refused beside its fields, kept, then sent, and reaches the firm @phone', async ({
    page,
    inbox,
    problems,
  }) => {
    const message = `How do SIPs work? ${unique()}`;
    await page.goto('/contactus');
    await writeQuestion(page, message);
    await page.getByLabel('Financial Planning').check();
    await page.getByLabel('Email').fill('ravi');
    await send(page).click();

    const summary = page.getByRole('region', { name: 'One thing to correct' });
    await expect(summary).toBeInViewport();
    await summary.getByRole('link', { name: 'Email: Enter an email address like name@example.in.' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address like name@example.in.');
    await expect(page.getByLabel('Message')).toHaveValue(message);
    await expect(page.getByLabel('Financial Planning')).toBeChecked();
    // The browser says of a page what status it came with.
    problems.length = 0;

    await page.getByLabel('Email').fill('ravi@example.in');
    await send(page).click();
    await expect(page).toHaveURL(/\/contactus\/sent/);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await page.reload();
    await expect(async () => {
      const mails = (await inbox.all()).filter(({ to, text }) => to === FIRM && text.includes(message));
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Areas: Financial Planning')]);
    }).toPass();
  });

  test('a form of another site is refused, and nothing of it is shown', async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    const foreign = `<form method="post" action="${baseURL}/contactus">
    <input name="form" value="query"><input name="your-message" value="Forged"><button>Go</button></form>`;
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: foreign }),
    );
    await page.goto('http://elsewhere.example/');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page.getByText('Calls from other sites are not accepted.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect((await request.get(inboxAddress(baseURL))).ok()).toBe(true);
    problems.length = 0;
  });

  test('signing in by a code, with the number and the code corrected, and out again @phone', async ({
    page,
    inbox,
    freshPhone,
    problems,
  }) => {
    await page.goto('/signin?next=/financialplan');
    await page.getByLabel('Mobile number').fill('123');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/mobile number/);
    await expect(page.getByLabel('Mobile number')).toHaveValue('123');
    await page.getByLabel('Mobile number').fill(freshPhone);
    await page.getByRole('button', { name: 'Send code' }).click();

    const change = page.getByRole('link', { name: 'Change number' });
    expect(await change.evaluate((link) => (link as HTMLAnchorElement).href)).toMatch(
      /\/signin\?next=\/financialplan$/,
    );
    const code = page.getByLabel('One-time code');
    const sent = await inbox.code(freshPhone);
    await code.fill(sent === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This code is not right. 2 tries are left.')).toBeVisible();
    await expect(code).toHaveValue('');
    await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await expect(page).toHaveURL(/\/signin\/done\?next=%2Ffinancialplan/);
    await page.getByRole('button', { name: 'Signout' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await page.goto('/signin/done');
    await expect(page.getByText('Nobody is signed in here.')).toBeVisible();
    problems.length = 0;
  });

  test('a code by email; another one has to wait until the first had time to come', async ({
    page,
    inbox,
    problems,
  }) => {
    const address = `${unique()}@example.in`;
    await page.goto('/signin');
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(/^A code is on its way\. You can ask for another one in \d+ seconds\.$/)).toBeVisible();
    await page.getByLabel('One-time code').fill(await inbox.code(address));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();

    const box = page.getByRole('checkbox', { name: 'Contact about your plan' });
    await expect(box).not.toBeChecked();
    for (const given of [true, false]) {
      await box.setChecked(given);
      await page.getByRole('button', { name: 'Save what I agree to' }).click();
      await expect(box).toBeChecked({ checked: given });
    }
    problems.length = 0;
  });

  test('an appointment: number, code, a later week, what was forgotten, and the mail @phone', async ({
    page,
    inbox,
    freshPhone,
    problems,
  }) => {
    const address = `${unique()}@example.in`;
    await page.goto('/contactus');
    await page.getByRole('link', { name: 'book an appointment' }).click();
    await page.getByLabel('Mobile number').fill('12');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveValue('12');
    await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeVisible();
    await page.getByLabel('Mobile number').fill(freshPhone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('One-time code').fill(await inbox.code(freshPhone));
    await page.getByRole('button', { name: 'Verify' }).click();

    await fillBooking(page, '');
    await page.getByRole('radio', { name: 'Video' }).check();
    const notChosen = page.locator('label', { has: page.getByRole('radio', { name: 'Phone' }) });
    await expect(notChosen).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await laterWeeks(page, WEEK_OF.withoutScripts);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked();
    // Both windows run at the same time and would take each other's.
    const times = page.getByRole('group', { name: 'Time' }).getByRole('radio').and(page.locator(':visible'));
    await (isPhone(page) ? times.first() : times.last()).check();
    await page.getByRole('button', { name: 'Book this slot' }).last().click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter your email address\./);
    await expect(page.locator('input[name=start]:checked')).toHaveCount(1);
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Book this slot' }).last().click();

    await expect(page.getByText('Your appointment is booked')).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your appointment is booked')).toBeVisible();
    await inbox.newest(address);
    const mails = async () => (await inbox.all()).filter(({ to }) => to === address);
    expect(await mails()).toHaveLength(1);
    // The key of the mail's link never reaches the origin, so its page says what to do instead.
    await page.goto('/appointment/any#key');
    await expect(page.getByText(/^This page needs scripts\. To move or cancel .*, call \+91/)).toBeVisible();
    // A second one would have come by now.
    expect(await mails()).toHaveLength(1);
    problems.length = 0;
  });

  test('a referral is refused beside its fields, then gets its link @phone', async ({
    page,
    request,
    inbox,
    freshPhone,
    problems,
  }) => {
    await page.goto('/refer');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Mobile number').fill(freshPhone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('One-time code').fill(await inbox.code(freshPhone));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Refer a friend or family member' }).click();

    await page.getByLabel('Name').fill('Ravi Kumar');
    await page.getByLabel('Phone').fill('98765');
    await page.getByLabel('Email').fill('ravi@example.in');
    await page.getByLabel('Relation').selectOption('family');
    await page.getByRole('button', { name: 'Save referral' }).click();
    await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/mobile number/);
    await expect(page.getByLabel('Phone')).toHaveValue('98765');
    await expect(page.getByLabel('Relation')).toHaveValue('family');
    await page.getByLabel('Phone').fill('9876500099');
    await page.getByRole('button', { name: 'Save referral' }).click();
    await expect(page.getByText('Referral saved successfully')).toBeVisible();
    const link = await page.getByLabel('Personal link for Ravi Kumar').inputValue();
    await page.reload();
    await expect(page.getByLabel('Personal link for Ravi Kumar')).toHaveCount(1);
    expect((await request.get(link)).ok()).toBe(true);
    problems.length = 0;
  });
});

test('a session that began without scripts goes on with them', async ({ page, inbox, freshPhone, problems }) => {
  await page.goto('/signin?next=/myprofile');
  // As before the scripts have come: the browser posts by itself.
  await page.getByLabel('Mobile number').fill(freshPhone);
  await page.getByLabel('Mobile number').evaluate((field: HTMLInputElement) => field.form?.submit());
  await untilAlive(page);
  await page.getByLabel('One-time code').fill(await inbox.code(freshPhone));
  await page.getByLabel('One-time code').evaluate((field: HTMLInputElement) => field.form?.submit());
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a form that the browser itself has posted comes alive with what was typed', async ({ page, problems }) => {
  await page.goto('/contactus');
  await writeQuestion(page, 'Typed before.');
  await page.getByLabel('Email').fill('ravi');
  await page.getByRole('form', { name: 'Query form' }).evaluate((form: HTMLFormElement) => form.submit());
  await untilAlive(page);
  await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Typed before.');
  expect(problems).toEqual([expect.stringContaining('400')]);
  problems.length = 0;
  await page.getByLabel('Email').fill('ravi@example.in');
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/contactus$/);
});

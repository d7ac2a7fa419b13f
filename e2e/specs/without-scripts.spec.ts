import { FIRM, send, unique, writeQuestion } from '#contact-steps.ts';
import { expect, test } from '#fixtures.ts';
import { untilAlive } from '#held-page.ts';

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
    await summary.getByRole('link', { name: 'Email: Enter an e-mail address like name@example.in.' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an e-mail address like name@example.in.');
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
    expect((await request.get('/dev/inbox.json')).ok()).toBe(true);
    problems.length = 0;
  });
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

import { expect, test } from '#fixtures.ts';
import { headline, holdScripts, START, untilAlive, untilRendered } from '#held-page.ts';
import { inTwoParts } from '../releases/faulty-way.ts';

test('a figure typed before the page is alive is kept and computed @phone', async ({ page }) => {
  await untilRendered(page, '/sipcalculator', 'Monthly investment');
  const release = await holdScripts(page);
  await page.goto('/sipcalculator', { waitUntil: 'commit' });
  const monthly = page.getByLabel('Monthly investment', { exact: true });
  await monthly.fill('10000');
  release();
  await expect(page.getByRole('definition').filter({ hasText: '₹23,23,390.76' }).first()).toBeVisible();
  await expect(monthly).toHaveValue('10,000');
});

test('a question typed and sent before the page is alive is sent once, and never stands in the address', async ({
  page,
}) => {
  await untilRendered(page, '/contactus', 'Message');
  const release = await holdScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/server/enquiries')) sent.push(request.postData() ?? '');
  });
  await page.goto('/contactus', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Early Visitor');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('early@visitor.example');
  await page.getByLabel('Financial Planning').check();
  await page.getByLabel('Message').fill('Typed before the script had come.');
  await page.getByRole('button', { name: /send/i }).click();
  expect(page.url()).not.toContain('Early');
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
    'your-name': 'Early Visitor',
    AreastoTalkAbout: ['Financial Planning'],
    'your-message': 'Typed before the script had come.',
  });
});

test('a question is answered by the origin where the page’s own script does not come', async ({ page, problems }) => {
  await untilRendered(page, '/', 'Ask in your own words');
  await untilRendered(page, '/ask?q=sip+of+5000+for+15+years+at+12%25', '₹25,22,880');
  await page.route(START, (route) => route.abort());
  await page.goto('/');
  const question = page.getByRole('main').getByLabel('Ask in your own words');
  await question.fill('sip of 5000 for 15 years at 12%');
  await question.press('Enter');
  await expect(page).toHaveURL(/\/ask\?q=sip/);
  await expect(page.getByRole('main')).toContainText('₹');
  // The browser says of each try that it failed.
  expect(problems.length).toBeGreaterThan(0);
  problems.length = 0;
});

test('a number typed before the page is alive gets its code', async ({ page, freshPhone, inbox }) => {
  await untilRendered(page, '/signin', 'Mobile number');
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(freshPhone.replace('+91', ''));
  release();
  await page.getByRole('button', { name: 'Send code' }).click();
  expect(await inbox.code(freshPhone)).toMatch(/^\d{6}$/);
});

test('a list whose options have not come yet is nothing that a visitor has chosen', async ({ page }) => {
  await page.goto('/dreamcar');
  await untilAlive(page);
  const usual = await headline(page).innerText();
  const month = await page.getByRole('combobox').first().inputValue();
  // The parser stands behind the list's own tag when the early script looks at what was used.
  const { origin } = new URL(page.url());
  const way = await inTwoParts(origin, '/dreamcar', (html) => html.indexOf('>', html.indexOf('<select')) + 1);
  try {
    await page.goto(`${way.url}/dreamcar`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'earlyInput' in window)).toBe(true);
    expect(await page.locator('select').first().locator('option').count()).toBe(0);
    way.rest();
    await untilAlive(page);
    await expect(headline(page)).toHaveText(usual);
    await expect(page.getByRole('combobox').first()).toHaveValue(month);
  } finally {
    way.rest();
    await way.stop();
  }
});

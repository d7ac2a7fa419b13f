import { expect, test } from 'e2e/fixtures';
import { holdScripts, untilAlive } from 'e2e/held-page';
import { figure } from '#journeys/calculator-steps.ts';

test('a question is answered by keyboard alone, asked back when it is unclear, and opens its calculator', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await untilAlive(page);
  // The key is heard once the page has all it needs, as its button says.
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('invest 5000 for 10 years');
  await expect(page.getByRole('option').first()).toContainText('Ask “invest 5000 for 10 years”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ask?q=${encodeURIComponent('invest 5000 for 10 years')}`);
  const box = page.getByRole('textbox', { name: 'Ask in your own words' });
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer).toContainText('Is the amount paid every month, or all at once?');
  await answer.getByRole('link', { name: 'every month' }).click();
  await expect(answer).toContainText('₹11,61,695.38');
  await expect(answer).toContainText('Expected annual return 12%');
  await expect(box).toHaveValue('invest 5000 for 10 years every month');

  await answer.getByRole('link', { name: 'Open the SIP calculator' }).click();
  await expect(page).toHaveURL(/^[^?]*\/sipcalculator\?/);
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
});

test('an answer of the document stays while the code of its calculator is on its way', async ({ page }) => {
  const release = await holdScripts(page, /\/r\/calculators\/.*\/emi\.[0-9a-f]+\.js$/);
  await page.goto(`/ask?q=${encodeURIComponent('emi 50 lakh 9% 20 years')}`, { waitUntil: 'commit' });
  await untilAlive(page);
  const open = page.getByRole('main').getByRole('status').getByRole('link', { name: 'Open the EMI calculator' });
  await expect(open).toBeVisible();
  const before = await open.elementHandle();
  release();
  await page.waitForLoadState('networkidle');
  expect(await open.evaluate((link, first) => link === first, before)).toBe(true);
  await open.click();
  await expect(page).toHaveURL(/^[^?]*\/emicalculator\?/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a form, and the page that it sends to answers', async ({ page }) => {
    await page.goto('/goals');
    const box = page.getByRole('searchbox', { name: 'Ask in your own words' });
    await box.fill('20 साल में 1 करोड़ चाहिए');
    await box.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Monthly investment needed');
    await expect(page.getByRole('main').getByRole('status')).toContainText('₹10,108.61');
  });
});

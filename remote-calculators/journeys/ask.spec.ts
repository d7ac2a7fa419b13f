import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';
import { figure } from '#journeys/calculator-steps.ts';

test('a question is answered by keyboard alone, asked back when it is unclear, and opens its calculator', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await untilAlive(page);
  // The key is heard once the page has all it needs: until then it is the browser's own.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/ask', { timeout: 500 });
  }).toPass();
  const box = page.getByRole('searchbox', { name: 'Ask in your own words' });
  await expect(box).toBeFocused();

  await box.fill('invest 5000 for 10 years');
  await box.press('Enter');
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

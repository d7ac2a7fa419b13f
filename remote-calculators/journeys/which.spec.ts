import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';

test('three questions lead from the picker to a calculator with the answer filled in, by keys, and back @phone', async ({
  page,
}) => {
  await page.goto('/calculators');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Which calculator do I need?' }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  // The picker's own headings stay until the page has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which calculator do I need?');
  await expect(heading).toHaveText('What do you have in mind?');
  await expectAccessible(page, 'the first question');

  await page.getByRole('link', { name: 'I want to save every month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/whichcalculator?have=monthly');
  await expect(heading).toHaveText('How would you like to save?');
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'More each year as my pay rises, in a fund' }).click();
  await expect(heading).toHaveText('For how long?');
  await page.getByRole('link', { name: '15 years' }).click();
  await expect(heading).toHaveText('This calculator fits');
  await expect(page.getByRole('main')).toContainText('It raises the instalment once a year');
  await expectAccessible(page, 'the answer');

  // Back is a step back, and an answer can be changed.
  await page.goBack();
  await expect(heading).toHaveText('For how long?');
  await page.goForward();
  await page.getByRole('link', { name: 'Change the answer to: How would you like to save?' }).click();
  await expect(page).toHaveURL('/whichcalculator?have=monthly');
  await page.getByRole('link', { name: 'The same amount each month, in a fund' }).click();
  await page.getByRole('link', { name: '20 years' }).click();
  await page.getByRole('link', { name: 'Open the SIP calculator' }).click();
  await expect(page).toHaveURL(/\/sipcalculator\?.*years=20/);
  await expect(page.getByLabel('Time period', { exact: false }).first()).toHaveValue('20');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each answer is an address of its own, drawn by the origin', async ({ page }) => {
    await page.goto('/whichcalculator?have=goal&way=nothing');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('What shall it be?');
    await page.getByRole('link', { name: 'Something for a child' }).click();
    await page.getByRole('link', { name: 'Education' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('This calculator fits');
    await page.getByRole('link', { name: /^Open the / }).click();
    await expect(page).toHaveURL('/childeducation');
  });
});

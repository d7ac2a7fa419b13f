import { chart, field, figure } from '../../remote-calculators/journeys/calculator-steps.ts';
import {
  fillBooking,
  freeTimes,
  laterWeeks,
  openContact,
  unique,
  verifyPhone,
  WEEK_OF,
} from '../../remote-contact/journeys/contact-steps.ts';
import { expect, test } from '../fixtures.ts';
import { lackedMembers, removeMembers } from '../floor/lacked-members.ts';

// What of the web and the language one of the promised browsers lacks is taken away, from the site and its packages.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeMembers, lackedMembers());
});

test('in the oldest promised browsers one signs in and is where one wanted to go', async ({
  page,
  signIn,
  freshPhone,
}) => {
  await page.goto('/signin?next=/financialplan');
  expect(await page.evaluate(() => 'any' in AbortSignal || 'canParse' in URL || 'toSorted' in [])).toBe(false);
  await signIn(page, freshPhone);
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByRole('button', { name: 'Signout' })).toBeVisible();
});

test('in the oldest promised browsers articles are found and calculators work', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('riskometer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=riskometer/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();

  await page.goto('/sipcalculator');
  await field(page, 'Monthly investment').fill('5k');
  await field(page, 'Time period (years)').fill('20');
  await expect(figure(page, 'Total value')).toHaveText('₹49,95,739.60');
  // Its steps follow once the typing rests; focus before that would stay at the last year of the old ones.
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^Year 20, \w{3} 20\d\d: /);
  // The chart's own scripts come once it is in view.
  await chart(page).focus();
  await expect(page.locator('.plot.is-live')).toBeVisible();
});

test('in the oldest promised browsers an appointment is booked', async ({ page, inbox, freshPhone }) => {
  await openContact(page, '/contactus?tab=appointment');
  await verifyPhone(page, freshPhone, inbox.newest);
  await laterWeeks(page, WEEK_OF.oldestBrowsers);
  await freeTimes(page).nth(5).check();
  await fillBooking(page, `asha-${unique()}@example.in`);
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeFocused();
});

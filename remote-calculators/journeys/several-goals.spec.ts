import { expect, test } from 'e2e/fixtures';
import { openHeld } from 'e2e/held-page';
import { dayInIndia } from 'shared/format/india-time';
import { field, figure, ONE_GOAL, unfold } from '#journeys/calculator-steps.ts';

const four = 'r_10000000_28_12_6-e_1000000_13_12_6-h_1500000_8_12_6-c_600000_4_12_6';
const NEED = 'What the goals need each month';
const PASS_ON = 'When one goal is done, use its money for the next';
const REACHED = /What the budget alone reaches/;

test('several goals are a picture before anything else, with the budget and the year of each', async ({ page }) => {
  await page.goto(`/planyourgoal?goals=${four}&budget=50000`);
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹51,767.64');
  const picture = page.getByRole('region', { name: NEED });
  await expect(picture).toContainText(/Short by up to ₹1,767\.64 a month until \w+ 20\d\d/);
  const drawing = picture.getByRole('img', { name: /^Monthly need against a budget of ₹50,000\.00: until / });
  await expect(drawing).toContainText('Your budget ₹50,000');
  await expect(drawing).toContainText('Retirement');
  const year = Number(dayInIndia(new Date()).slice(0, 4));
  for (const years of [8, 13, 28]) await expect(drawing).toContainText(String(year + years));
  const [top, form] = await Promise.all(
    [picture, field(page, 'Monthly budget')].map(async (place) => (await place.boundingBox())?.y ?? 0),
  );
  expect(top).toBeLessThan(form ?? 0);
});

test('a goal has savings, a raise, yearly payments, a name and a colour, and opens again with them @phone', async ({
  page,
}) => {
  await page.goto('/planyourgoal?goals=e_400000_13_10_8-h_1500000_6_10_6');
  await unfold(page);
  await field(page, 'Yearly payments').fill('4');
  await expect(field(page, 'Payment of one year today')).toHaveValue('4,00,000');
  const goal = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Education' }) });
  await expect(goal).toContainText('₹13,233.36');
  await field(page, 'Already saved for this').fill('2,00,000');
  await field(page, 'Raise it every year by (%)').fill('10');
  await expect(goal).toContainText(/₹[\d,.]+, rising to ₹/);
  await page.getByLabel('Colour').selectOption('Pink');
  await page.getByLabel(/^Your name for it/).fill('College of R');
  await expect(page).toHaveURL(/goals=e_400000_13_10_8_s200000_u10_y4_k6-h_1500000_6_10_6/);
  await expect(page).not.toHaveURL(/College/);
  await expect(page.getByRole('region', { name: NEED })).toContainText('College of R');
  const named = page.getByRole('listitem').filter({ hasText: 'rising to' });
  const said = await named.innerText();
  // Kept once typing rests.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('goal-plan'))).toContain('College of R');
  await page.goto(page.url());
  await expect(field(page, 'Raise it every year by (%)')).toBeVisible();
  await expect(page.getByLabel('Colour')).toHaveValue('6');
  const rising = /₹[\d,.]+, rising to ₹[\d,.]+/.exec(said)?.[0] ?? 'nothing';
  await expect(named).toContainText(rising);
  // The link carries no name: this browser has kept it.
  await expect(named).toContainText('College of R');
  await expect(page.getByLabel(/^Your name for it/)).toHaveValue('College of R');

  await page.goto('/planyourgoal?goals=c_1200000_5_12_6-h_900000_4_10_6&budget=20000');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page
    .getByRole('button', { name: 'Back to my plan' })
    .or(page.getByRole('link', { name: 'Back to my plan' }))
    .click();
  await expect(page).toHaveURL('/planyourgoal');
  await expect(named).toContainText('College of R');
});

test('a goal that is for a car is reckoned as on the car’s page, until somebody says otherwise', async ({ page }) => {
  await page.goto(ONE_GOAL);
  const kind = page.getByLabel('Kind of goal');
  const rate = field(page, 'Expected annual return (%)');
  const rises = page.getByLabel('Adjust for inflation');
  await kind.selectOption('Car');
  await expect(rate).toHaveValue('12');
  await expect(rises).toBeChecked();
  await expect(field(page, 'Inflation rate (%)')).toHaveValue('6');
  await field(page, 'Time period (years)').fill('5');
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹16,385.83');
  await kind.selectOption('Goal');
  await expect(rate).toHaveValue('10');
  await expect(rises).not.toBeChecked();
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹12,913.71');
  await rate.fill('9');
  await kind.selectOption('House');
  await expect(page.getByRole('heading', { name: 'House', exact: true })).toBeVisible();
  await expect(rate).toHaveValue('9');
  await expect(rises).not.toBeChecked();
});

test('a kind that is chosen before its list is alive counts', async ({ page }) => {
  const release = await openHeld(page, ONE_GOAL, /several-goals/);
  await page.getByLabel('Kind of goal').selectOption('Car');
  release();
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('12');
  await expect(page.getByRole('heading', { name: 'Car', exact: true })).toBeVisible();
});

test('freed money goes to the next goal unless it is spent on something else', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  const reached = page.getByRole('table', { name: REACHED });
  const house = reached.getByRole('row', { name: /^House/ });
  // Nothing but the rest of the budget for 48 months, then all of it for 24.
  await expect(house).toContainText('4,17,011.64');
  await page.getByLabel(PASS_ON).click();
  await expect(page).toHaveURL(/passOn=no/);
  await expect(reached).toContainText('spent on something else');
  // 8,886.62 a month less in all 72 months, at 10% a year: nothing makes up for it.
  await expect(house).toContainText('8,71,878.18');
  await page.goto(page.url());
  await expect(page.getByLabel(PASS_ON)).not.toBeChecked();
  await expect(house).toContainText('8,71,878.18');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan in a link has its picture, and a form that is sent keeps what each goal has', async ({ page }) => {
    await page.goto('/planyourgoal?goals=e_400000_13_10_8_y4-h_1500000_6_10_6_u5&budget=30000');
    await expect(page.getByRole('region', { name: NEED }).getByRole('img')).toBeVisible();
    await page.getByLabel('Monthly budget', { exact: true }).first().fill('60000');
    await page.getByRole('button', { name: /Calculate|Show|Work/ }).click();
    await expect(page).toHaveURL(/typed=/);
    await expect(page.getByText('rising to')).toBeVisible();
    await expect(page.getByText('₹13,233.36').first()).toBeVisible();
    await expect(page.getByLabel(PASS_ON)).toBeChecked();
  });
});

import { expect, test } from 'e2e/fixtures';
import { headline, openHeld, openRendered, untilAlive, untilEarly } from 'e2e/held-page';
import { field, figure } from '#journeys/calculator-steps.ts';
import { monthsFromToday } from '#journeys/month-from-today.ts';

const DRY = '/swpcalculator?investment=5000000&monthlyWithdrawal=60000&annualRatePct=8&years=20';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a withdrawal that ends is told by the month in which it does', async ({ page }) => {
    await page.goto(DRY);
    await expect(headline(page)).toHaveText(monthsFromToday(120));
    await expect(figure(page, 'Lasts until')).toHaveText(monthsFromToday(120));
    await expect(figure(page, 'Remaining value')).toHaveText('₹0.00');
    await expect(figure(page, 'Last payout')).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(page.getByLabel('Result at a glance')).toContainText(`Lasts until${monthsFromToday(120)}`);
    // What others read of the link on another day names the month of the plan.
    expect(await page.title()).toContain(': Lasts until Month 121 (year 11)');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Lasts until Month 121 \(year 11\), .*Remaining value ₹0\.00/,
    );
  });

  test('one that lasts, by what remains', async ({ page }) => {
    await page.goto(DRY.replace('60000', '30000'));
    await expect(headline(page)).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(page.getByLabel('Result at a glance')).toContainText('Remaining value₹');
    await expect(page.getByText('Lasts until', { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});

test('the headline turns from month to amount and back with what is typed, before the page is alive and after', async ({
  page,
}) => {
  const release = await openHeld(page, DRY);
  await untilEarly(page);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const turn = async () => {
    const top = (await result.boundingBox())?.y;
    await field(page, 'Monthly withdrawal').fill('30000');
    await expect(headline(page)).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(figure(page, 'Remaining value')).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(result.getByText('Lasts until', { exact: true }).filter({ visible: true })).toHaveCount(0);
    expect((await result.boundingBox())?.y, 'the result stays where it is').toBe(top);
    await field(page, 'Monthly withdrawal').fill('60000');
    await expect(headline(page)).toHaveText(monthsFromToday(120));
    await expect(figure(page, 'Remaining value')).toHaveText('₹0.00');
    expect((await result.boundingBox())?.y, 'the result stays where it is').toBe(top);
  };
  await expect(headline(page)).toHaveText(monthsFromToday(120));
  await turn();
  release();
  await untilAlive(page);
  await turn();
  // What a screen reader is told once the typing rests is what the eye sees.
  const told = page.getByRole('status').filter({ hasText: 'Total withdrawn' });
  await expect(told).toHaveText(new RegExp(`^Lasts until ${monthsFromToday(120)}, `));
});

test('other months of a plan are told by the calendar too, with the year of the plan', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/emicalculator?principal=5000000&years=20&annualRatePct=9&prepayYearly=100000');
  await expect(figure(page, 'Repaid in')).toHaveText(`${monthsFromToday(167)} (year 14)`);
  await page.goto('/stpcalculator?investment=100000&monthlyTransfer=5000&months=36&sourceRatePct=8&targetRatePct=12');
  await expect(figure(page, 'Source is empty in')).toHaveText(`${monthsFromToday(22)} (year 2)`);
  await page.goto('/firecalculator');
  await expect(figure(page, 'Reached in')).toHaveText(/^[A-Z][a-z]+ 20\d\d \(year \d+\)$/);
});

test('retirement from expenses says whether one can, until what age and from which, once one says what one saves', async ({
  page,
}) => {
  await page.goto('/retirementcalculator');
  await untilAlive(page);
  await page.getByText('From my expenses', { exact: true }).click();
  await expect(headline(page)).toHaveText('Not quite: to age 79');
  await expect(figure(page, 'You can stop at')).toHaveText('62 years 3 months');
  await field(page, 'You save a month').fill('22000');
  await expect(headline(page)).toHaveText('Yes, to age 85');
  await expect(figure(page, 'You have at retirement')).toHaveText('₹7,68,89,210.92');
  await expect(page.getByLabel('Result at a glance')).toContainText('Can you stop at that age?Yes, to age 85');

  // Nobody has to say it, and a link of before does not.
  await field(page, 'You save a month').fill('');
  await expect(headline(page)).toHaveText('₹18,594.70');
  await expect(figure(page, 'You can stop at')).toBeHidden();
  await openRendered(
    page,
    '/retirementcalculator?age=30&retirementAge=60&lifeExpectancy=85&monthlyExpense=50000&annualRatePct=12&inflationPct=6&postReturnPct=8',
  );
  await expect(headline(page)).toHaveText('₹18,594.70');
  await expect(field(page, 'You save a month')).toHaveValue('');
});

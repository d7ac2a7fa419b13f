import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { calculated, shownRupees } from '#journeys/calc.ts';
import { field, figure, unfold } from '#journeys/calculator-steps.ts';

const education = { age: 5, withdrawAge: 18, amountToday: 400_000, annualRatePct: 10, inflationPct: 8 };
const growing = { savings: 200_000, stepUpPct: 7.5, feeYears: 4 };
const query = new URLSearchParams(Object.entries(education).map(([name, value]) => [name, String(value)]));

test('savings, a yearly raise and years of fees are asked in a group of their own, and open with their link @phone', async ({
  page,
}) => {
  const [plain, grown] = calculated([
    { id: 'childEducation', inputs: education },
    { id: 'childEducation', inputs: { ...education, ...growing } },
  ]);
  await page.goto(`/childeducation?${query}`);
  await expect(figure(page, 'Monthly investment needed')).toHaveText(shownRupees(plain?.requiredSip));
  await expect(field(page, 'Already saved for this')).toBeHidden();
  await expect(figure(page, 'Savings will be')).toBeHidden();
  const fees = page.getByRole('table', { name: /^Each fee on its own day/ });
  await expect(fees).toHaveCount(0);
  await unfold(page);
  await field(page, 'Already saved for this').fill('2L');
  await field(page, 'Raise it every year by (%)').fill('7.5');
  await expect(field(page, 'Amount needed today')).toBeVisible();
  await field(page, 'Years of fees').fill('4');
  await expect(field(page, 'Amount needed today')).toHaveCount(0);
  await expect(field(page, 'Fee of one year today')).toHaveValue('4,00,000');
  await expect(page.getByRole('slider', { name: 'Fee of one year today' })).toHaveCount(1);
  const told = {
    'Monthly investment needed': grown?.requiredSip,
    'Final instalment': grown?.lastInstalment,
    'All fees': grown?.totalFees,
    'Future cost': grown?.target,
    'Savings will be': grown?.savingsAtEnd,
    'Still needed': grown?.stillNeeded,
  };
  for (const [label, amount] of Object.entries(told)) await expect(figure(page, label)).toHaveText(shownRupees(amount));
  await expect(page).toHaveURL(/savings=200000&stepUpPct=7\.5&feeYears=4/);
  // What is still being worked out is drawn paler.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, 'a goal with all that it may be asked');
  // 4,00,000 × 1.08^13 on the first day, and so on; worked out apart from this engine.
  await expect(fees.getByRole('row')).toHaveText([
    'Falls dueFeeLeft after it',
    'Month 156 (year 13)10,87,849.4931,19,699.00',
    'Month 168 (year 14)11,74,877.4522,71,494.80',
    'Month 180 (year 15)12,68,867.6512,40,482.35',
    'Month 192 (year 16)13,70,377.060.00',
  ]);
  await page.reload();
  await expect(fees.getByRole('row')).toHaveCount(5);
  await expect(field(page, 'Fee of one year today')).toHaveValue('4,00,000');
  await expect(field(page, 'Already saved for this')).toBeVisible();
  await expect(figure(page, 'Final instalment')).toHaveText(shownRupees(grown?.lastInstalment));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('savings are typed and sent with the rest', async ({ page }) => {
    const [saved] = calculated([{ id: 'childEducation', inputs: { ...education, savings: 200_000 } }]);
    await page.goto(`/childeducation?${query}`);
    await unfold(page);
    await field(page, 'Already saved for this').fill('2,00,000');
    await expect(async () => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(figure(page, 'Savings will be')).toHaveText(shownRupees(saved?.savingsAtEnd), { timeout: 1_000 });
    }).toPass();
    await expect(field(page, 'Already saved for this')).toHaveValue('2,00,000');
    await expect(figure(page, 'Monthly investment needed')).toHaveText(shownRupees(saved?.requiredSip));
  });
});

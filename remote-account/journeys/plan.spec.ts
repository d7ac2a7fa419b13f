import { expect, test } from 'e2e/fixtures';
import { holdScripts } from 'e2e/held-page';
import { cut, fillRow } from '#journeys/account-steps.ts';

test('the plan: only complete rows are sent, the others are named; rows can be added and deleted @phone', async ({
  page,
}) => {
  await page.goto('/financialplan');
  await expect(page.getByText('No plan yet')).toBeVisible();
  await page.getByRole('link', { name: 'Start your plan' }).click();
  await expect(page.getByLabel('Long-Term, row 1: category')).toHaveValue('Travel');
  await page.getByRole('button', { name: 'Submit' }).click();
  const nothing = page.getByRole('region', { name: 'One thing to correct' });
  await expect(nothing).toBeFocused();
  await nothing
    .getByRole('link', { name: 'Nothing to save yet: Give at least one row an amount and a weight.' })
    .click();
  await expect(page.getByRole('button', { name: 'Add more to Long-Term' })).toBeFocused();

  await page.getByRole('button', { name: 'Add more to Medium-Term' }).click();
  await expect(page.getByLabel('Medium-Term, row 5: category')).toBeFocused();
  await page.keyboard.type('Bicycle');
  await fillRow(page, 'Medium-Term, row 5', '85000', '50-75%');
  await page.getByLabel('Long-Term, row 2: amount in rupees').fill('450000');
  await page.getByRole('button', { name: 'Submit' }).click();
  const summary = page.getByRole('region', { name: 'One thing to correct' });
  await expect(summary).toContainText('Long-Term, Emergency Fund: Choose a weight.');
  await expect(page.getByText('Data saved successfully, but not all of it')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Long-Term, row 2: amount in rupees')).toHaveValue('4,50,000');
  await page.getByRole('button', { name: 'Remove Long-Term, row 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Long-Term, row 2: category')).toHaveValue('Debt Repayment');
  await expect(page.getByRole('button', { name: 'Remove Long-Term, row 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByRole('row', { name: /Medium-Term/ })).toContainText('100.0%');
  await page.getByRole('button', { name: 'Delete Bicycle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No plan yet')).toBeVisible();
});

test('the last row that goes leaves the focus where rows are added', async ({ page }) => {
  await page.goto('/financialtable');
  for (const row of [4, 3, 2, 1]) {
    await page.getByRole('button', { name: `Remove Short-Term, row ${row}` }).focus();
    await page.keyboard.press('Enter');
    const next = row > 1 ? `Remove Short-Term, row ${row - 1}` : 'Add more to Short-Term';
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
});

test('the form stands in the page before its script, and keeps what is typed into it beside the saved rows @phone', async ({
  page,
}) => {
  // A busy machine may leave the first render of a page to the browser, whose script is held back here.
  await expect.poll(async () => (await page.request.get('/financialtable')).text()).toContain('Long-Term, row 1');
  await page.request.post('/server/tables', {
    data: [
      { category: 'Travel', amount: '200000', weight: '25-50%', horizon: 'long' },
      { category: 'Bicycle', amount: '5L', weight: '1-25%', horizon: 'long' },
    ],
  });
  const release = await holdScripts(page);
  await page.goto('/financialtable', { waitUntil: 'commit' });
  const first = page.getByLabel('Long-Term, row 1: amount in rupees');
  await first.click();
  await first.pressSequentially('2.5 lakh');
  await page.getByLabel('Short-Term, row 2: weight').selectOption('75-100%');
  release();
  await expect(page.getByLabel('Long-Term, row 2: category')).toHaveValue('Bicycle');
  await expect(first).toHaveValue('2.5 lakh');
  await expect(page.getByLabel('Long-Term, row 1: weight')).toHaveValue('25-50%');
  await page.getByLabel('Short-Term, row 2: amount').fill('6000.50');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  expect(await (await page.request.get('/server/tables')).json()).toEqual([
    { category: 'Travel', amount: '250000', weight: '25-50%', horizon: 'long' },
    { category: 'Bicycle', amount: '500000', weight: '1-25%', horizon: 'long' },
    { category: 'Groceries', amount: '6000.50', weight: '75-100%', horizon: 'short' },
  ]);
});

test('nothing is saved over rows that could not be loaded', async ({ page, problems }) => {
  await page.request.post('/server/tables', {
    data: [{ category: 'Travel', amount: '200000', weight: '25-50%', horizon: 'long' }],
  });
  const mend = await cut(page, 'GET', '/server/tables');
  await page.goto('/financialtable');
  await expect(page.getByText('Failed to fetch data')).toBeVisible();
  await fillRow(page, 'Long-Term, row 2', '1,00,000', '0%');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Failed to save data')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Long-Term, row 2: amount')).toHaveValue('2,00,000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByText('₹3,00,000.00').first()).toBeVisible();
  problems.length = 0;
});

test('a visitor’s plan moves to the account at sign-in', async ({ page, freshPhone, signIn }) => {
  await page.goto('/financialtable');
  await fillRow(page, 'Short-Term, row 2', '12000', '25-50%');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await signIn(page, freshPhone);
  await page.goto('/financialplan');
  await expect(page.getByRole('heading', { name: 'Groceries' })).toBeVisible();
});

test('rows that a visitor typed and never sent come along to the account’s saved ones', async ({
  page,
  freshPhone,
  signIn,
}) => {
  await page.goto('/financialtable');
  await fillRow(page, 'Short-Term, row 2', '12000', '25-50%');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await page.goto('/financialtable');
  await expect(page.getByLabel('Short-Term, row 1: category')).toHaveValue('Groceries');
  await fillRow(page, 'Long-Term, row 1', '200000', '25-50%');
  await signIn(page, freshPhone);
  await page.goto('/financialtable');
  await expect(page.getByText('What you typed before you signed in is here too.')).toBeVisible();
  await expect(page.getByLabel('Long-Term, row 1: amount in rupees')).toHaveValue('200000');
  await expect(page.getByLabel('Short-Term, row 1: amount in rupees')).toHaveValue('12,000');
  await page.reload();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByText('₹2,12,000.00').first()).toBeVisible();
});

test('a second tab with older rows overwrites nothing: it shows both, also where a row is deleted', async ({
  page,
  context,
  problems,
}) => {
  const travel = (amount: string) => [{ category: 'Travel', amount, weight: '1-25%', horizon: 'long' }];
  await page.request.post('/server/tables', { data: travel('500000') });
  await page.goto('/financialtable');
  await expect(page.getByLabel('Long-Term, row 1: amount in rupees')).toHaveValue('5,00,000');
  const overview = await context.newPage();
  // Its document shows the rows before it has asked for them and their version, which it deletes by.
  const version = overview.waitForResponse('**/server/tables');
  await overview.goto('/financialplan');
  await version;
  await expect(overview.getByRole('heading', { name: 'Travel' })).toBeVisible();
  await page.request.post('/server/tables', { data: travel('900000') });

  await page.getByRole('button', { name: 'Add more to Long-Term' }).click();
  await page.keyboard.type('Bicycle');
  await fillRow(page, 'Long-Term, row 2', '85000', '50-75%');
  await page.reload();
  await page.getByRole('button', { name: 'Submit' }).click();
  const conflict = page.getByText('Long-Term, Travel: here ₹5,00,000.00 (1-25%), saved there ₹9,00,000.00 (1-25%)');
  await expect(conflict).toBeVisible();
  expect(await (await page.request.get('/server/tables')).json()).toEqual(travel('900000'));

  await overview.getByRole('button', { name: 'Delete Travel' }).click();
  await overview.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(overview.getByText('so nothing was deleted')).toBeVisible();
  await expect(overview.getByText('₹9,00,000.00').first()).toBeVisible();
  await overview.close();

  await page.getByRole('button', { name: 'Save my rows' }).click();
  await expect(page).toHaveURL('/financialplan');
  await expect(page.getByRole('heading', { name: 'Bicycle' })).toBeVisible();
  problems.length = 0;
});

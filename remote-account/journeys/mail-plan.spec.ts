import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { untilPlannedFor } from 'e2e/plan-steps';
import { title } from '#journeys/account-steps.ts';

const PLAN = '/sipcalculator?monthly=7000&years=12&annualRatePct=11';

test('a result goes to a visitor’s own mailbox by a code, and opens again from there @phone', async ({
  page,
  inbox,
  problems,
}) => {
  const email = `planner${Date.now()}@example.in`;
  await page.goto(PLAN);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const total = await result.getByRole('definition').first().innerText();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const mailIt = page.getByRole('link', { name: 'Mail', exact: true });
  await untilPlannedFor(page, mailIt, 'monthly=7000');
  await mailIt.click();
  await expect(page).toHaveURL(/\/mailplan\?plan=/);
  await expect(title(page)).toHaveText('Mail this plan');
  await expect(page.getByRole('region', { name: 'What goes into the mail' })).toContainText(total);

  const address = page.getByLabel('Your email address');
  await address.fill('asha');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('One-time code');
  await expect(code).toBeFocused();
  const right = await inbox.code(email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Mail the plan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible();
  // The browser tells of a refused answer, and of nothing else.
  expect(problems).toEqual([expect.stringContaining('status of 400')]);
  problems.length = 0;
  await code.fill(right);
  await page.getByRole('button', { name: 'Mail the plan' }).click();
  await expect(page.getByText('Your plan is on its way')).toBeVisible();
  await expect(page.getByText(`It goes to ${email}`)).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(email);

  const mail = async () =>
    (await inbox.all()).find(({ to, subject }) => to === email && subject === 'Your plan: SIP calculator')?.text ?? '';
  await expect.poll(mail).toContain(total);
  const link = /Open it: (\S+)/.exec(await mail())?.[1] ?? 'none';
  await page.goto(link);
  await expect(result.getByRole('definition').first()).toHaveText(total);
});

test('whoever is signed in has a result mailed by one press, and is told where no address is proven @phone', async ({
  page,
  inbox,
  signedIn,
  freshPhone,
  problems,
}) => {
  const mailPage = `/mailplan?plan=${encodeURIComponent(PLAN)}`;
  const mine = page.getByRole('region', { name: 'To the address of your account' });
  await signedIn(page, freshPhone);
  await page.goto(mailPage);
  await mine.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(mine.getByRole('alert')).toContainText('no email address');
  await expect(page.getByLabel('Your email address')).toBeVisible();
  expect(problems).toEqual([expect.stringContaining('status of 409')]);
  problems.length = 0;

  const email = `mine${freshPhone.slice(1)}@example.in`;
  await signedIn(page, email);
  await page.goto(mailPage);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(mine).toBeVisible();
    await expectAccessible(page, `${mailPage} signed in, in ${colorScheme}`);
  }
  await mine.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(page.getByText('Your plan is on its way')).toBeVisible();
  await expect
    .poll(async () => (await inbox.all()).filter(({ to, subject }) => to === email && subject?.startsWith('Your plan')))
    .toHaveLength(1);
});

test('without a plan the page says how one comes there; with one it is right in light and dark @phone', async ({
  page,
  problems,
}) => {
  for (const [path, seen] of [
    ['/mailplan', 'No plan is here yet'],
    [`/mailplan?plan=${encodeURIComponent(PLAN)}`, 'What goes into the mail'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(seen)).toBeVisible();
    await expect(title(page)).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${path} in ${colorScheme}`);
    }
  }
  await page.goto(`/mailplan?plan=${encodeURIComponent('/nothing?monthly=7000')}`);
  await expect(page.getByRole('alert').filter({ hasText: 'This link leads to no plan' })).toBeVisible();
  expect(problems).toEqual([expect.stringContaining('status of 400')]);
  problems.length = 0;
});

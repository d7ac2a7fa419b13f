import { expect, test } from '../fixtures.ts';
import { openRendered } from '../held-page.ts';
import { fundsButton, header, onlyEarlyScript } from '../host-steps.ts';

test('signed-in pages send visitors to the sign-in, which knows the way back', async ({ page }) => {
  await page.goto('/myprofile');
  await expect(page).toHaveURL('/signin?next=%2Fmyprofile');
});

test('Profile and Signout take the place of Signin; signing out goes home', async ({ page, signIn, freshPhone }) => {
  await signIn(page, freshPhone);
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Signin' })).toBeHidden();

  // Nothing is saved yet: the Profile button leads to the welcome form.
  await page.goto('/');
  await bar.getByRole('button', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/welcome');
  // A call that is under way while its session ends is answered 401, which the browser notes as an error.
  await page.waitForLoadState('networkidle');

  await bar.getByRole('button', { name: 'Signout' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Signin' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('before its script runs the page already knows who is signed in, and the dropdown opens', async ({
  page,
  signedIn,
  freshPhone,
  problems,
}) => {
  await signedIn(page, freshPhone);
  await onlyEarlyScript(page);
  await openRendered(page, '/');
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Profile' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Signin' })).toBeHidden();
  await fundsButton(page).click();
  await bar.getByRole('link', { name: 'Goals' }).click();
  await expect(page).toHaveURL('/goals');
  // What this page was denied too is complained of until it is left.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  problems.length = 0;
});

test('when the origin cannot be asked, Profile leads to the welcome form', async ({
  page,
  signedIn,
  freshPhone,
  problems,
}) => {
  await signedIn(page, freshPhone);
  await page.goto('/');
  await page.route('**/server/userDetail', (route) => route.fulfill({ status: 503, body: 'down' }));
  await header(page).getByRole('button', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/welcome');
  problems.length = 0;
});

test('an answer that comes late takes nobody off the page to which they have gone', async ({
  page,
  signedIn,
  freshPhone,
}) => {
  await signedIn(page, freshPhone);
  await page.goto('/about');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/server/userDetail', async (route) => {
    await held;
    await route.continue();
  });
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  const profile = bar.getByRole('button', { name: 'Profile' });
  await profile.click();
  await expect(profile).toHaveAttribute('aria-busy', 'true');
  await bar.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contactus');
  answer();
  await expect(profile).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL('/contactus');
});

test('signing out in one tab signs the other out too, which keeps what was typed for that person alone', async ({
  page,
  context,
  signedIn,
  freshPhone,
}) => {
  await signedIn(page, freshPhone);
  await page.goto('/welcome');
  await page.getByLabel('Name').fill('Asha Rao');
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(drafts).not.toEqual([]);

  const other = await context.newPage();
  await other.goto('/about');
  await header(other).getByRole('button', { name: 'Signout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/signin?next=%2Fwelcome');
  await expect.poll(drafts).toEqual([]);
  await expect(page.getByText('You signed out in another tab.')).toBeVisible();

  // Another of the numbers that begin with 9: of those with 8 some are no mobile ones.
  const another = `${freshPhone.slice(0, -1)}${(Number(freshPhone.at(-1)) + 1) % 10}`;
  await signedIn(other, another);
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await other.goto('/about');
  await header(other).getByRole('button', { name: 'Signout' }).click();
  await expect(page).toHaveURL('/signin?next=%2Fwelcome');

  await signedIn(other, freshPhone);
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await other.close();
});

test('a page that slept while the next person signed in shows them theirs, and nothing of the person before', async ({
  page,
  context,
  signedIn,
  freshPhone,
}) => {
  await signedIn(page, freshPhone);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.request.post('/server/tables', {
    headers: { authorization: `Bearer ${token}` },
    data: [{ category: 'Travel', amount: '212000', weight: '25-50%', horizon: 'long' }],
  });
  await page.goto('/myprofile');
  await expect(page.getByText('₹2,12,000').first()).toBeVisible();
  // A call that is under way while its session ends is answered 401, which the browser notes as an error.
  await page.waitForLoadState('networkidle');

  // As after a sleep, it hears of the next person alone, and not that the one before has left.
  const other = await context.newPage();
  await signedIn(other, `${freshPhone.slice(0, -1)}${(Number(freshPhone.at(-1)) + 1) % 10}`);
  await expect(page.getByText('No plan yet.')).toBeVisible();
  await expect(page.getByText('₹2,12,000')).toHaveCount(0);
  await other.close();
});

import { expectAccessible } from '#accessible.ts';
import { findOn, openFind, said } from '#find-steps.ts';
import { expect, test } from '#fixtures.ts';
import { untilAlive } from '#held-page.ts';

test('the keys and the button open the search, and closing it gives the focus back', async ({ page, problems }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Find anything' });
  await expect(button).toBeVisible();
  // Home has a box for questions: the keys have one meaning everywhere.
  const box = page.getByRole('searchbox', { name: 'Ask in your own words' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  const { dialog, field } = findOn(page);

  await link.focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();

  await button.click();
  await expect(field).toBeFocused();
  await field.fill('tax');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
  await button.click();
  // What was typed is nowhere kept.
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');

  await box.focus();
  await page.keyboard.type('1/2');
  await expect(box).toHaveValue('1/2');
  await expect(dialog).toBeHidden();
  expect(problems).toEqual([]);
});

test('Back leads to the page before, and the search does not stay open over it', async ({ page }) => {
  await page.goto('/aboutus');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await openFind(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(heading).toHaveText('Contact Us');
  const { dialog } = await openFind(page);
  await page.goBack();
  await expect(page).toHaveURL('/aboutus');
  await expect(dialog).toBeHidden();
  await expect(heading).toHaveText(before);
  await expect(heading).toBeFocused();
});

test('a calculator is found and opened by keys, and nothing of what is typed is sent', async ({ page }) => {
  await page.goto('/aboutus');
  const { dialog, field, options, chosen } = await openFind(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.keyboard.type('education');
  await expect(chosen).toContainText(/education/i);
  await expect(options.first().locator('mark')).toHaveText(/education/i);
  await expect(said(dialog, /^\d results?$/)).toHaveCount(1);
  expect(asked.filter((url) => /educ/i.test(url) && !/\/r\//.test(url))).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/childeducation/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field).toBeHidden();
});

test('arrows, Home and End move through the results, and the field keeps the focus', async ({ page }) => {
  await page.goto('/aboutus');
  const { field, options, chosen } = await openFind(page);
  await field.fill('sip');
  await expect(options.nth(2)).toBeVisible();
  const isChosen = async (place: number) => {
    await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
    await expect(field).toBeFocused();
  };
  const last = (await options.count()) - 1;
  await isChosen(0);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await isChosen(place);
  }
});

test('a misspelt word, another name, an article and an appointment are found', async ({ page }) => {
  await page.goto('/aboutus');
  const { dialog, field, options, chosen } = await openFind(page);
  const group = (name: string) => dialog.getByRole('group', { name });
  await field.fill('retirment');
  await expect(chosen).toContainText('Retirement calculator');
  await field.fill('pension');
  await expect(options.filter({ hasText: 'Retirement calculator' })).toBeVisible();
  await field.fill('calculators figures');
  await expect(group('Read').getByRole('option')).toContainText('Why two SIP calculators show two figures');
  await field.fill('login');
  await expect(group('Pages').getByRole('option', { name: 'Sign in' })).toBeVisible();
  await field.fill('appointment');
  await expect(chosen).toContainText('Book Appointment');
  await chosen.click();
  await expect(page).toHaveURL('/contactus?tab=appointment');
});

test('what nobody has is said, and can be asked or told to a person', async ({ page }) => {
  await page.goto('/aboutus');
  const { dialog, field, options } = await openFind(page);
  await field.fill('xyzzy');
  await expect(dialog).toContainText('Nothing here is called “xyzzy”.');
  await expect(said(dialog, /^Nothing found\.$/)).toHaveCount(1);
  await expect(options).toHaveText([/^Ask “xyzzy”/, /^Contact a person/]);
  await expect(options.first()).toHaveAttribute('href', '/ask?q=xyzzy');
  await options.nth(1).click();
  await expect(page).toHaveURL('/contactus');
});

test('without the network the pages that are known are found, and the rest is told', { tag: '@slow' }, async ({
  page,
  context,
  problems,
}) => {
  // The dialog's code comes by itself once the page is idle.
  const code = page.waitForResponse(/\/find\.[0-9a-f]+\.js$/);
  await page.goto('/aboutus');
  await code;
  await context.setOffline(true);
  const { dialog, field, chosen } = await openFind(page);
  await field.fill('sip');
  await expect(chosen).toContainText('SIP calculator');
  await expect(dialog).toContainText('Articles are not among the results');
  await context.setOffline(false);
  problems.length = 0;
});

test('in Hindi, pages are found by their Hindi names and by English words', { tag: '@slow' }, async ({ page }) => {
  const name = 'कुछ भी खोजें';
  await page.goto('/hi/aboutus');
  const { dialog, field, options, chosen } = await openFind(page, name);
  await field.fill('सेवानिवृत्ति');
  await expect(chosen).toHaveAttribute('href', '/hi/retirementcalculator');
  await field.fill('education');
  await expect(options.first()).toHaveAttribute('href', /^\/hi\/childeducation/);
  await expectAccessible(page, 'the search in Hindi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hi\/childeducation/);
  await expect(dialog).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing of it keeps anybody out, ${colorScheme}`, { tag: colorScheme === 'light' ? [] : '@slow' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/aboutus');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Find anything' })).toBeVisible();
    await expectAccessible(page, 'the page with its button');
    const { field, options } = await openFind(page);
    await expectAccessible(page, 'the search before anything was typed');
    await field.fill('sip 10 lakh');
    await expect(options.first()).toContainText('Ask “sip 10 lakh”');
    await expect(options.nth(1)).toBeVisible();
    await expectAccessible(page, 'the search with results');
    await field.fill('xyzzy');
    await expect(options).toHaveCount(2);
    await expectAccessible(page, 'the search without results');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the menu opens it, it fills the window, and the focus returns to the menu', async ({ page }) => {
    await page.goto('/aboutus');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('button', { name: 'Find anything' }).click();
    const { dialog, field, options } = findOn(page);
    await expect(field).toBeFocused();
    await field.fill('goal');
    await expect(options.first()).toBeVisible();
    expect(await dialog.evaluate((box) => [box.clientWidth, box.clientHeight])).toEqual([360, 640]);
    await expectAccessible(page, 'the search on a phone');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test('a word that the glossary explains is found by its other names, and leads to its place', async ({ page }) => {
  await page.goto('/about');
  const { chosen } = await openFind(page);
  await page.keyboard.type('total expense ratio');
  await expect(page.getByRole('option', { name: /^Expense ratio/ })).toBeVisible();
  const isThere = async () => (await chosen.textContent())?.startsWith('Expense ratio') === true;
  for (let rows = 0; rows < 50 && !(await isThere()); rows += 1) await page.keyboard.press('ArrowDown');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary#expense-?ratio/i);
  await expect(page.getByRole('main').locator(':focus')).toHaveText(/^Expense ratio/);
  await expect(page.getByRole('term').filter({ hasText: /^Expense ratio/ })).toBeInViewport();
});

test('a word comes back into a glossary that was narrowed to another', async ({ page }) => {
  await page.goto('/glossary');
  await untilAlive(page);
  // What is not laid out yet below the first screen has no role.
  await expect(page.locator('html[data-whole]')).toBeAttached();
  const terms = page.getByRole('main').getByRole('term');
  const all = await terms.count();
  const { field, options } = await openFind(page);
  await page.keyboard.press('Escape');
  const filter = page.getByLabel('Find a word');
  await filter.fill('top-up');
  await expect(terms).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await field.fill('riskometer');
  await options.filter({ hasText: /^Riskometer/ }).click();
  await expect(terms).toHaveCount(all);
  await expect(filter).toHaveValue('');
  await expect(terms.filter({ hasText: /^Riskometer/ })).toBeInViewport();
  await expect(page.getByRole('main').locator(':focus')).toHaveText(/^Riskometer/);
});

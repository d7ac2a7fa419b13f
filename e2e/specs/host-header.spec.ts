import { expect, test } from '../fixtures.ts';
import { fundsButton, header, menuButton, open } from '../host-steps.ts';

test('the header leads everywhere, and Mutual Funds opens and closes as a menu should', async ({ page }) => {
  await open(page, '/');
  const bar = header(page).getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['About Us', '/aboutus'],
    ['E Yourself', '/eyourself'],
    ['Contact Us', '/contactus'],
    ['Signin', '/signin'],
  ] as const) {
    await expect(bar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
  }
  await expect(menuButton(page)).toBeHidden();

  const funds = fundsButton(page);
  await expect(funds).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.getByRole('link', { name: 'Calculators' })).toBeHidden();
  await funds.click();
  await expect(funds).toHaveAttribute('aria-expanded', 'true');
  for (const [name, path] of [
    ['Calculators', '/calculators'],
    ['Goals', '/goals'],
    ['Invest', '/comingsoon?for=invest'],
    ['Explore Funds', '/comingsoon?for=explore-funds'],
  ] as const) {
    await expect(bar.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
  }

  // What live releases say of their pages, by what somebody wants.
  const wanted = bar.getByRole('list', { name: 'I can put money aside' });
  await expect(wanted.getByRole('link', { name: 'SIP', exact: true })).toHaveAttribute('href', '/sipcalculator');
  await expect(bar.getByRole('link', { name: 'Dream car' })).toHaveAttribute('href', '/dreamcar');

  await page.keyboard.press('Escape');
  await expect(funds).toHaveAttribute('aria-expanded', 'false');
  await expect(funds).toBeFocused();

  await funds.click();
  await page.mouse.click(10, 400);
  await expect(bar.getByRole('link', { name: 'Goals', exact: true })).toBeHidden();

  await page.keyboard.press('Escape');
  await funds.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Calculators' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calculators');
  await expect(funds).toHaveAttribute('aria-expanded', 'false');
});

test('under 768 pixels one button holds the whole menu', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, '/');
  await expect(fundsButton(page)).toBeHidden();
  const menu = menuButton(page);
  await menu.click();
  const items = header(page).getByRole('navigation', { name: 'Main' });
  const names = ['About Us', 'Calculators', 'Goals', 'Invest', 'Explore Funds', 'E Yourself', 'Contact Us', 'Signin'];
  for (const name of names) await expect(items.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(items).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.mouse.click(380, 10);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await menu.click();
  await items.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await expect(items).toBeHidden();
});

test('the header stays in sight while the page scrolls @phone', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header(page).getByRole('link').first()).toBeInViewport();
});

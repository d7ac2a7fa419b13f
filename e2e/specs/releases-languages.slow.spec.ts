import { expect, test } from '../releases/fixtures.ts';

test('a remote without the language stands in English, marked so, in a page of the language', async ({
  page,
  site,
  expectShown,
}) => {
  site.publish('contact', '3.0.0-aaaa0051');
  await site.setLive({ contact: { live: '3.0.0-aaaa0051', previous: site.first.contact ?? '' } });
  await page.goto('/hi/contactus');
  await expectShown(page, 'contact@3.0.0-aaaa0051');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.locator('[data-release]')).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Contact/);
  await expect(page.getByRole('banner').getByText('म्यूचुअल फंड', { exact: false }).first()).toBeVisible();

  await site.run('rollback', 'contact');
  await page.goto('/hi/contactus');
  await expectShown(page, `contact@${site.first.contact}`);
  await expect(page.locator('[data-release]')).not.toHaveAttribute('lang');
});

test('a release that fails gives way to one that does not speak the language', async ({ page, site, expectShown }) => {
  site.publish('contact', '3.0.0-aaaa0052');
  await site.setLive({ contact: { live: site.first.contact ?? '', previous: '3.0.0-aaaa0052' } });
  await page.route(`**/r/contact/${site.first.contact}/**/*.js`, (route) => route.abort());
  await page.goto('/hi/contactus');
  await expectShown(page, 'contact@3.0.0-aaaa0052', 20_000);
  await expect(page.locator('[data-release]')).toHaveAttribute('lang', 'en-IN');
});

test('without a shell that speaks it the address leads to the English page', async ({ page, site }) => {
  site.publish('shell', '3.0.0-aaaa0053');
  await site.setLive({ shell: { live: '3.0.0-aaaa0053', previous: site.first.shell ?? '' } });
  await page.goto('/hi/goals?x=1');
  await expect(page).toHaveURL('/goals?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

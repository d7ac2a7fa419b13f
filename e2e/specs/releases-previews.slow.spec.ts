import type { Page } from '@playwright/test';
import { expect, test } from '../releases/fixtures.ts';

test.describe.configure({ timeout: 120_000 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a preview is seen in its own tab only, with a way out', async ({ page, context, site, expectShown }) => {
  const live = `content@${site.first.content}`;
  await site.setLive({ content: { live: site.first.content ?? '' } });
  site.publish('content', '3.0.0-aaaa0006');
  const made = await site.run('preview', 'content@3.0.0', '/terms', '--json');
  const { link } = JSON.parse(made.out) as { link: string };
  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toBe('no-store, no-transform');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expectShown(page, 'content@3.0.0-aaaa0006');
  await expect(page.getByRole('main')).toContainText('content 3.0.0-aaaa0006, in this tab only.');

  await footerLink(page, 'Privacy policy').click();
  await expectShown(page, 'content@3.0.0-aaaa0006');
  await page.goto('/disclosures');
  await expectShown(page, 'content@3.0.0-aaaa0006');

  const other = await context.newPage();
  await other.goto('/terms');
  await expectShown(other, live);

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expectShown(page, live);
  await expect(page).toHaveURL('/disclosures');
  await page.goto('/terms');
  await expectShown(page, live);

  // A name alone opens nothing, whoever guesses it; nor does a link once the release was taken back for a fault.
  await page.goto('/terms?preview=content@3.0.0-aaaa0006');
  await expect(page.getByRole('main')).toContainText('This link opens no preview');
  await expectShown(page, live);
  await site.run('rollback', 'content', '3.0.0', '--force', '--reason', 'a journey');
  await site.run('rollback', 'content', '--reason', 'a hole');
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('This release was stopped or taken back');
  await expectShown(page, live);
  const refused = await site.run('preview', 'content@3.0.0');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('it was taken back for a fault by night shift: a hole');
});

test('every remote runs under federation’s own runtime, which previews use', async ({ page, site, expectShown }) => {
  await site.reset();
  const made = await site.run('preview', `shell@${site.first.shell}`, '/', '--json');
  const { link } = JSON.parse(made.out) as { link: string };
  const pages = { calculators: '/sipcalculator', contact: '/contactus', content: '/about', account: '/signin' };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path + link.slice(1));
    await expectShown(page, `${name}@${site.first[name]}`);
    // The builds that its devtools list: the host, and the release that its `loadRemote` has brought.
    const builds = await page.evaluate(() => {
      const { __FEDERATION__: own } = window as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } };
      return own.__INSTANCES__.map(({ name: build }) => build);
    });
    expect(builds[0]).toMatch(/^shell_/);
    expect(builds).toContain(`${name}_${site.first[name]}`.replace(/\W/g, '_'));
  }
});

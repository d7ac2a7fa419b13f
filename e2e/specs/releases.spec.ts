import type { Page } from '@playwright/test';
import { wrapRoutes } from '../releases/copy-release.ts';
import { expect, test, untilSent } from '../releases/fixtures.ts';
import { DONE } from '../releases/release-site.ts';

test.describe.configure({ timeout: 120_000 });

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How often the message in place of the contact pages has come up in this tab. */
const timesGivenUp = (page: Page) => page.evaluate(() => performance.getEntriesByName('unavailable contact').length);

/** The text of the page's title in a copy of the contact release, changed. */
const renamed = (from: string, to: string) => ({ file: (_: string, text: string) => text.replaceAll(from, to) });

test('a release is rolled back in a second; an open tab keeps what it began with', async ({
  page,
  context,
  site,
  expectShown,
}) => {
  const first = site.first.content ?? '';
  await site.setLive({ content: { live: first } });
  site.publish('content', '2.0.0-aaaa0001', renamed('Privacy Policy', 'Privacy Promise'));
  // Nobody has asked the gate about it, so nobody makes it live by mistake.
  expect((await site.run('rollback', 'content', '2.0.0')).code).toBe(2);
  expect(DONE).toContain((await site.run('rollback', 'content', '2.0.0', '--force', '--reason', 'a journey')).code);
  await untilSent(page, '/terms', 'content@2.0.0-aaaa0001');
  await page.goto('/terms');
  await expectShown(page, 'content@2.0.0-aaaa0001');

  const back = await site.run('rollback', 'content', '--reason', 'seeded text');
  expect(DONE, back.out).toContain(back.code);
  const fresh = await context.newPage();
  await untilSent(fresh, '/privacy', `content@${first}`);
  await fresh.goto('/privacy');
  await expectShown(fresh, `content@${first}`);
  await expect(heading(fresh)).not.toContainText('Promise');

  // The first tab loads a chunk that it has not seen yet, of the release that is not live any more.
  await footerLink(page, 'Privacy policy').click();
  await expect(heading(page)).toContainText('Privacy Promise');
  await expectShown(page, 'content@2.0.0-aaaa0001');

  const { out } = await site.run('releases');
  expect(out).toMatch(/rollback\s+content\s+\S+\s+2\.0\.0-aaaa0001\s+seeded text/);
  expect(out).toContain('night shift');
});

test('the shell is rolled back like a remote', async ({ page, site }) => {
  const shell = site.first.shell ?? '';
  site.publish('shell', '2.0.0-aaaa0002');
  await site.setLive({ shell: { live: '2.0.0-aaaa0002', previous: shell } });
  const shellOf = () =>
    page.evaluate(() => [...document.scripts].map(({ src }) => /\/r\/shell\/([^/]+)\//.exec(src)?.[1]).find(Boolean));
  await page.goto('/terms');
  expect(await shellOf()).toBe('2.0.0-aaaa0002');
  await expect(heading(page)).toBeVisible();
  expect(DONE).toContain((await site.run('rollback', 'shell')).code);
  await expect(async () => {
    await page.goto('/terms');
    expect(await shellOf()).toBe(shell);
  }).toPass();
});

for (const broken of ['remoteEntry.js', 'contact.*.js', 'contact.*.css']) {
  const title = `when ${broken} of the release before fails too, a message stands in its place, and Retry works without a reload`;
  test(title, { tag: '@slow' }, async ({ page, site, expectShown }) => {
    const path = `**/r/contact/*/${broken}`;
    site.publish('contact', '2.0.0-aaaa0003');
    await site.setLive({ contact: { live: '2.0.0-aaaa0003', previous: site.first.contact ?? '' } });
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/server/telemetry')) told.push(request.postData() ?? '');
    });
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto('/terms');
    await page.route(path, (route) => route.abort());
    const began = await page.evaluate(() => performance.timeOrigin);
    await footerLink(page, 'Contact').click();
    await expect(heading(page)).toHaveText('This part of the site is not available');
    // Everything else works.
    await footerLink(page, 'Privacy policy').click();
    await expectShown(page, `content@${site.first.content}`);
    await footerLink(page, 'Contact').click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    // At each of the two visits.
    await expect.poll(() => timesGivenUp(page)).toBe(2);
    const before = failed.length;
    await retry.click();
    // Both releases are tried once more, and both have failed, before the way is opened: a try under way would find it.
    await expect.poll(() => timesGivenUp(page)).toBe(3);
    expect(failed.length - before).toBeGreaterThanOrEqual(2);
    await expect(heading(page)).toHaveText('This part of the site is not available');

    await page.unroute(path);
    await retry.click();
    await expectShown(page, 'contact@2.0.0-aaaa0003');
    await expect(heading(page)).not.toContainText('not available');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
    await expect.poll(() => told.join()).toContain(`"release":"contact@2.0.0-aaaa0003","kind":"load"`);
    await expect(async () => {
      // One address is heard only so often in a minute, and the tests before this one may have used that up.
      const heard = page.waitForResponse((response) => response.url().endsWith('/server/telemetry'));
      await page.goto('/terms');
      await page.route(path, (route) => route.abort());
      await footerLink(page, 'Contact').click();
      expect((await heard).status()).toBe(200);
      const { out } = await site.run('releases');
      expect(out).toMatch(/contact\s+2\.0\.0-aaaa0003 .*load [1-9]/);
    }).toPass();
  });
}

test('a release without one before it shows the message; the rest of the site stands', async ({ page, site }) => {
  const release = '2.1.0-aaaa0004';
  const code = wrapRoutes(
    `contact_${release}`.replace(/\W/g, '_'),
    "return { default: () => { throw new Error('seeded') } }",
  );
  site.publish('contact', release, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
  await site.setLive({ contact: { live: release } });
  await page.goto('/contactus');
  await expect(heading(page)).toHaveText('This part of the site is not available');
  await footerLink(page, 'Terms of Service').click();
  await expect(heading(page)).toContainText('Terms');
  await site.setLive({ contact: { live: site.first.contact ?? '' } });
});

test('a release that fails only later, on a click, gives way to the one before', async ({
  page,
  site,
  expectShown,
}) => {
  const release = '2.2.0-aaaa0005';
  // Throws in its second render, as code behind a click would.
  const code = wrapRoutes(
    `content_${release}`.replace(/\W/g, '_'),
    "let broken = false; addEventListener('seeded', () => { broken = true; }); return { default: (props) => { if (broken) throw new Error('seeded: later'); return routes.default(props); } }",
  );
  site.publish('content', release, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
  await site.setLive({ content: { live: release, previous: site.first.content ?? '' } });
  await page.goto('/terms');
  await expectShown(page, `content@${release}`);
  await page.evaluate(() => dispatchEvent(new Event('seeded')));
  await footerLink(page, 'Privacy policy').click();
  await expectShown(page, `content@${site.first.content}`);
  await expect(heading(page)).toContainText('Privacy');
  await site.setLive({ content: { live: site.first.content ?? '' } });
});

test('an open tab asks to reload for an urgent release, once nothing typed would be lost', async ({ page, site }) => {
  await site.setLive({ contact: { live: site.first.contact ?? '' } });
  await page.clock.install();
  await page.goto('/contactus');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('main').getByRole('textbox').first().fill('Half a question');
  site.publish('content', '3.1.0-aaaa0007');
  const { serial } = await site.setLive({
    content: { live: '3.1.0-aaaa0007', previous: site.first.content ?? '', urgent: true },
  });
  expect(serial).toBeGreaterThan(0);
  const notice = page.getByRole('status').filter({ hasText: 'A correction to this site is ready' });
  const asked = page.waitForResponse('**/server/releases');
  await page.clock.runFor(6 * 60_000);
  await asked;
  await expect(notice).toBeHidden();
  await footerLink(page, 'Terms of Service').click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Reload' }).click();
  // The clock stands in for the browser's timeline here, so the attribute has to do.
  await expect(page.locator('[data-release]')).toHaveAttribute('data-release', 'content@3.1.0-aaaa0007');
  await site.setLive({ content: { live: site.first.content ?? '' } });
});

test('a document names none of four hundred other remotes, and links still lead on at once @slow', async ({
  page,
  site,
  expectShown,
}) => {
  const crowd = Array.from({ length: 396 }, (_, index) => `team${index}`);
  for (const name of crowd) site.declare(name, '1.0.0-dddd0001');
  await site.setLive(Object.fromEntries(crowd.map((name) => [name, { live: '1.0.0-dddd0001' }])));
  await expect(async () => {
    const html = await (await fetch(`${site.url}/terms`)).text();
    // It came with its page.
    expect(html).toContain('data-release');
    expect(html).not.toMatch(/team\d/);
  }).toPass();
  await page.goto('/terms');
  await expectShown(page, `content@${site.first.content}`);
  await footerLink(page, 'Contact').click();
  await expectShown(page, `contact@${site.first.contact}`);
  await site.setLive(Object.fromEntries(crowd.map((name) => [name, undefined])));
});

import type { Page } from '@playwright/test';
import { untilSent } from '../releases/fixtures.ts';
import { expect, manifestOf, stored, test } from '../releases/offline-fixtures.ts';
import { DONE, startReleaseSite } from '../releases/release-site.ts';

test.describe.configure({ timeout: 180_000 });

/**
 * A page of the site that asks for nothing more. The browser looks for a newer worker at every page; one that comes while
 * the old one is at work restarts the old one, which a debugger, and so Playwright, would hold for ever.
 */
const AT_REST = '/robots.txt';

/** In the page: whether a newer worker is on its way. */
async function waitsForWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  return (
    registration?.installing !== null || registration.waiting !== null || registration.active?.state !== 'activated'
  );
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

test('while the network answers, nothing stored is shown: neither for errors nor after a rollback', async ({
  page,
  site,
  plug,
  visit,
  goAway,
  comeBack,
  expectShown,
}) => {
  const first = site.first.calculators ?? '';
  site.publish('calculators', '2.0.0-0ff10001');
  await site.setLive({ calculators: { live: '2.0.0-0ff10001', previous: first } });
  await visit(page, '/sipcalculator');
  await expectShown(page, 'calculators@2.0.0-0ff10001');
  await goAway(page);
  await page.reload();
  await expectShown(page, 'calculators@2.0.0-0ff10001');

  expect(DONE).toContain((await site.run('rollback', 'calculators')).code);
  await comeBack(page);
  await expect(note(page)).toHaveCount(0);
  // The page that began without the network is left at the first step.
  await page
    .getByRole('main')
    .getByRole('link', { name: /lumpsum/i })
    .first()
    .click();
  await expectShown(page, `calculators@${first}`);
  await visit(page, '/sipcalculator');
  await expectShown(page, `calculators@${first}`);
  expect((await stored(page)).filter((url) => url.includes('2.0.0-0ff10001'))).toEqual([]);

  plug.fail();
  await page.goto('/sipcalculator');
  await expect(heading(page)).toHaveText('Back soon');
  plug.restore();
  await page.goto('/sipcalculator');
  await goAway(page);
  await page.reload();
  await expectShown(page, `calculators@${first}`);
});

test('a shell that is rolled back takes its worker along', async ({ page, site, visit, goAway }) => {
  const shell = site.first.shell ?? '';
  site.publish('shell', '2.0.0-0ff10002');
  await site.setLive({ shell: { live: '2.0.0-0ff10002', previous: shell } });
  await visit(page, '/goals');
  expect((await stored(page)).filter((url) => url.includes('/shell/2.0.0-0ff10002/')).length).toBeGreaterThan(3);
  expect(DONE).toContain((await site.run('rollback', 'shell')).code);
  await page.goto(AT_REST);
  await expect.poll(() => page.evaluate(waitsForWorker)).toBe(false);
  await visit(page, '/goals');
  expect((await stored(page)).filter((url) => url.includes('2.0.0-0ff10002'))).toEqual([]);
  await goAway(page);
  await page.goto('/dreamcar');
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '));
  expect(scripts).toContain(`/shell/${shell}/`);
  await expect(heading(page)).toBeVisible();
});

test('a canary’s visitors store the canary, until it is taken back', async ({
  page,
  site,
  visit,
  goAway,
  comeBack,
  expectShown,
}) => {
  const first = site.first.calculators ?? '';
  const canary = '2.1.0-0ff10003';
  await site.setLive({ calculators: { live: first } });
  site.publish('calculators', canary);
  const started = await site.run('canary', 'calculators', '2.1.0', '100', '--without-smoke');
  expect(DONE, started.out).toContain(started.code);
  await untilSent(page, '/swpcalculator', `calculators@${canary}`);
  await page.goto('/swpcalculator');
  await expectShown(page, `calculators@${canary}`);
  await visit(page, '/swpcalculator');
  // The page as it was made for a cohort is not stored: only files, and the document that starts any page.
  const addresses = await stored(page);
  expect(addresses.filter((url) => url.includes(canary)).length).toBeGreaterThan(3);
  expect(addresses.filter((url) => !/^\/r\/(shell|calculators)\/|^\/offline\.html\?/.test(url))).toEqual([]);
  await goAway(page);
  await page.goto('/stpcalculator');
  await expectShown(page, `calculators@${canary}`);

  expect(DONE).toContain((await site.run('abort', 'calculators', '--reason', 'seeded')).code);
  await comeBack(page);
  await visit(page, '/stpcalculator');
  await expectShown(page, `calculators@${first}`);
  expect((await stored(page)).filter((url) => url.includes(canary))).toEqual([]);
});

test('a preview is neither stored nor shown without the network', async ({ page, site, visit, goAway }) => {
  site.publish('calculators', '2.2.0-0ff10004');
  await visit(page, '/corpus');
  const { link } = JSON.parse((await site.run('preview', 'calculators@2.2.0', '/corpus', '--json')).out);
  await page.goto(link);
  await expect(page.getByText('in this tab only')).toBeVisible();
  await page.goto('/corpus?preview=');
  await visit(page, '/corpus');
  expect((await stored(page)).filter((url) => /2\.2\.0|preview/.test(url))).toEqual([]);
  await goAway(page);
  await expect(page.goto(link)).rejects.toThrow('net::ERR');
});

test('operations can take the worker back from every browser, with all that it stored', async ({
  page,
  plug,
  visit,
}) => {
  await visit(page, '/calculators');
  const without = await startReleaseSite(process.env.SITE_RELEASES ?? '', { OFFLINE: 'no' });
  plug.restore(without.url);
  const left = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length);
  await page.goto(AT_REST);
  await expect.poll(left).toBe(0);
  await page.goto('/calculators');
  await expect(heading(page)).toBeVisible();
  await page.goto('/goals');
  expect(await left()).toBe(0);
  await without.stop();
});

test('releases behind a CDN are stored as well', async ({ page, site, plug, visit, goAway }) => {
  const behind = await startReleaseSite(process.env.SITE_RELEASES ?? '', { RELEASES_URL: `${site.url}/r` });
  plug.restore(behind.url);
  await visit(page, '/goals');
  const files = (await stored(page)).filter((url) => url.startsWith(`${site.url}/r/calculators/`));
  const { files: all } = manifestOf(site.store, 'calculators', site.first.calculators ?? '');
  // Pictures are for other sites' link previews, and pages in other languages need the network.
  const wanted = Object.keys(all).filter((file) => !file.endsWith('.png') && !/^(hi|kn)\//.test(file));
  expect(files).toHaveLength(wanted.length);
  await goAway(page);
  await page.goto('/lumpsumcalculator');
  await expect(heading(page)).toContainText('Lumpsum');
  await behind.stop();
});

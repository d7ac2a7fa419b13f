import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';
import { EARLY, openHeld, openRendered, untilAlive } from '#held-page.ts';
import { chooseTheme } from '#host-steps.ts';
import { renderedDocument } from '#rendered-document.ts';

const painted = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
const footer = (page: Page) => page.getByRole('contentinfo').innerText();

test('a chosen theme is there before any script is, and without scripts', async ({ page, browser }) => {
  const html = page.locator('html');
  await page.goto('/sipcalculator');
  await untilAlive(page);
  await chooseTheme(page, 'Dark');
  // In the frame after the press.
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const release = await openHeld(page, '/goals', EARLY);
  await painted(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await withoutScripts.newPage();
  await plain.goto(page.url());
  await expect(plain.locator('html')).toHaveAttribute('data-theme', 'dark');
  await withoutScripts.close();

  release();
  await untilAlive(page);
  await chooseTheme(page, 'As on this device');
  await expect(html).not.toHaveAttribute('data-theme');
  expect(await (await page.request.get('/goals')).text()).toContain('<html lang');
});

test('a document with a theme is for nobody else to keep', async ({ request }) => {
  await renderedDocument(request, '/sipcalculator');
  const shared = await request.get('/sipcalculator');
  expect(shared.headers()['cache-control']).toBe('no-cache, no-transform');
  for (const cookie of ['page-theme=dark', '__Host-page-theme=dark']) {
    const own = await request.get('/sipcalculator', { headers: { cookie } });
    expect(own.headers()['cache-control']).toBe('private, no-cache, no-transform');
    expect(own.headers().vary).toContain('cookie');
    expect(own.headers().etag).not.toBe(shared.headers().etag);
    expect((await own.text()).replace('<html data-theme="dark"', '<html')).toBe(await shared.text());
  }
});

test('a visitor who has chosen nothing sees the page however late the script comes', async ({ page }) => {
  const release = await openHeld(page, '/contactus', EARLY);
  await painted(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Asha Verma');
  release();
  // Typed before any script could hear it.
  await page.waitForFunction(() => performance.getEntriesByType('mark').some((mark) => mark.name.startsWith('shown ')));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(name).toHaveValue('Asha Verma');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('a form that is sent before any script has come keeps what was typed out of the address', async ({
  page,
  problems,
}) => {
  // On their way for as long as this takes.
  await page.route(/\.js$/, () => {});
  await openRendered(page, '/contactus');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Asha Verma');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send' }).click({ noWaitAfter: true });
  // The origin answers with the page itself: what was typed stays, with the words beside what is missing.
  expect((await answered).status()).toBe(400);
  await expect(page.getByRole('region', { name: '2 things to correct' })).toBeVisible();
  await expect(name).toHaveValue('Asha Verma');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Enter your message.');
  await expect(page).toHaveURL('/contactus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser says of a page what status it came with.
  expect(problems).toEqual([expect.stringContaining('400')]);
  problems.length = 0;
});

test('what lies below the first screen is laid out without being scrolled to @phone', async ({ page, browser }) => {
  await page.goto('/sipcalculator');
  // At once: who reads or pictures the whole page when it has loaded misses nothing.
  expect(await footer(page)).toContain('ARN');
  expect(await page.getByRole('region', { name: 'Questions people ask' }).innerText()).not.toBe('');

  // Before it has loaded as well: this one never does.
  await page.route(/\/r\/shell\/.*\/main\.[0-9a-f]+\.js$/, () => {});
  await openRendered(page, '/lumpsumcalculator');
  await expect(page.locator('html')).toHaveAttribute('data-whole', '');
  expect(await footer(page)).toContain('ARN');
  await page.unrouteAll();

  await page.goto('/sipcalculator#why', { waitUntil: 'commit' });
  await page.locator('#why').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-whole', '');

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScripts.newPage();
  await plain.goto(page.url().replace('#why', ''));
  expect(await footer(plain)).toContain('ARN');
  await withoutScripts.close();
});

for (const path of ['/', '/sipcalculator', '/signin']) {
  test(`${path} asks for no styles that its document has brought`, async ({ page }) => {
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.waitForFunction(() =>
      performance.getEntriesByType('mark').some(({ name }) => name.startsWith('shown ')),
    );
    const inside = await page.locator('head style').evaluateAll((all) => all.map((style) => style.textContent?.length));
    expect(inside.length).toBeGreaterThan(0);
    expect(Math.min(...inside.map(Number))).toBeGreaterThan(100);
    const own = styles.filter((file) => !file.includes('antd'));
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((file) => /\/(main|routes)\./.test(file))).toEqual([]);
  });
}

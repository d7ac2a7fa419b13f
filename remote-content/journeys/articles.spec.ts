import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';

const POSTS = '**/wp-json/wp/v2/posts?**';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}

test('articles can be searched, opened, read and handed on @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blogs');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  await page.getByLabel('Search the articles').fill('riskometer');
  await page.getByLabel('Search the articles').press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page).toHaveURL(/search=riskometer/);
  await expect(page.getByLabel('Search the articles')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Search the articles')).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Search the articles')).toHaveValue('riskometer');
  await page.reload();
  await page.getByRole('link', { name: 'Reading a factsheet in ten minutes' }).click();
  await expect(title(page)).toHaveText('Reading a factsheet in ten minutes');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle('Reading a factsheet in ten minutes | Saral Nivesh');
  await expect(page.getByText('Last reviewed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blogs/reading-a-factsheet');
});

test('an article says who wrote it and from what, and opens its calculator with the figures of its example @phone', async ({
  page,
}) => {
  await open(page, '/blogs/reading-a-factsheet');
  const article = page.getByRole('article');
  await expect(article).toContainText('By Arjun Sample, co-founder');
  await expect(article.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(article.getByRole('img', { name: /one point of cost takes/ })).toBeVisible();
  const tryIt = page.getByRole('region', { name: 'Try it with your numbers' });
  await tryIt.getByRole('link', { name: 'Lumpsum calculator', exact: true }).click();
  await expect(page).toHaveURL(/\/lumpsumcalculator\?principal=1000000&years=20&annualRatePct=12/);
  await expect(page.getByRole('main')).toContainText('96,46,293');
});

test('what shares a topic is read next, and says so; the rest follows by date', async ({ page }) => {
  await open(page, '/blogs/how-long-a-lump-sum-lasts');
  const next = page.getByRole('region', { name: 'Read next' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expect(next.getByRole('listitem').nth(0)).toContainText('Also on: Withdrawals');
  await expect(next.getByRole('listitem').nth(1)).toContainText('Also on: Rising prices');
  await expect(next.getByRole('listitem').nth(2)).not.toContainText('Also on');
  // The same after a step inside the page, where the list is fetched.
  await next.getByRole('link', { name: 'Tax on mutual funds, with worked examples' }).click();
  await expect(title(page)).toHaveText('Tax on mutual funds, with worked examples');
  await expect(next.getByRole('listitem').first()).toContainText('How long a lump sum lasts');
});

test('an article names its topics, and each leads to the articles on it @phone', async ({ page }) => {
  await open(page, '/blogs/tax-on-mutual-funds');
  const topics = page.getByRole('list', { name: 'Topics' });
  await expect(topics.getByRole('link')).toHaveText(['Tax', 'Withdrawals']);
  await topics.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page).toHaveURL(/\/blogs\?topic=Withdrawals$/);
  await expect(page.getByText('Articles about Withdrawals.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  await open(page, '/blogs?topic=zebra');
  await expect(page.getByText('No article is about “zebra”.')).toBeVisible();
});

test('the contents of an article lead to its sections, and its document bears its name', async ({ page, request }) => {
  expect(await (await request.get('/blogs/tax-on-mutual-funds')).text()).toContain(
    '<title>Tax on mutual funds, with worked examples | ',
  );
  await open(page, '/blogs/tax-on-mutual-funds');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const section = page.getByRole('heading', { name: 'A SIP is many purchases' });
  await contents.getByRole('link', { name: 'A SIP is many purchases' }).click();
  await expect(section).toBeInViewport();
  // Also from where a reader has scrolled to, which is not a place to go back to.
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(section).not.toBeInViewport();
  await contents.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await contents.getByRole('link', { name: 'A SIP is many purchases' }).click();
  await expect(section).toBeInViewport();
  // The article's document knows the names alone; the directory has brought home's rows.
  await page.getByRole('banner').getByRole('link').first().click();
  const start = page.getByRole('region', { name: 'Start with your own number' });
  await expect(start.getByRole('link')).toHaveCount(11);
  await start.getByRole('link', { name: /^SWP calculator/ }).click();
  await expect(page).toHaveURL(/\/swpcalculator$/);
});

test('an article that does not exist is a real 404, told, with a way on', async ({ page, problems }) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/blogs/no-such-article'));
  await open(page, '/blogs/no-such-article');
  expect((await answer).status()).toBe(404);
  // The browser itself notes the status.
  expect(problems.splice(0)).toHaveLength(1);
  await expect(title(page)).toHaveText('This article does not exist');
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(title(page)).toHaveText('Blogs');
});

test('a search without result offers all articles again', async ({ page }) => {
  await open(page, '/blogs?search=zebra');
  await expect(page.getByText('No articles found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('when the posts cannot be fetched, the page says so, the reason is logged, and Retry brings them', async ({
  page,
  problems,
}) => {
  await open(page, '/about');
  await page.route(POSTS, (route) => route.fulfill({ status: 503, body: '<html>' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('alert').getByText('The articles could not be loaded')).toBeVisible();
  await expect(page.getByText('No posts yet')).toHaveCount(0);
  expect(problems.some((problem) => problem.includes('Posts could not be fetched'))).toBe(true);
  problems.length = 0;
  await page.unroute(POSTS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('pages with articles name the feed, which holds them all, the newest first', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/blogs', '/blogs/tax-on-mutual-funds']) {
    await open(page, path);
    const link = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
    await expect(link, path).toHaveAttribute('href', '/rss.xml');
  }
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await answer.text();
  const links = [...feed.matchAll(/<guid>([^<]*)<\/guid>/g)].map(([, address]) => address);
  expect(links).toHaveLength(6);
  expect(links[0]).toBe(`${baseURL}/blogs/reading-a-factsheet`);
  expect(feed).toContain('<dc:creator>Arjun Sample</dc:creator>');
  // Where WordPress has it.
  for (const path of ['/feed', '/feed/']) expect(await (await request.get(path)).text(), path).toBe(feed);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a topic, a search and its page are answered by the document', async ({ page }) => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await page.goto('/blogs/tax-on-mutual-funds');
    await page.getByRole('list', { name: 'Topics' }).getByRole('link', { name: 'Withdrawals' }).click();
    await expect(page.getByText('Articles about Withdrawals.')).toBeVisible();
    await expect(headings).toHaveCount(2);
    await page.getByLabel('Search the articles').fill(' riskometer ');
    await page.getByLabel('Search the articles').press('Enter');
    await expect(page).toHaveURL(/search=\+riskometer\+$/);
    await expect(headings).toHaveText(['Reading a factsheet in ten minutes']);
    await expect(page.getByLabel('Search the articles')).toHaveValue('riskometer');
    await page.goto('/blogs?search=zebra');
    await expect(page.getByText('No article mentions “zebra”.')).toBeVisible();
    await page.goto('/blogs?page=2');
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(headings).toHaveCount(6);
  });
});

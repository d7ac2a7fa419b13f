import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';

const POSTS = '**/wp-json/wp/v2/posts?**';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}

test('home has its sections in their order, and its two buttons @phone', async ({ page }) => {
  await open(page, '/');
  await expect(title(page)).toHaveText('Accelerate your Financials');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Invest', exact: true })).toHaveAttribute('href', /^\/comingsoon/);
  await expect(main.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute(
    'href',
    '/contactus?tab=appointment',
  );
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  const wanted = [
    ...['Our Story', 'Smart, simple financial planner', 'Mission Statement', 'What We Do', 'Our History', 'Our Values'],
    ...['What’s Next', 'What our users said'],
  ];
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
  for (const name of ['Learn', 'Teach', 'Reach', 'Accelerate']) {
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/contactus');
});

test('Learn More opens the About content in a dialog, by keyboard too, and focus returns @phone', async ({ page }) => {
  await open(page, '/');
  const learnMore = page.getByRole('button', { name: 'Learn More' });
  await learnMore.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'About Saral Nivesh' });
  await expect(dialog).toContainText('4 July 2023');
  await expect(dialog).toContainText('Portfolio Management Services');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(learnMore).toBeFocused();
  await learnMore.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('About says for whom the site is, and that a distributor gives no investment advice @phone', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Leaders', 'What we earn', 'Who this site is for', 'What we do', 'What we do not do', 'Services'],
  ]);
  for (const name of ['People on their own', 'Families', 'HUFs', 'Firms, companies and trusts', 'NRIs']) {
    await expect(main.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(main).toContainText('We do not give investment advice');
});

test('About and Disclosures lead to AMFI’s list, and beside their text stays what the firm earns', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const [path, further, title] of [
    ['/about', 'What we do not do', 'What we earn'],
    ['/disclosures', 'If something goes wrong', 'Paid by fund houses'],
  ] as const) {
    await open(page, path);
    const check = page.getByRole('main').getByRole('link', { name: 'Look it up in AMFI’s list' });
    await expect(check).toHaveAttribute('href', /^https:\/\/www\.amfiindia\.com\//);
    const earned = page.getByRole('region', { name: title }).getByRole('listitem').first();
    const text = await page.getByRole('main').getByRole('paragraph').nth(1).boundingBox();
    const beside = await earned.boundingBox();
    expect(beside?.x ?? 0, path).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    // It stays in the window while the text is read.
    await page.getByRole('main').getByRole('heading', { name: further }).scrollIntoViewIfNeeded();
    await expect(earned).toBeInViewport();
    // Disclosures have the number in their first row of text; About has it beside.
    if (path === '/about') {
      expect((await check.boundingBox())?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
      await expect(check).toBeInViewport();
    }
  }
  await open(page, '/about');
  const earned = page.getByRole('region', { name: 'What we earn' });
  await expect(earned.getByRole('listitem')).toContainText(['₹400 to ₹1,400', '₹100 to ₹900', '₹20 to ₹150']);
});

test('the carousel advances every 3 seconds without end, and rests on focus, hover and pause', async ({ page }) => {
  await page.clock.install();
  await page.goto('/carousel');
  await page.clock.runFor(1_100);
  await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
  const carousel = page.getByRole('region', { name: 'Highlights' });
  const slides = ['₹5,000 a month for ten years', 'Several goals, one salary', 'Thirty minutes with us'];
  const [first, second, third] = slides as [string, string, string];
  const shows = async (shown: string) => {
    for (const name of slides)
      await expect(carousel.getByRole('heading', { name })).toBeVisible({ visible: name === shown });
  };
  await shows(first);
  for (const next of [second, third, first]) {
    await page.clock.fastForward(3_000);
    await shows(next);
  }
  await carousel.hover();
  await page.clock.fastForward(9_000);
  await shows(first);
  await title(page).hover();
  await page.clock.fastForward(3_000);
  await shows(second);
  await carousel.getByRole('button', { name: 'Pause slides' }).focus();
  await page.clock.fastForward(9_000);
  await shows(second);
  await page.keyboard.press('Enter');
  await title(page).click();
  await page.clock.fastForward(9_000);
  await shows(second);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await shows(first);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await shows(third);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await shows(first);
  await carousel.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.fastForward(3_000);
  await shows(second);
});

test('who asks for reduced motion gets no motion, and can still start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/carousel');
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

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

test('E-Yourself begins with the articles, in rows without a hole', async ({ page }) => {
  for (const width of [1366, 768]) {
    await page.setViewportSize({ width, height: 650 });
    await open(page, '/eyourself');
    const blogs = page.getByRole('region', { name: 'Top blogs' });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Top blogs');
    const list = await blogs.getByRole('list').boundingBox();
    const last = await blogs.getByRole('listitem').last().boundingBox();
    const end = (box: typeof list) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(end(last), `at ${width}`).toBe(end(list));
  }
});

test('E-Yourself: stay tuned, share, five top blogs, and what there is in place of podcasts and reviews @phone', async ({
  page,
}) => {
  await open(page, '/eyourself');
  await expect(page.getByText('Stay tuned')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share on WhatsApp' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(5);
  const podcasts = page.getByRole('region', { name: 'Podcasts' });
  await expect(podcasts).toContainText('No podcasts yet');
  await expect(podcasts.getByRole('link', { name: 'Read an article' })).toHaveAttribute('href', '/blogs');
  const reviews = page.getByRole('region', { name: 'Expert reviews' });
  await expect(reviews).toContainText('No expert reviews yet');
  await reviews.getByRole('link', { name: 'Check a calculator' }).click();
  await expect(page).toHaveURL(/\/calculators$/);
});

for (const [path, name] of [
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy Policy'],
] as const) {
  test(`${path} has 18 numbered sections, each with its own address`, async ({ page }) => {
    await open(page, path);
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('main').getByText('Last updated 6 April 2024')).toBeVisible();
    const sections = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
    await expect(sections).toHaveCount(18);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: /^18\. / })
      .click();
    await expect(sections.last()).toBeInViewport();
  });
}

test('coming soon names what it stands for, and never repeats what a link puts into its mouth', async ({ page }) => {
  await open(page, '/comingsoon?for=Current%20Portfolio');
  await expect(title(page)).toHaveText('Current Portfolio: coming soon');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await open(page, '/comingsoon?for=Your account is blocked! Call +91 00000 00000');
  await expect(title(page)).toHaveText('Coming soon');
});

test('disclosures: registration, commission, risk, and four steps of complaint', async ({ page }) => {
  await open(page, '/disclosures');
  const main = page.getByRole('main');
  await expect(main).toContainText('ARN-000000, valid until 31 August 2029');
  const equity = main.getByRole('row', { name: /^Equity and hybrid schemes/ });
  await expect(equity.getByRole('cell')).toHaveText(['0.40% to 1.40%', '₹400 to ₹1,400']);
  const liquid = main.getByRole('row', { name: /^Liquid and overnight schemes/ });
  await expect(liquid.getByRole('cell')).toHaveText(['0.02% to 0.15%', '₹20 to ₹150']);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Grievance officer',
    'Fund house',
    'SCORES',
    'ODR',
  ]);
  await expect(main.getByRole('link', { name: 'scores.sebi.gov.in' })).toHaveAttribute(
    'href',
    'https://scores.sebi.gov.in/',
  );
});

test('the accessibility statement is found from the disclosures, and says target, limits, contact and time @phone', async ({
  page,
}) => {
  await open(page, '/disclosures');
  await page.getByRole('main').getByRole('link', { name: 'accessibility statement' }).click();
  await expect(title(page)).toHaveText('Accessibility statement');
  await expect(title(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['At a glance', 'What we aim for', 'What was tested, and how', 'What does not work well yet'],
    ...['If something stands in your way', 'If we do not help'],
  ]);
  await expect(main.getByRole('definition').first()).toHaveText('WCAG 2.2 at level AA, and IS 17802, Parts 1 and 2');
  await expect(main.getByRole('definition').filter({ hasText: '25 November 2026' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'grievance@saralnivesh.example' })).toHaveAttribute(
    'href',
    'mailto:grievance@saralnivesh.example',
  );
  await expect(main).toContainText('within 15 days');
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

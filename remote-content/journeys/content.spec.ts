import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { holdScripts, untilAlive, untilRendered } from 'e2e/held-page';

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

const SLIDES = ['₹5,000 a month for ten years', 'Several goals, one salary', 'Thirty minutes with us'] as const;
const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const rotates = (page: Page) => highlights(page).locator('[aria-live="off"]');

async function showsSlide(page: Page, shown: string) {
  for (const name of SLIDES)
    await expect(highlights(page).getByRole('heading', { name })).toBeVisible({ visible: name === shown });
}

/** Opens the carousel. Time stands from the start: a slow machine must not turn a slide before anybody looked. */
async function openStill(page: Page) {
  await untilRendered(page, '/carousel', 'Several goals');
  await page.clock.install({ time: new Date('2026-11-20T06:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T06:00:01Z'));
  await page.goto('/carousel');
}

test('the carousel advances every 3 seconds without end, and rests on focus, hover and pause', async ({ page }) => {
  await openStill(page);
  const carousel = highlights(page);
  const [first, second, third] = SLIDES;
  const shows = (shown: string) => showsSlide(page, shown);
  // It rests below the pointer from the moment at which it is alive. Until then time passes, no faster than by the clock on
  // the wall: what is fetched has its patience too.
  await carousel.hover();
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible({ timeout: 500 });
    await expect(rotates(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await title(page).hover();
  await expect(rotates(page)).toBeAttached();
  await shows(first);
  for (const next of [second, third, first]) {
    await page.clock.fastForward(3_000);
    await shows(next);
  }
  await carousel.hover();
  await expect(rotates(page)).toHaveCount(0);
  await page.clock.fastForward(9_000);
  await shows(first);
  await title(page).hover();
  await expect(rotates(page)).toBeAttached();
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

test('the carousel rests on the focus and the press of before it was alive', async ({ page }) => {
  await untilRendered(page, '/carousel', 'Several goals');
  const release = await holdScripts(page);
  await page.goto('/carousel', { waitUntil: 'commit' });
  const carousel = page.getByRole('region', { name: 'Highlights' });
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(carousel.getByRole('heading', { name: 'Several goals, one salary' })).toBeVisible();
  // It does not go on to the next one.
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('who asks for reduced motion gets no motion, and can still start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  const play = highlights(page).getByRole('button', { name: 'Play slides' });
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(play).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward(9_000);
  await showsSlide(page, SLIDES[0]);
  await play.click();
  await expect(rotates(page)).toBeAttached();
  await page.clock.fastForward(3_000);
  await showsSlide(page, SLIDES[1]);
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

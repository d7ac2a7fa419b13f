import type { Locator, Page } from '@playwright/test';
import { bottomOf } from '../first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { header, open } from '../host-steps.ts';

// A phone's first screen is a budget: what stands above a page's own content is paid for by the content.

const PHONE = { width: 360, height: 640 };
const SMALL = { width: 320, height: 640 };
const RISK = 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully';

test.use({ viewport: PHONE, hasTouch: true });

const strip = (page: Page) => page.getByRole('region', { name: 'Registration and risk warning' });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
/** A field with its label, its words and its slider. */
const quantity = (page: Page, name: string) =>
  page.locator('.quantity').filter({ has: page.getByRole('textbox', { name }) });

/** The lines in which a part's texts are set: the first letters of each, from the highest to the lowest. */
const linesOf = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const range = document.createRange();
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { index, 0: letter } of (node.nodeValue ?? '').matchAll(/\S/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + letter.length);
        const { bottom, height } = range.getBoundingClientRect();
        if (height > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? '') + letter);
      }
    }
    return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line);
  });

/** Where the bar with the result begins. */
async function barOf(page: Page): Promise<number> {
  const bar = page.getByRole('complementary', { name: 'Result at a glance' });
  await expect(bar).toBeInViewport();
  return (await bar.boundingBox())?.y ?? Number.NaN;
}

test('the first fields of a calculator stand in a phone’s first screen, above the bar', async ({ page }) => {
  await open(page, '/sipcalculator');
  const bar = await barOf(page);
  const [first, second, third] = ['Monthly investment', 'Time period (years)', 'Expected annual return (%)'];
  expect((await quantity(page, first).boundingBox())?.y, 'where the first field starts').toBeLessThanOrEqual(190);
  expect(await bottomOf(quantity(page, first))).toBeLessThan(bar);
  expect(await bottomOf(quantity(page, second))).toBeLessThan(bar);
  expect(await bottomOf(page.getByRole('textbox', { name: third }))).toBeLessThan(bar);
});

test('a phone’s first screen holds the first fields of both tax regimes, and which one takes less', async ({
  page,
}) => {
  await open(page, '/taxregimecalculator');
  const bar = await barOf(page);
  expect(await bottomOf(page.getByRole('combobox', { name: 'Age in the tax year' }))).toBeLessThan(bar);
  expect(await bottomOf(quantity(page, 'Salary (gross)'))).toBeLessThan(bar);
  expect(await bottomOf(quantity(page, 'Other income'))).toBeLessThan(bar);
  const answer = page.getByRole('complementary', { name: 'Result at a glance' });
  await expect(answer).toContainText(/New regime: less by\s*₹1,59,900/);
  await quantity(page, 'Salary (gross)').getByRole('textbox').fill('12,00,000');
  await expect(answer).toContainText(/New regime: less by\s*₹1,63,800/);
  await answer.getByRole('link').click();
  await expect(page.getByText('The new regime takes ₹1,63,800.00 less.', { exact: true })).toBeInViewport();
});

test('home’s first screen has a field for a question, and a laptop’s its buttons as well', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const box = main.getByRole('searchbox', { name: 'Ask in your own words' });
  const send = main.getByRole('button', { name: 'Ask', exact: true });
  expect(await bottomOf(title)).toBeLessThan(PHONE.height);
  expect(await bottomOf(box)).toBeLessThan(PHONE.height);
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(52);
  expect((await send.boundingBox())?.width, 'the icon alone').toBeLessThanOrEqual(56);
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const name of ['Invest', 'Book an Appointment'])
    expect(await bottomOf(main.getByRole('link', { name, exact: true })), name).toBeLessThan(650);
  expect(await bottomOf(box)).toBeLessThan(650);
  await box.fill('sip 5000 10 years');
  await send.click();
  await expect(page).toHaveURL('/ask?q=sip+5000+10+years');
});

test('above the header a phone has one line, which says who the firm is registered as', async ({ page }) => {
  for (const path of ['/', '/sipcalculator', '/blogs', '/privacy']) {
    await open(page, path);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      const lines = await linesOf(strip(page));
      expect(lines, `${path}, ${size.width} pixels`).toEqual([
        expect.stringMatching(/^AMFI-registeredMutualFundDistributor·ARN-\d+$/),
      ]);
    }
    await page.setViewportSize({ width: 800, height: 1024 });
    await expect(strip(page), `${path} on a tablet`).toContainText(RISK);
    await expect(strip(page).getByText(RISK)).toBeVisible();
    await page.setViewportSize(PHONE);
  }
});

test('in no width does a line begin with the dot that parts two facts', async ({ page }) => {
  await open(page, '/sipcalculator');
  for (const width of [240, 280, 300, 320, 340, 360, 400, 480]) {
    await page.setViewportSize({ width, height: 640 });
    for (const part of [strip(page), page.getByRole('contentinfo')])
      expect(
        (await linesOf(part)).filter((line) => line.startsWith('·')),
        `${width} pixels`,
      ).toEqual([]);
  }
});

/** One page of each kind, and those that `--all` looks at too. */
const WARNED = [
  {
    pages: 'one page of each kind',
    results: ['/sipcalculator', '/planyourgoal', '/xirrcalculator', '/taxregimecalculator'],
    others: ['/', '/signin'],
    tag: [],
  },
  { pages: 'more pages', results: ['/emicalculator'], others: ['/blogs', '/privacy'], tag: '@slow' },
];
/** The longest names, and others. */
const LABELLED = [
  { paths: ['/retirementcalculator'], tag: [] },
  { paths: ['/stepupsipcalculator', '/sipcalculator', '/firecalculator'], tag: '@slow' },
];

for (const { pages, results, others, tag } of WARNED)
  test(`the warning of risk stands with the result and in the footer where the strip has no room for it, on ${pages}`, {
    tag,
  }, async ({ page }) => {
    for (const path of results) {
      await open(page, path);
      await expect(strip(page).getByText(RISK), path).toBeHidden();
      await expect(page.getByRole('main').getByText(RISK), path).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(RISK), path).toBeVisible();
    }
    for (const path of others) {
      await open(page, path);
      await expect(page.getByRole('contentinfo').getByText(RISK), path).toBeVisible();
    }
  });

test('the name in the header is one line, and nothing in the header is cut', async ({ page }) => {
  for (const path of ['/', '/sipcalculator']) {
    await open(page, path);
    const brand = header(page).getByRole('link').first();
    expect(await linesOf(brand), path).toHaveLength(1);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      expect(await brand.evaluate((link) => link.scrollWidth - link.clientWidth), path).toBeLessThanOrEqual(0);
      await expect(header(page).getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(PHONE);
  }
});

test('the breadcrumb shows one way up and keeps the whole trail for who listens', async ({ page }) => {
  for (const path of ['/sipcalculator', '/aboutus', '/blogs/a-goal-has-a-price-in-its-own-year']) {
    await open(page, path);
    for (const size of [SMALL, PHONE]) {
      await page.setViewportSize(size);
      const links = await trail(page).getByRole('link').all();
      expect(links.length, path).toBeGreaterThan(0);
      await expect(trail(page).getByRole('listitem'), path).toHaveCount(links.length + 1);
      await expect(trail(page).locator('[aria-current="page"]')).not.toBeEmpty();
      // Wider than a pixel is what a visitor sees.
      const seen = await trail(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.filter((item) => item.clientWidth > 1).map((item) => item.textContent));
      const parent = links.at(-1);
      expect(seen, `${path}, ${size.width} pixels`).toEqual([await parent?.textContent()]);
      expect((await trail(page).boundingBox())?.height, 'one row').toBeLessThanOrEqual(40);
      expect(await parent?.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
    }
    await expectLinks(page, path);
  }
});

/** Its parent leads up, and whoever comes to a hidden link by keyboard sees it. */
async function expectLinks(page: Page, path: string) {
  const first = trail(page).getByRole('link').first();
  await first.focus();
  expect(await first.locator('..').evaluate((item) => item.clientWidth), path).toBeGreaterThan(20);
  const parent = trail(page).getByRole('link').last();
  const to = await parent.getAttribute('href');
  await parent.focus();
  await parent.click();
  await expect(page, path).toHaveURL((url) => url.pathname === to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { paths, tag } of LABELLED)
  test(`no label of a field breaks inside a word: ${paths.join(', ')}`, { tag }, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      for (const font of ['Roboto', '"DejaVu Sans", Verdana']) {
        for (const width of [320, 360, 400]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await brokenWords(page, font), `${path}, ${width} pixels, ${font}`).toEqual([]);
        }
      }
      await page.setViewportSize(SMALL);
      const [label, input] = await boxesOf(page.locator('.quantity').first());
      expect((label?.y ?? Number.NaN) + (label?.height ?? Number.NaN), 'label above input').toBeLessThanOrEqual(
        input?.y ?? Number.NaN,
      );
      // Where words never come, a wider phone has the name in the figure's line.
      await page.setViewportSize({ width: 360, height: 640 });
      for (const beside of await page.locator('.quantity--wordless:visible').all()) {
        const [name, figure] = await boxesOf(beside);
        const end = (name?.x ?? Number.NaN) + (name?.width ?? Number.NaN);
        expect(end, 'label beside input').toBeLessThanOrEqual(figure?.x ?? Number.NaN);
      }
    }
  });

const boxesOf = (quantity: Locator) =>
  Promise.all(['label', '.affixed'].map((part) => quantity.locator(part).first().boundingBox()));

/** Words of the labels that are set in two lines. */
const brokenWords = (page: Page, font: string): Promise<string[]> =>
  page.locator('.quantity > label').evaluateAll((labels, family) => {
    document.documentElement.style.setProperty('--font', family);
    const range = document.createRange();
    return labels.flatMap((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    });
  }, font);

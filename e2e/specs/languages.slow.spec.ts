import type { Page } from '@playwright/test';
import { publicRoutes } from '#bench/routes.ts';
import { untilAlive } from '#held-page.ts';
import { renderedDocument } from '#rendered-document.ts';
import { whatDoesNotFit } from '../figure-steps.ts';
import { expect, test } from '../fixtures.ts';
import { header, heading, open } from '../host-steps.ts';

/** The languages of the sample firm, each with words that a page says in it. */
const LANGUAGES = [
  {
    prefix: '/hi',
    tag: 'hi-IN',
    name: 'हिन्दी',
    sip: 'SIP कैलकुलेटर',
    amount: 'हर महीने निवेश',
    lakh: /लाख/,
    notFound: 'यह पेज नहीं मिला',
  },
  {
    prefix: '/kn',
    tag: 'kn-IN',
    name: 'ಕನ್ನಡ',
    sip: 'SIP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    amount: 'ತಿಂಗಳ ಹೂಡಿಕೆ',
    lakh: /ಲಕ್ಷ/,
    notFound: 'ಈ ಪುಟ ಸಿಗಲಿಲ್ಲ',
  },
] as const;
const ENGLISH_FIGURE = '₹11,61,695.38';

/** The page's own texts, as they stand in its document; those of another language inside it apart. */
const textsOf = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const parsed = new DOMParser().parseFromString(markup, 'text/html');
    for (const part of parsed.querySelectorAll('script, style, noscript, [lang="en-IN"]:not(html)')) part.remove();
    const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim());
    for (const named of parsed.querySelectorAll('[aria-label], [placeholder]'))
      texts.push(named.getAttribute('aria-label') ?? named.getAttribute('placeholder') ?? '');
    return texts.filter(Boolean);
  }, html);

for (const { prefix, tag, name, sip, amount, lakh, notFound } of LANGUAGES) {
  test(`a calculator speaks ${name}, counts the same, and keeps its figures on the way to English and back`, async ({
    page,
    problems,
  }) => {
    await open(page, `${prefix}/sipcalculator`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(heading(page)).toHaveText(sip);
    await expect(page.getByRole('main')).toContainText(ENGLISH_FIGURE);
    await page.getByLabel(amount, { exact: true }).fill('8,000');
    await expect(page.getByRole('main')).toContainText('₹18,58,712.61');
    await expect(page.getByRole('main')).toContainText(lakh);
    await expect(page).toHaveURL(new RegExp(`${prefix}/sipcalculator\\?monthly=8000&years=10&`));

    await header(page).getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/:\d+\/sipcalculator\?monthly=8000&years=10&/);
    await expect(page.getByRole('main')).toContainText('₹18,58,712.61');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/sipcalculator\\?monthly=8000&years=10&`));
    await expect(heading(page)).toHaveText(sip);
    await expect(page.getByRole('main')).toContainText('₹18,58,712.61');
    expect(problems).toEqual([]);
  });

  test(`inside ${name} every link stays in it, and its addresses say which page they are`, async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    await open(page, `${prefix}/calculators`);
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => href !== prefix && !href?.startsWith(`${prefix}/`))).toEqual([]);
    await page.getByRole('main').locator(`a[href^="${prefix}/sip"]`).first().click();
    await expect(heading(page)).toHaveText(sip);
    await expect(page).toHaveURL(`${prefix}/sipcalculator`);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/calculators`);
    expect(problems).toEqual([]);

    const html = await (await request.get(`${prefix}/goals`)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${prefix}/goals">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en-IN" href="${baseURL}/goals">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${baseURL}/goals">`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${baseURL}${prefix}/goals</loc>`);
    expect(sitemap).toContain(`hreflang="${tag}" href="${baseURL}${prefix}/goals"`);
    const nowhere = await request.get(`${prefix}/nowhere`);
    expect(nowhere.status()).toBe(404);
    expect(await nowhere.text()).toContain(notFound);
  });

  test(`no page leaves a sentence in English where it speaks ${name}`, async ({ page, request, baseURL }) => {
    test.slow();
    const left: string[] = [];
    for (const route of await publicRoutes(baseURL ?? '')) {
      // Articles are the firm's own, and legal texts bind in English.
      if (/^\/(blogs\/|terms|privacy)/.test(route)) continue;
      const [english, own] = await Promise.all(
        [route, route === '/' ? prefix : prefix + route].map(async (path) =>
          textsOf(page, await renderedDocument(request, path)),
        ),
      );
      const said = new Set(english);
      const sentences = (own ?? []).filter((text) => said.has(text) && /[a-z]{3,} [a-z]{2,}/.test(text));
      left.push(...[...new Set(sentences)].map((text) => `${route}: ${text}`));
    }
    expect(left).toEqual([]);
  });

  test(`pages in ${name} fit phones @phone`, async ({ page }) => {
    test.slow();
    for (const path of ['', '/sipcalculator', '/childeducation', '/planyourgoal', '/contactus', '/signin', '/goals']) {
      await page.goto(`${prefix}${path}`);
      await untilAlive(page);
      expect(await whatDoesNotFit(page, {}), path).toEqual([]);
    }
  });
}

test('a code comes in the language of the page that asks for it, and so does what is wrong with it', async ({
  page,
  inbox,
  freshPhone,
  problems,
}) => {
  await open(page, '/hi/signin');
  await page.getByRole('textbox').first().fill(freshPhone.slice(3));
  await page.locator('form button').first().click();
  const code = page.locator('input[autocomplete="one-time-code"]');
  await expect(code).toBeVisible();
  expect((await inbox.newest(freshPhone)).text).toMatch(/[\u0900-\u097f]{3,}/);
  const right = await inbox.code(freshPhone);
  await code.fill(right === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(/कोड.*(सही|ग़लत|गलत)/)
      .first(),
  ).toBeVisible();
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form answers in the language of its page, and leads to pages of it', async ({ page, problems }) => {
    await page.goto('/hi/contactus');
    await page.getByRole('main').locator('form button[type="submit"], form button:not([type])').first().click();
    await expect(page).toHaveURL(/\/hi\/contactus/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(
      page
        .getByRole('main')
        .getByText(/लिखें|भरें|चाहिए/)
        .first(),
    ).toBeVisible();
    // The answer says that something is missing.
    expect(problems).toEqual([expect.stringContaining('status of 400')]);
    problems.length = 0;
  });

  test('a question and a search are answered in the language that they were asked in', async ({ page }) => {
    await page.goto('/hi');
    await page.locator('input[name="q"], textarea[name="q"]').first().fill('sip 5000 15 years 12%');
    await page.locator('form[action$="/ask"] button').first().click();
    await expect(page).toHaveURL(/\/hi\/ask\?q=sip/);
    await page.goto('/hi/blogs');
    await page.getByRole('searchbox').first().fill('sip');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/\/hi\/blogs\?search=sip/);
  });
});

test('addresses of languages that the site does not offer are nowhere, and the API has one address', async ({
  request,
}) => {
  for (const path of ['/ta', '/ta/goals', '/zz/goals', '/hi/hi/goals', '/hi/server/openapi.json', '/en/goals'])
    expect((await request.get(path)).status(), path).toBe(404);
});

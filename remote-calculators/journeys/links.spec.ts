import { expect, test } from 'e2e/fixtures';
import { headline, holdScripts, openHeld, shown, untilAlive, untilEarly, watchForm } from 'e2e/held-page';
import { isBlank, isDrawnBlank, renderedDocument } from 'e2e/rendered-document';
import { calculated, shownRupees } from '#journeys/calc.ts';
import { figure, table } from '#journeys/calculator-steps.ts';
import { addressOf, links } from '#journeys/link-steps.ts';

/** Money that grows, that is drawn from, and that is saved for one goal. */
const OF_A_KIND = ['/sipcalculator', '/swpcalculator', '/dreamcar'];
const LINKED = [
  { pages: 'one calculator of each kind', some: links.filter(({ path }) => OF_A_KIND.includes(path)), tag: '@wide' },
  { pages: 'every calculator', some: links, tag: '@slow' },
];

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { pages, some, tag } of LINKED)
    test(`the document of a link carries what calc answers, on ${pages}`, { tag }, async ({ page }) => {
      const expected = calculated(some.map(({ id, inputs }) => ({ id, inputs })));
      for (const [index, link] of some.entries()) {
        const answer = expected[index] ?? {};
        await test.step(addressOf(link), async () => {
          await page.goto(addressOf(link));
          const hero = link.says?.(answer) ?? shownRupees(answer[link.hero]);
          await expect(headline(page)).toHaveText(hero);
          await expect(page.getByLabel('Result at a glance')).toContainText(hero);
          expect(await page.title(), 'the title').toContain(`: ${hero}`);
          expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(hero);
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${link.path}$`));
          const rows = answer[link.table] as Record<string, unknown>[];
          const [first, last] = [rows[0], rows.at(-1)].map((row) => shownRupees(row?.[link.column]));
          const listed = table(page).getByRole('row');
          await expect(listed).toHaveCount(rows.length + 1);
          await expect(listed.nth(1)).toContainText(first?.slice(1) ?? '');
          await expect(listed.last()).toContainText(last?.slice(1) ?? '');
          // The chart tells its last bar while nobody has pointed at another.
          const chart = page.getByRole('region', { name: /by (year|month)$/ }).locator('[role="slider"]');
          await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(last ?? ''));
        });
      }
    });

  test('so does that of several goals', async ({ page }) => {
    const goals = [
      ['c', 800_000, 4, 10, 6],
      ['e', 1_000_000, 13, 11, 5],
      ['r', 10_000_000, 28, 11.5],
    ] as const;
    const expected = calculated(
      goals.map(([, amountToday, years, annualRatePct, inflationPct = 0]) => ({
        id: 'planYourGoal',
        inputs: { amountToday, years, annualRatePct, inflationPct, timing: 'end' },
      })),
    );
    const codes = goals.map((goal) => goal.join('_')).join('-');
    await page.goto(`/planyourgoal?goals=${codes}&budget=40000&timing=end`);
    const listed = page.getByRole('region', { name: 'Your goals' }).getByRole('list').first().locator('> li');
    await expect(listed).toHaveCount(3);
    for (const [index, { requiredSip, requiredLumpsum, target }] of expected.entries()) {
      for (const amount of [requiredSip, requiredLumpsum, target])
        await expect(listed.nth(index)).toContainText(shownRupees(amount));
    }
    await expect(page).toHaveTitle(/^3 goals: ₹[\d,]+\.\d\d a month \| /);
    expect(await page.title()).toContain(await headline(page).innerText());
  });

  test('a form is filled in, sent, and answered with its figure @phone', async ({ page }) => {
    await page.goto('/sipcalculator');
    await page.getByLabel('Monthly investment', { exact: true }).fill('5L');
    await page.getByLabel('Monthly investment', { exact: true }).fill('₹ 7,000');
    await page.getByLabel('Time period (years)', { exact: true }).fill('12');
    await page.getByLabel('Expected annual return (%)', { exact: true }).fill('11%');
    const [value] = calculated([{ id: 'sip', inputs: { monthly: 7000, years: 12, annualRatePct: 11 } }]);
    await expect(async () => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(figure(page, 'Total value')).toHaveText(shownRupees(value?.value), { timeout: 1_000 });
    }).toPass();
    await expect(page.getByLabel('Monthly investment', { exact: true })).toHaveValue('7,000');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Keep this result' })).toBeHidden();

    // A habit from below the table belongs to the form as well.
    const [other] = calculated([
      {
        id: 'sip',
        inputs: { monthly: 7000, years: 12, annualRatePct: 11, rateConvention: 'effective', timing: 'end' },
      },
    ]);
    await page.getByRole('radio', { name: /Effective.*End of month/ }).check();
    await expect(async () => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(figure(page, 'Total value')).toHaveText(shownRupees(other?.value), { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('radio', { name: /Effective.*End of month/ })).toBeChecked();
  });

  test('what a form cannot use stays in its field with what is wrong, and no figure stands beside it', async ({
    page,
  }) => {
    await page.goto('/retirementcalculator');
    await page.getByRole('radio', { name: 'From my expenses' }).check();
    await expect(async () => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByLabel('Monthly expense today', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByLabel('Monthly expense today', { exact: true }).fill('fifty');
    await page.getByLabel('Retirement age', { exact: true }).fill('20');
    await expect(async () => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByLabel('Monthly expense today', { exact: true })).toHaveValue('fifty', {
        timeout: 1_000,
      });
    }).toPass();
    await expect(page.getByLabel('Monthly expense today', { exact: true })).toHaveAccessibleDescription(
      /Enter a figure/,
    );
    await expect(page.getByLabel('Retirement age', { exact: true })).toHaveValue('20');
    await expect(headline(page)).toHaveText('');
    await expect(page.getByText('The link could not be used')).toBeHidden();
  });

  test('a link that cannot be read shows the example and says so', async ({ page }) => {
    await page.goto('/sipcalculator?monthly=7&years=ten&annualRatePct=12');
    await expect(page.getByText('The link could not be used')).toBeVisible();
    await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
    await expect(page).toHaveTitle(/^SIP calculator \|/);
  });
});

for (const [path, tag] of [
  ['/stpcalculator', '@wide'],
  ['/dreamcar', '@slow'],
  ['/planyourgoal', []],
] as const) {
  test(`${path}: the figures of a link stand there before any script, and none other ever`, {
    tag: [tag].flat(),
  }, async ({ page }) => {
    const link = links.find((one) => one.path === path);
    if (link === undefined) throw new Error(`There is no link to ${path}.`);
    const [answer] = calculated([link]);
    const release = await openHeld(page, addressOf(link), /\.js$/);
    await expect(headline(page)).toHaveText(shownRupees(answer?.[link.hero]));
    const before = await shown(page);
    const states = await watchForm(page);
    release();
    await untilAlive(page);
    expect(await shown(page)).toEqual(before);
    expect(await states()).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Calculate' })).toHaveCount(0);
  });
}

test('the early script goes on from what the link says', async ({ page }) => {
  const inputs = { monthly: 7000, years: 12, annualRatePct: 11, timing: 'end' };
  const [linked, typed] = calculated([inputs, { ...inputs, years: 13 }].map((one) => ({ id: 'sip', inputs: one })));
  const release = await openHeld(page, addressOf({ path: '/sipcalculator', inputs }));
  await untilEarly(page);
  await expect(headline(page)).toHaveText(shownRupees(linked?.value));
  // It has drawn nothing: the chart below is not one of a moment ago.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByLabel('Time period (years)', { exact: true }).fill('13');
  await expect(headline(page)).toHaveText(shownRupees(typed?.value));
  release();
  await untilAlive(page);
  await expect(headline(page)).toHaveText(shownRupees(typed?.value));
  await expect(page).toHaveURL(/monthly=7000&years=13&annualRatePct=11&rateConvention=nominal&timing=end/);
});

test('names that no page reads make no other document', async ({ request }) => {
  await renderedDocument(request, '/lumpsumcalculator?principal=700000&years=8');
  await renderedDocument(request, '/lumpsumcalculator');
  const tag = async (query: string) => (await request.get(`/lumpsumcalculator?${query}`)).headers().etag;
  expect(await tag('utm_source=mail&years=8&gclid=1&principal=700000')).toBe(await tag('principal=700000&years=8'));
  expect(await tag('utm_source=mail')).toBe(await tag(''));
});

for (const [address, figure] of [
  ['/planyourgoal?goals=e_400000_13_10_8_s200000_u10_y4_k6-h_1500000_6_10_6', '₹6,610.73, rising to ₹20,747.31'],
  ['/sipcalculator?monthly=31000&years=17&annualRatePct=9', '₹1,49,57,814.31'],
  ['/lumpsumcalculator?principal=700000&years=8', '₹17,33,174.22'],
] as const)
  test(`a document of no link and without its page shows what the link says: ${address}`, {
    tag: address.startsWith('/planyourgoal') ? [] : '@slow',
  }, async ({ page, request }) => {
    const html = await renderedDocument(request, address);
    const path = address.replace(/\?.*/, '');
    const empty = html
      .replace(/(?<=<div id="root">)[\s\S]*(?=<\/div>\s*<script type="application\/json")/, '')
      .replace(new RegExp(`("${path}":{"today":)"[^"]*"`), '$1null');
    expect(empty).toContain('<div id="root"></div>');
    expect(empty).toContain(`"${path}":{"today":null`);
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: empty }));
    await page.goto(address);
    await untilAlive(page);
    await expect(page.getByRole('main')).toContainText(figure);
  });

test('in a crowd a link goes out blank rather than wrong, and the browser fills it in', { tag: '@wide' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const inputsOf = (monthly: number) => ({ monthly, years: 17, annualRatePct: 9 });
  const asked = async (amount: number) => {
    const response = await request.get(`/sipcalculator?monthly=${amount}&years=17&annualRatePct=9`);
    return { amount, html: await response.text(), keeping: response.headers()['cache-control'] };
  };
  const documents: Awaited<ReturnType<typeof asked>>[] = [];
  // A machine that is busy sends them no faster than they are answered: then more come at once.
  for (let crowd = 60; !documents.some(({ html }) => isDrawnBlank(html)); crowd *= 2) {
    const amounts = Array.from({ length: crowd }, (_, index) => 31_000 + 7 * (documents.length + index));
    documents.push(...(await Promise.all(amounts.map(asked))));
  }
  const results = calculated(documents.map(({ amount }) => ({ id: 'sip', inputs: inputsOf(amount) })));
  const blank = documents.filter(({ html }) => isDrawnBlank(html));
  for (const [index, { html, keeping }] of documents.entries()) {
    const title = /<title>([^<]*)/.exec(html)?.[1];
    expect(html).not.toContain('Total value ₹11,61,695.38');
    expect(keeping).toBe(isBlank(html) ? 'no-store, no-transform' : 'no-cache, no-transform');
    if (isBlank(html)) expect(title).toMatch(/^SIP calculator \|/);
    else expect(title).toContain(`: ${shownRupees(results[index]?.value)} |`);
  }

  const [first] = blank;
  if (first === undefined) throw new Error('None was blank.');
  const address = `/sipcalculator?monthly=${first.amount}&years=17&annualRatePct=9`;
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: first.html }));
  expect(first.html, 'the large figure').toContain('<dd class="figure figure--hero"><span></span>');
  const value = shownRupees(results[documents.indexOf(first)]?.value);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(headline(page), 'by the early script').toHaveText(value);
  release();
  await untilAlive(page);
  await expect(headline(page)).toHaveText(value);
  await expect(table(page).getByRole('row')).toHaveCount(18);

  // Without a script the document asks for itself again, and until then offers no form that would send nothing.
  const again = '<noscript><meta http-equiv="refresh" content="2"></noscript>';
  expect(first.html).toContain(again);
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const answers = [first.html.replace(again, ''), first.html];
  await plain.route(`**${address}`, (route) => {
    const body = answers.shift();
    return body === undefined ? route.continue() : route.fulfill({ contentType: 'text/html', body });
  });
  await plain.goto(address);
  // No text within `noscript` is found by itself.
  await expect(plain.locator('.stands-in')).toContainText('The figures of this link are not ready yet');
  await expect(plain.locator('.stands-in')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await plain.goto(address);
  await expect(headline(plain)).toHaveText(value);
  await plain.close();
});

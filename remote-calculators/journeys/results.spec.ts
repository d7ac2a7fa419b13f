import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { WORKER_MS } from '#calculator-page/simulation/simulate.ts';
import { chart, figure, fillField, inRow, ONE_GOAL, table, waysToKeep, yearRows } from '#journeys/calculator-steps.ts';
import { download, sheetRows, unzipped } from '#journeys/downloaded-tables.ts';
import { dropTimers } from '#journeys/dropped-timers.ts';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

async function printedPages(page: Page): Promise<number> {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

/** What the name of a bar goes on with: ", Nov 2036, age 40". */
const MOMENT = ', \\w{3} 2[01]\\d\\d(, age \\d+)?';

/** Each label with its figure beside it. */
async function expectFigures(page: Page, figures: Readonly<Record<string, string>>) {
  await Promise.all(Object.entries(figures).map(([label, amount]) => expect(figure(page, label)).toHaveText(amount)));
}

interface Case {
  path: string;
  /** Typed into the empty fields of pages without defaults. */
  typed?: Record<string, string>;
  figures: Record<string, string>;
  /** Last row of the year table. */
  last: string[];
}

const cases: Case[] = [
  {
    path: '/sipcalculator',
    figures: { 'Total value': '₹11,61,695.38' },
    last: ['10', '600000.00', '561695.38', '1161695.38'],
  },
  {
    path: '/lumpsumcalculator',
    figures: { 'Total value': '₹1,55,292.41', 'Estimated returns': '₹1,05,292.41' },
    last: ['10', '50000.00', '105292.41', '155292.41'],
  },
  {
    path: '/stepupsipcalculator',
    figures: { 'Total value': '₹16,87,163.13', 'Final instalment': '₹11,789.74' },
    last: ['10', '11789.74', '956245.48', '730917.65', '1687163.13'],
  },
  {
    path: '/swpcalculator',
    figures: { 'Remaining value': '₹9,76,996.13', 'Total withdrawn': '₹12,00,000.00' },
    last: ['10', '120000.00', '1200000.00', '976996.13', '1176996.13'],
  },
  {
    path: '/stpcalculator',
    figures: {
      'Total value': '₹1,09,462.84',
      'Total transferred': '₹60,000.00',
      'Source fund value': '₹46,050.32',
      'Target fund value': '₹63,412.52',
    },
    last: ['1', '60000.00', '46050.32', '63412.52', '9462.84', '109462.84'],
  },
  {
    path: '/dreamcar?amountToday=1000000&targetDate=2031-11-20&annualRatePct=12&today=2026-11-20',
    figures: { 'Future cost': '₹13,38,225.58', 'Monthly investment needed': '₹16,385.83' },
    last: ['5', '983149.98', '355075.60', '1338225.58'],
  },
  {
    path: '/dreamhouse?amountToday=8000000&targetDate=2041-11-20&annualRatePct=12&today=2026-11-20',
    figures: { 'Monthly investment needed': '₹38,377.15' },
    last: [],
  },
  {
    path: '/childeducation',
    figures: {
      'Future cost': '₹21,32,928.26',
      'Monthly investment needed': '₹6,708.37',
      'One-time investment needed': '₹6,17,833.34',
    },
    last: ['13', '1046506.37', '1086421.89', '2132928.26'],
  },
  { path: '/childmarriage', figures: { 'Monthly investment needed': '₹10,062.56' }, last: [] },
  {
    path: '/retirementcalculator',
    typed: {
      'Current age': '30',
      'Retirement age': '60',
      "Corpus needed (today's value)": '1cr',
      'Expected annual return (%)': '12',
    },
    figures: { 'Future cost': '₹5,74,34,911.73', 'Monthly investment needed': '₹16,433.62' },
    last: [],
  },
  {
    path: '/corpus',
    typed: { 'Target corpus': '1cr', 'Time period (years)': '20', 'Expected annual return (%)': '12' },
    figures: { 'Monthly investment needed': '₹10,108.61', 'One-time investment needed': '₹10,36,667.65' },
    last: [],
  },
  { path: ONE_GOAL, figures: { 'Monthly investment needed': '₹4,881.74' }, last: [] },
];

for (const { path, typed = {}, figures, last } of cases) {
  test(
    `${path.split('?')[0]}: result, table, chart, link, files and paper agree`,
    inRow(path),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (Object.keys(typed).length > 0) {
        await page.getByRole('link', { name: 'Start with my own figures' }).click();
        await expect(page.getByText('Please enter all inputs to view the graph.')).toBeVisible();
      }
      for (const [label, text] of Object.entries(typed)) await fillField(page, label, text);
      await expectFigures(page, figures);
      await expect(table(page)).toBeVisible();
      const rows = await yearRows(page);
      if (last.length > 0) expect(rows.at(-1)).toEqual(last);

      const csv = (await download(page, 'CSV')).toString('utf8');
      expect(csv.startsWith('\uFEFFYear,')).toBe(true);
      expect(csv.split('\r\n\r\n')[0]?.split('\r\n').slice(1)).toEqual(rows.map((row) => row.join(',')));
      const xlsx = await download(page, 'XLSX');
      expect(sheetRows(unzipped(xlsx, 'xl/worksheets/sheet1.xml'))).toEqual(rows);

      const lastYear = rows.at(-1)?.[0];
      const months = sheetRows(unzipped(xlsx, 'xl/worksheets/sheet2.xml'));
      expect(months.at(-1)?.slice(1)).toEqual(rows.at(-1)?.slice(1));
      await page.getByRole('button', { name: `Year ${lastYear}, show months` }).click();
      const shownMonths = table(page).getByRole('rowheader', { name: /^(Month )?\d+$/ });
      await expect(shownMonths.last()).toBeVisible();

      // The chart's last point tells the last row in words, and the one before it is an arrow key away.
      await chart(page).focus();
      await expect(chart(page)).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^(Year ${lastYear}|Month ${months.length})${MOMENT}: `),
      );
      const told = ((await chart(page).getAttribute('aria-valuetext')) ?? '')
        .match(/₹[\d,]+\.\d\d/g)
        ?.map((amount) => amount.replace(/[₹,]/g, ''));
      expect(told).toEqual(rows.at(-1)?.slice(1));
      await page.keyboard.press('ArrowLeft');
      // A term of up to 36 months goes by month.
      const before = months.length <= 36 ? `Month ${months.length - 1}` : `Year ${rows.length - 1}`;
      await expect(chart(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${before}${MOMENT}: `));

      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await page.evaluate(() => navigator.clipboard.writeText('nothing'));
      await (await waysToKeep(page)).getByRole('button', { name: 'Link', exact: true }).click();
      await expect.poll(copied).toContain(`${path.split('?')[0]}?`);
      const link = await copied();
      expect(new URL(link).search.length).toBeLessThanOrEqual(301);
      await page.goto(link, { waitUntil: 'commit' });
      await expectFigures(page, figures);
      await expect.poll(() => yearRows(page)).toEqual(rows);

      expect(await printedPages(page)).toBe(1);
    },
  );
}

test('what is still being worked out takes no room on paper', async ({ page }) => {
  // A worker that has not answered yet, for which the page never counts itself.
  await dropTimers(page, WORKER_MS);
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class extends EventTarget {
        postMessage() {}
        terminate() {}
      },
    });
  });
  await page.goto('/stepupsipcalculator');
  await page.locator('.chance').scrollIntoViewIfNeeded();
  const waiting = page.locator('.chance .skeletons');
  await expect(waiting).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(waiting).toBeHidden();
  await expect(waiting).toBeAttached();
  expect(await printedPages(page)).toBe(1);
});

const LOAN = 'principal=50000000&years=40&annualRatePct=9&prepayYearly=10000&prepayOnce=100000&prepayMonth=24';
const NEVER = 'age=20&monthlyExpense=500000&monthly=10&stepUpPct=1&savings=1000000&annualRatePct=9';
for (const [path, years] of [
  ['/sipcalculator?monthly=100000&years=30&annualRatePct=30', 30],
  [`/emicalculator?${LOAN}&investRatePct=12`, 40],
  [`/firecalculator?${NEVER}&postReturnPct=8&inflationPct=6&lastsToAge=110`, 90],
] as const)
  test(`a table of ${years} years still prints on one page`, { tag: years === 90 ? '@wide' : '@slow' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect.poll(async () => (await yearRows(page)).length).toBe(years);
    expect(await printedPages(page), path).toBe(1);
  });

test('eight goals with what they need and lack print on one page', async ({ page }) => {
  const goals = ['c_800000_4', 'h_9000000_12', 'e_2500000_9', 'm_3000000_15', 'r_40000000_22', 'g_1_1', 'c_1200000_7'];
  await page.goto(
    `/planyourgoal?goals=${[...goals, 'g_99999999_30'].map((goal) => `${goal}_10_6`).join('-')}&budget=60000`,
  );
  await expect(page.getByRole('heading', { level: 3, name: /^Goal [12]$/ })).toHaveCount(2);
  await expect(page.getByText('By your priorities the budget falls short for')).toBeVisible();
  expect(await printedPages(page)).toBe(1);
});

const GOALS = Array.from({ length: 8 }, () => 'h_1500000_6_10_6').join('-');
for (const [path, rows, tag] of [
  [`/planyourgoal?goals=${GOALS}&budget=40000`, 6, '@wide'],
  [
    '/retirementcalculator?age=30&retirementAge=60&lifeExpectancy=85&monthlyExpense=50000&annualRatePct=12',
    25,
    '@slow',
  ],
  ['/childeducation?age=5&withdrawAge=18&amountToday=1000000&annualRatePct=10&inflationPct=6', 13, '@slow'],
] as const)
  test(`${path.replace(/\?.*/, '')}: today’s rupees print on one page too, and their file says what they are`, {
    tag,
  }, async ({ page }) => {
    await page.goto(`${path}&todaysRupeesPct=6`);
    await expect.poll(async () => (await yearRows(page)).length).toBe(rows);
    await expect(page.getByText("In today's rupees at 6% a year, at the end of each year.")).toBeVisible();
    expect(await printedPages(page)).toBe(1);
    const [names] = (await download(page, 'CSV')).toString('utf8').split('\n');
    expect(names).toContain("today's rupees");
  });

test('the figures of a result stand apart on a laptop, however many there are', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const loan = 'principal=5000000&years=20&annualRatePct=9&prepayYearly=50000';
  for (const [path, count] of [
    [`/emicalculator?${loan}`, 7],
    [`/emicalculator?${loan}&investRatePct=12`, 10],
    ['/firecalculator', 5],
  ] as const) {
    await page.goto(path);
    const figures = page.getByRole('region', { name: 'Result' }).locator('dl > div:visible');
    await expect(figures, path).toHaveCount(count);
    const boxes = await Promise.all((await figures.all()).map((one) => one.boundingBox()));
    const apart = boxes.every((one, at) =>
      boxes.slice(at + 1).every((other) => one && other && (sideBySide(one, other) || above(one, other))),
    );
    expect(apart, path).toBe(true);
  }
});

type Box = { x: number; y: number; width: number; height: number };
const sideBySide = (one: Box, other: Box) => one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
const above = (one: Box, other: Box) => one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;

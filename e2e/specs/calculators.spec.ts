import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The figure beside a label: a `<dd>` after its `<dt>`, in the result and not in the chart's readout. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Result' })
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${label}") + dd`));
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const table = (page: Page) => page.getByRole('table', { name: /^In rupees, at the end of each year/ });

/** The year rows of the table as plain numbers, such as '64046.64'. */
async function yearRows(page: Page): Promise<string[][]> {
  const rows = await table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Year \d+, show months$/ }) })
    .all();
  return Promise.all(
    rows.map(async (row) => {
      const year = await row.getByRole('rowheader').innerText();
      const cells = await row.getByRole('cell').allInnerTexts();
      return [year.trim(), ...cells.map((cell) => cell.replaceAll(',', ''))];
    }),
  );
}

async function download(page: Page, name: 'CSV' | 'XLSX'): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await started;
  return readFile(await file.path());
}

/** One file out of a zip, by the central directory at its end. */
function unzipped(zip: Buffer, path: string): string {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === path) {
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const content = zip.subarray(start, start + size);
      return (zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8');
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`no ${path} in the file`);
}

/** Rows of numbers of a sheet, the head left out. */
const sheetRows = (xml: string): string[][] =>
  [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/g)]
    .slice(1)
    .map(([, row = '']) => [...row.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value = '']) => value));

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

async function printedPages(page: Page): Promise<number> {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

test('a SIP is worked out as one types, in figures and in words', async ({ page }) => {
  await page.goto('/sipcalculator');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
  await expect(figure(page, 'Invested amount')).toHaveText('₹6,00,000.00');
  await expect(figure(page, 'Estimated returns')).toHaveText('₹5,61,695.38');

  const monthly = field(page, 'Monthly investment');
  await monthly.fill('12345');
  await expect(monthly).toHaveValue('12,345');
  await expect(page.getByText('Twelve thousand three hundred forty-five rupees')).toBeVisible();
  await field(page, 'Time period (years)').fill('17');
  await field(page, 'Expected annual return (%)').fill('12.75');
  await expect(figure(page, 'Total value')).toHaveText('₹89,67,683.57');
  await expect(page.getByRole('status').filter({ hasText: 'Total value ₹89,67,683.57' })).toHaveCount(1);
  await expect(page).toHaveURL(/monthly=12345&years=17&annualRatePct=12\.75&rateConvention=nominal&timing=start$/);
});

test('commas come and go while the caret stays behind its digit', async ({ page }) => {
  await page.goto('/sipcalculator');
  const monthly = field(page, 'Monthly investment');
  await expect(page).toHaveTitle(/SIP calculator/);
  const caret = () => monthly.evaluate((input: HTMLInputElement) => input.selectionStart);
  await monthly.fill('');
  await monthly.pressSequentially('1234');
  await expect(monthly).toHaveValue('1,234');
  await monthly.press('Home');
  await monthly.press('ArrowRight');
  await monthly.pressSequentially('5');
  await expect(monthly).toHaveValue('15,234');
  expect(await caret()).toBe(2);
  await monthly.press('ArrowRight');
  await monthly.press('Backspace');
  await expect(monthly).toHaveValue('1,234');
  expect(await caret()).toBe(1);
  await monthly.fill('1L');
  await expect(page.getByText('One lakh rupees')).toBeVisible();
  await monthly.press('Tab');
  await expect(monthly).toHaveValue('1,00,000');
});

test('what is out of bounds is said beside the field and leaves no figure', async ({ page }) => {
  await page.goto('/sipcalculator');
  const years = field(page, 'Time period (years)');
  await years.fill('45');
  await expect(years).toHaveAccessibleDescription(/Enter 30 years or fewer/);
  await expect(figure(page, 'Total value')).toHaveText('');
  await expect(page.getByRole('button', { name: 'CSV' })).toBeDisabled();
  await years.fill('10');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
});

test('a slider moves the field, by keyboard too', async ({ page }) => {
  await page.goto('/sipcalculator');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
  const slider = page.getByRole('slider', { name: 'Monthly investment, slider' });
  await slider.press('ArrowRight');
  await expect(field(page, 'Monthly investment')).toHaveValue('5,500');
  await expect(figure(page, 'Total value')).toHaveText('₹12,77,864.92');
  await slider.press('Home');
  await expect(field(page, 'Monthly investment')).toHaveValue('1,000');
});

test('a convention changes every figure in place and travels in the link', async ({ page }) => {
  await page.goto('/sipcalculator');
  await page.getByRole('radio', { name: /Effective.*End of month/ }).check();
  await expect(figure(page, 'Total value')).toHaveText('₹11,09,650.21');
  await expect.poll(async () => (await yearRows(page)).at(-1)?.at(-1)).toBe('1109650.21');
  await expect(page).toHaveURL(/rateConvention=effective&timing=end/);
  await page.goto(page.url());
  await expect(figure(page, 'Total value')).toHaveText('₹11,09,650.21');
});

test('today’s rupees convert all figures together', async ({ page }) => {
  await page.goto('/sipcalculator');
  await page.getByLabel('Adjust for inflation').check();
  await expect(figure(page, 'Total value')).toHaveText('₹6,48,684.63');
  for (const [, invested, returns, value] of await yearRows(page)) {
    expect(Math.round((Number(invested) + Number(returns)) * 100)).toBe(Math.round(Number(value) * 100));
  }
});

test('a bad link falls back to the example and says so', async ({ page }) => {
  await page.goto('/sipcalculator?monthly=7&years=ten&annualRatePct=12');
  await expect(page.getByText('The link could not be used')).toBeVisible();
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
});

test('above 13 % the page says what AMFI lets calculators illustrate', async ({ page }) => {
  await page.goto('/sipcalculator');
  const notice = page.getByText('above what AMFI lets calculators illustrate');
  await expect(notice).toBeHidden();
  await field(page, 'Expected annual return (%)').fill('13.1');
  await expect(notice).toBeVisible();
});

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
    last: ['10', '1200000.00', '976996.13', '1176996.13'],
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
  { path: '/childmarriage', figures: { 'Monthly investment needed': '₹6,708.37' }, last: [] },
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
  { path: '/planyourgoal', figures: { 'Monthly investment needed': '₹4,881.74' }, last: [] },
];

for (const { path, typed = {}, figures, last } of cases) {
  test(`${path.split('?')[0]}: result, table, chart, link, files and paper agree`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    if (Object.keys(typed).length > 0) {
      await expect(page.getByText('Please enter all inputs to view the graph.')).toBeVisible();
    }
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
    for (const [label, amount] of Object.entries(figures)) await expect(figure(page, label).first()).toHaveText(amount);
    await expect(table(page)).toBeVisible();
    const rows = await yearRows(page);
    if (last.length > 0) expect(rows.at(-1)).toEqual(last);

    const csv = (await download(page, 'CSV')).toString('utf8');
    expect(csv.startsWith('\uFEFFYear,')).toBe(true);
    expect(csv.trim().split('\r\n').slice(1)).toEqual(rows.map((row) => row.join(',')));
    const xlsx = await download(page, 'XLSX');
    expect(sheetRows(unzipped(xlsx, 'xl/worksheets/sheet1.xml'))).toEqual(rows);

    const lastYear = rows.at(-1)?.[0];
    const months = sheetRows(unzipped(xlsx, 'xl/worksheets/sheet2.xml'));
    expect(months.at(-1)?.slice(1)).toEqual(rows.at(-1)?.slice(1));
    await page.getByRole('button', { name: `Year ${lastYear}, show months` }).click();
    const shownMonths = table(page).getByRole('rowheader', { name: /^(Month )?\d+$/ });
    await expect(shownMonths.last()).toBeVisible();

    // The chart's last point tells the last row in words, and the one before it is an arrow key away.
    const point = page.getByRole('button', { name: new RegExp(`^(Year ${lastYear}|Month ${months.length}): `) });
    await point.focus();
    const told = ((await point.getAttribute('aria-label')) ?? '')
      .match(/₹[\d,]+\.\d\d/g)
      ?.map((amount) => amount.replace(/[₹,]/g, ''));
    expect(told).toEqual(rows.at(-1)?.slice(1));
    if (rows.length > 1) {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('button', { name: new RegExp(`^Year ${rows.length - 1}: `) })).toBeFocused();
    }

    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search.length).toBeLessThanOrEqual(301);
    await page.goto(link);
    for (const [label, amount] of Object.entries(figures)) await expect(figure(page, label).first()).toHaveText(amount);
    await expect.poll(() => yearRows(page)).toEqual(rows);

    expect(await printedPages(page)).toBe(1);
  });
}

test('a full thirty years still print on one page', async ({ page }) => {
  await page.goto('/sipcalculator?monthly=100000&years=30&annualRatePct=30');
  await expect.poll(async () => (await yearRows(page)).length).toBe(30);
  expect(await printedPages(page)).toBe(1);
});

test('the result stays in sight on a small screen while fields are filled @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of cases) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Result at a glance' }), path).toBeInViewport();
  }
});

test('several goals share one budget, in the order of their priority', async ({ page }) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹38,886.62');
  await expect(figure(page, 'Monthly budget')).toHaveText('₹30,000.00');
  await expect(figure(page, 'Short, until year 4')).toHaveText('₹8,886.62');
  await page.getByRole('button', { name: /^Try: Raise the budget/ }).click();
  await expect(figure(page, 'Left over')).toHaveText('₹0.38');
  await page.getByRole('button', { name: 'Lower the priority of Car' }).click();
  await expect(page).toHaveURL(/goals=h_1500000_6_10_6-c_800000_4_10_6/);
});

test('the pickers lead to every calculator and goal', async ({ page }) => {
  for (const [picker, paths] of [
    [
      '/calculators',
      ['/sipcalculator', '/lumpsumcalculator', '/stpcalculator', '/swpcalculator', '/stepupsipcalculator'],
    ],
    ['/goals', ['/dreamcar', '/dreamhouse', '/corpus', '/childeducation', '/childmarriage', '/retirementcalculator']],
    ['/childplan', ['/childeducation', '/childmarriage']],
  ] as const) {
    await page.goto(picker);
    const links = page.getByRole('main').getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of paths) expect(found, `${picker} leads to ${path}`).toContain(path);
  }
});

test('a goal of several is asked what its share of the budget reaches, and all goals what cost and delay do', async ({
  page,
}) => {
  await page.goto('/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
  await page.getByRole('button', { name: 'Edit House' }).click();
  await expect(page.getByRole('heading', { name: 'Ask more of House' })).toBeVisible();
  await page.getByRole('button', { name: 'What if I can invest another amount?' }).click();
  await expect(field(page, 'What you can invest each month')).toHaveValue('12,800');
  const answer = page.getByRole('status').filter({ hasText: 'asked for' });
  await expect(answer).toContainText('10 years and 3 months (month 123)');
  await page.getByLabel('What is asked for').selectOption('The cost today that it pays for');
  await expect(page.getByRole('status').filter({ hasText: 'at today’s prices' })).toContainText('₹8,85,306.94');

  await page.getByRole('button', { name: 'Cost and delay, all goals' }).click();
  const effects = page.getByRole('table', { name: 'Monthly investment needed, in rupees' });
  await expect(effects.getByRole('row', { name: /1 % more cost/ })).toContainText('₹39,954.59');
  await expect(effects.getByRole('row', { name: /Begun 1 year later/ })).toContainText('₹51,650.27');

  await page.getByRole('button', { name: 'Compare two plans' }).click();
  await page.getByRole('button', { name: 'Pin this plan' }).click();
  await field(page, 'Monthly budget').fill('40000');
  await expect(page.getByRole('row', { name: /^Short of the budget/ })).toContainText('−₹8,886.62');

  await page.getByRole('button', { name: 'A range instead of a point' }).click();
  await expect(page.getByRole('columnheader', { name: '1 in 10 below' })).toBeVisible();
  await expect(page).toHaveURL(/volatilityPct=16&seed=1/);
  await page.goto(page.url());
  await expect(page.getByRole('columnheader', { name: '1 in 10 below' })).toBeVisible();
});

test('keys pressed while the interactive chart is on its way move the focus, and the page stands', async ({ page }) => {
  await page.goto('/lumpsumcalculator');
  const point = (year: number) => page.getByRole('button', { name: new RegExp(`^Year ${year}: `) });
  await expect(point(10)).toBeVisible();
  // Focus brings the chart into view, and with that its script.
  await point(10).focus();
  for (const year of [9, 8, 7, 6]) {
    await page.keyboard.press('ArrowLeft');
    await expect(point(year)).toBeFocused();
  }
  await expect(page.locator('.plot.is-live')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumpsum calculator');
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { header, open } from '../host-steps.ts';

/** All that a laptop's first screen holds: every field, the figure and the whole chart. */
const WHOLE = [
  ...['/sipcalculator', '/stepupsipcalculator', '/lumpsumcalculator', '/swpcalculator', '/stpcalculator'],
  ...[
    '/fdcalculator',
    '/rdcalculator',
    '/inflationcalculator',
    '/dreamcar',
    '/dreamhouse',
    '/childmarriage',
    '/childeducation',
  ],
];
/** Those with more fields than it holds: the first ones, the figure and the whole chart. */
const MANY = [
  '/emicalculator',
  '/ppfcalculator',
  '/epfcalculator',
  '/lumpsumandsip',
  '/sukanyasamriddhi',
  '/firecalculator',
  '/delaycalculator',
  '/npscalculator',
  '/lifecovercalculator',
  '/corpus',
  '/glidepath',
  '/retirementcalculator',
  '/retirementcalculator?age=30&retirementAge=60&lifeExpectancy=85&monthlyExpense=50000&annualRatePct=12',
];

/** Where the bar at the window's lower end begins; the window's end where the links stand in the gutter instead. */
const dockOf = async (page: Page) =>
  (await page.getByRole('complementary', { name: 'Quick actions' }).evaluate((aside) => {
    const { left, top } = aside.parentElement?.getBoundingClientRect() ?? {};
    return left === 0 ? top : innerHeight;
  })) ?? 0;

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

test('on a laptop the first screen holds fields, figure and chart', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const path of [...WHOLE, ...MANY]) {
    await open(page, path);
    const end = await dockOf(page);
    expect(end, path).toBeGreaterThan(500);
    const fields = page.getByRole('form', { name: 'Your numbers' }).getByRole('textbox');
    const chart = page.getByRole('region', { name: /by (year|month)/ }).first();
    // The years' axis stands below the bars, 24 pixels high.
    const picture = chart.getByRole('slider').or(chart.getByText('Please enter all inputs'));
    expect(await bottomOf(page.getByRole('region', { name: 'Result' })), path).toBeLessThan(end);
    expect((await bottomOf(picture)) + 24, path).toBeLessThan(end);
    expect(await bottomOf(WHOLE.includes(path) ? fields.last() : fields.first()), path).toBeLessThan(end);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('on a laptop the first screen holds what several goals need together, and the picture of it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const budget of ['', '&budget=30000']) {
    await open(page, `/planyourgoal?goals=e_400000_13_10_8-h_1500000_6_10_6-c_800000_3_9_6${budget}`);
    const picture = page.getByRole('region', { name: 'What the goals need each month' });
    // The years' axis stands below the areas, 24 pixels high.
    expect((await bottomOf(picture.getByRole('img'))) + 24).toBeLessThan(await dockOf(page));
    await expect(page.getByText('Monthly investment needed').first()).toBeInViewport({ ratio: 1 });
  }
});

test('at a tablet’s width the result at a glance ends before the way to the top and to the people', async ({
  page,
}) => {
  for (const width of [600, 768, 1000]) {
    await page.setViewportSize({ width, height: 1024 });
    await open(page, '/sipcalculator');
    await page.evaluate(() => scrollTo(0, 900));
    const top = page.getByRole('button', { name: 'Scroll to top' });
    await expect(top).toBeVisible();
    const glance = await page.getByRole('complementary', { name: 'Result at a glance' }).boundingBox();
    const end = (glance?.x ?? Number.NaN) + (glance?.width ?? Number.NaN);
    expect((await top.boundingBox())?.x, `at ${width} pixels`).toBeGreaterThanOrEqual(end + 8);
  }
});

test('at 400% a calculator has the window to itself: header and figure go with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/sipcalculator');
  await expect(page.getByRole('complementary', { name: 'Result at a glance' })).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Time period (years)' });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(header(page)).not.toBeInViewport();
});

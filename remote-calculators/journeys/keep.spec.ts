import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { chart, field, figure, fillField, typedCalculators, waysToKeep } from '#journeys/calculator-steps.ts';
import { unzipped } from '#journeys/downloaded-tables.ts';
import { monthsFromToday } from '#journeys/month-from-today.ts';

const dry = '/swpcalculator?investment=5000000&monthlyWithdrawal=40000&annualRatePct=8&years=25&stepUpPct=6';

/** What would stand on paper, taken in the moment in which the browser is asked to print. */
async function catchPaper(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const sheet = document.getElementById('result')?.closest('.page')?.cloneNode(true) as HTMLElement;
      // Spoken once the typing rests, and never printed.
      for (const spoken of sheet.querySelectorAll('[role="status"]')) spoken.remove();
      document.documentElement.dataset.paper = sheet.textContent ?? '';
    };
  });
  return async () => (await page.locator('html[data-paper]').getAttribute('data-paper')) ?? '';
}

test('a shared link that is printed and saved at once holds its own figures alone, over a slow network', async ({
  page,
}) => {
  const paper = await catchPaper(page);
  // One script after the other, each once the one before it is there.
  let before = Promise.resolve();
  await page.route('**/r/**/*.js', async (route) => {
    before = before.then(async () => route.fulfill({ response: await route.fetch() }));
    await before;
  });
  const saved = page.waitForEvent('download');
  await page.goto(dry, { waitUntil: 'commit' });
  // The first press that the page can hear: both in one breath, before anything has settled.
  await page.locator('main button:enabled', { hasText: /^Print$/ }).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const name of ['Print', 'CSV']) {
      const all = [...document.querySelectorAll<HTMLButtonElement>('main button')];
      all.find((button) => button.textContent === name)?.click();
    }
  });
  const dialog = page.getByRole('dialog', { name: 'Print this result' });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  const sheet = await paper();
  for (const own of [
    monthsFromToday(145),
    '82,28,707.55',
    `Empty in ${monthsFromToday(145)}`,
    'annualRatePct=8',
    '+91 00000 00000',
    'ARN-000000',
  ])
    expect(sheet).toContain(own);
  expect(sheet, 'the example').not.toContain('9,76,996.13');

  const csv = await readFile(await (await saved).path(), 'utf8');
  const [table = '', about = ''] = csv.trim().split('\r\n\r\n');
  expect(table.split('\r\n')).toHaveLength(26);
  expect(table.split('\r\n').at(-1)).toMatch(/^25,0\.00,8228707\.55,0\.00,/);
  for (const line of ['Total investment,"₹50,00,000"', 'Annual step-up,6%', 'ARN,ARN-000000'])
    expect(about).toContain(line);
  expect(about).toMatch(/Open it again,http\S+\/swpcalculator\?investment=5000000&/);
  expect(about).toContain('subject to market risks');
});

test('a sheet carries the name that was typed and a code of its link, on one page, and keeps neither', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/sipcalculator');
  const open = page.getByRole('button', { name: 'More', exact: true });
  await (await waysToKeep(page)).getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Print this result' });
  await expect(dialog.getByRole('textbox', { name: 'Name on the sheet' })).toBeFocused();
  await dialog.getByRole('textbox').fill('  Asha Rao  ');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const code = page.getByRole('img', { name: 'QR code that opens these figures again' });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Prepared for\s*Asha Rao$/)).toBeVisible();
  await expect(code).toBeVisible();
  // A sheet between its margins: nothing that is to be read stands below the code.
  await page.setViewportSize({ width: 688, height: 1000 });
  const given = page.getByText(/^Monthly investment ₹5,000 · /);
  const [head, line, box] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), given, code].map((part) => part.boundingBox()),
  );
  expect(box?.x).toBeGreaterThan((head?.x ?? 0) + 400);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 1);
  expect(box?.width).toBeCloseTo((21 / 25.4) * 96, 0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(
    'Asha',
  );
});

test('where the parts of the sheet cannot be fetched, it is printed without them', async ({ page, problems }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    };
  });
  await page.route('**/r/calculators/**/files.*.js', (route) => route.abort());
  await page.goto('/sipcalculator');
  for (const times of ['1', '2']) {
    await (await waysToKeep(page)).getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', times);
  }
  // What the browser says of the file that was kept away.
  expect(problems.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

test('what was typed a moment ago is what is printed and saved', async ({ page }) => {
  const paper = await catchPaper(page);
  await page.goto('/sipcalculator');
  await page.locator('main button:enabled', { hasText: /^XLSX$/ }).waitFor({ state: 'attached' });
  await field(page, 'Monthly investment').fill('7500');
  const saved = page.waitForEvent('download');
  await page.evaluate(() => {
    window.print();
    const all = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    all.find((button) => button.textContent === 'XLSX')?.click();
  });
  const sheet = await paper();
  expect(sheet).toContain('monthly=7500');
  // What explains the figures may come later, and is left out until then.
  expect(sheet, 'the headline').toContain('Total value₹17,42,543.07');
  expect(sheet, 'the last row of the table').toContain('9,00,000.008,42,543.0717,42,543.07');
  expect(sheet).not.toContain('11,61,695.38');
  const xlsx = await readFile(await (await saved).path());
  expect(unzipped(xlsx, 'xl/worksheets/sheet1.xml')).toContain('<v>1742543.07</v>');
  expect(unzipped(xlsx, 'xl/worksheets/sheet3.xml')).toMatch(/₹7,500.*monthly=7500.*ARN-000000/);
});

test('a plan that runs dry shows the month, what each year paid, and how much sooner a dearer fund ends', async ({
  page,
}) => {
  await page.goto(dry.replace('stepUpPct=6', 'stepUpPct=0'));
  await expect(figure(page, 'Lasts until')).toHaveText(monthsFromToday(264));
  const empty = `Empty in ${monthsFromToday(264)}`;
  await expect(chart(page)).toHaveAccessibleName(new RegExp(empty));
  await expect(page.getByText(empty, { exact: true })).toBeVisible();
  await expect(page.getByText('Paid out each year')).toHaveCount(2);
  await page.getByRole('button', { name: 'Cost', exact: true }).click();
  await expect(
    page.getByText(
      `A fund 1% dearer is empty in ${monthsFromToday(221)}, 43 months sooner, and pays ₹17,13,556.33 less.`,
    ),
  ).toBeVisible();
});

test('pinned and range are told apart in legend and drawing, in words too @phone', async ({ page }) => {
  await page.goto('/sipcalculator');
  await page.getByRole('button', { name: 'Compare two scenarios' }).click();
  await page.getByRole('button', { name: 'Pin this scenario' }).click();
  await page.getByRole('button', { name: 'A range instead of a point' }).click();
  await expect(
    page.getByText(/^With the same return every year the plan ends with ₹11,61,695\. In the middle/),
  ).toBeVisible();
  const years = page.locator('section[aria-labelledby="years"]');
  for (const name of ['Pinned', '1 in 10 above', 'Middle', '1 in 10 below'])
    await expect(years.getByText(name, { exact: true }).first()).toBeVisible();
  const dashes = (lines: string) =>
    years
      .locator(lines)
      .evaluateAll((all) => all.map((line) => line.getAttribute('stroke-dasharray')).filter((dash) => dash !== null));
  // What paper and a page without the live chart show, against the key.
  const drawn = await dashes('.plot__area:not(.plot__live) path');
  expect(new Set(drawn).size).toBe(4);
  expect(await dashes('.legend line')).toEqual(drawn);
});

for (const { path, typed } of typedCalculators) {
  // The planner has every panel that another page has.
  const tag = path === '/planyourgoal' ? '@wide' : '@slow';
  test(`${path}: nothing that axe finds with all its panels open`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    for (const [label, text] of Object.entries(typed)) await fillField(page, label, text);
    const panels = page.locator('.extras').getByRole('button', { expanded: false });
    await expect(panels.first()).toBeVisible();
    for (let left = await panels.count(); left > 0; left -= 1) {
      await panels.first().click();
      // A press may wait for the code of its part: the next one would be on the same button.
      await expect(panels).toHaveCount(left - 1);
    }
    const pin = page.getByRole('button', { name: 'Pin this scenario' });
    await pin.click();
    await expect(page.getByRole('columnheader', { name: 'Pinned' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, path);
  });
}

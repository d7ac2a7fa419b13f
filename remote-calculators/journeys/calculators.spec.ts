import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';
import { chart, field, figure, inRow, ONE_GOAL, yearRows } from '#journeys/calculator-steps.ts';
import { typingNeverRests } from '#journeys/dropped-timers.ts';

test('a SIP is worked out as one types, in figures and in words', async ({ page }) => {
  await page.goto('/sipcalculator');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
  await expect(figure(page, 'Invested amount')).toHaveText('₹6,00,000.00');
  await expect(figure(page, 'Estimated returns')).toHaveText('₹5,61,695.38');

  const monthly = field(page, 'Monthly investment');
  await monthly.fill('12345');
  await expect(monthly).toHaveValue('12,345');
  await expect(page.getByText('Twelve thousand three hundred forty-five', { exact: true })).toBeVisible();
  await field(page, 'Time period (years)').fill('17');
  await field(page, 'Expected annual return (%)').fill('12.75');
  await expect(figure(page, 'Total value')).toHaveText('₹89,67,683.57');
  await expect(page.getByRole('status').filter({ hasText: 'Total value ₹89,67,683.57' })).toHaveCount(1);
  await expect(page).toHaveURL(/monthly=12345&years=17&annualRatePct=12\.75&rateConvention=nominal&timing=start$/);
});

test('a target date stands in words under its field, and a calculator leads on to what is coming', async ({ page }) => {
  await page.goto('/dreamcar');
  const date = page.getByRole('group', { name: 'Target date' });
  const [month, year] = [date.getByLabel('Target date, month'), date.getByLabel('Target date, year')];
  await page.getByRole('link', { name: 'Start with my own figures' }).click();
  await expect(month).toHaveAccessibleDescription('The month in which you want to buy');
  await month.selectOption('June');
  await expect(month).toHaveAccessibleDescription('The month in which you want to buy');
  await year.selectOption('2036');
  await expect(month).toHaveAccessibleDescription(/^\d\d? June 2036, in \d+ years/);
  await expect(year).toHaveAccessibleDescription(/^\d\d? June 2036, in \d+ years/);
  await page.getByRole('main').getByRole('link', { name: 'Explore funds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Funds: coming soon');
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
  await monthly.fill('5000');
  await expect(monthly).toHaveValue('5,000');
  await monthly.fill('5000');
  await expect(monthly).toHaveValue('5,000');
  await monthly.fill('1L');
  await expect(page.getByText('One lakh', { exact: true })).toBeVisible();
  await monthly.press('Tab');
  await expect(monthly).toHaveValue('1,00,000');
});

test('what is out of bounds is said beside the field and leaves no figure', async ({ page }) => {
  await page.goto('/sipcalculator');
  const years = field(page, 'Time period (years)');
  await years.fill('55');
  await expect(years).toHaveAccessibleDescription(/Enter 50 years or fewer/);
  await expect(figure(page, 'Total value')).toHaveText('');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  await years.fill('10');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
});

test('typing one figure over another neither complains nor moves the page @phone', async ({ page }) => {
  await typingNeverRests(page);
  await page.goto('/sipcalculator');
  await untilAlive(page);
  const monthly = field(page, 'Monthly investment');
  await monthly.click();
  await monthly.press('End');
  const looks = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      const complaint = document.querySelector('[aria-invalid="true"]') === null ? 'none' : 'a complaint';
      seen.add(`${complaint}, ${document.querySelector('main')?.offsetHeight} high`);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  for (const key of ['Backspace', 'Backspace', 'Backspace', 'Backspace', '7', '5', '0', '0']) {
    await monthly.press(key, { delay: 40 });
  }
  await expect(figure(page, 'Total value')).toHaveText('₹17,42,543.07');
  expect(await looks.evaluate((seen) => [...seen])).toEqual([expect.stringMatching(/^none, /)]);

  await monthly.press('Backspace');
  await monthly.press('Backspace');
  await monthly.press('Tab');
  await expect(monthly).toHaveAccessibleDescription(/Enter ₹100 or more/);
  await expect(figure(page, 'Total value')).toHaveText('');
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

for (const [path, slider, hero] of [
  ['/sipcalculator', 'Time period (years)', 'Total value'],
  ['/swpcalculator', 'Monthly withdrawal', 'Remaining value'],
  ['/childeducation', 'Amount needed today', 'Monthly investment needed'],
  [ONE_GOAL, 'Amount needed today', 'Monthly investment needed'],
] as const) {
  test(
    `${path}: figures follow a dragged slider, and all the rest once it is let go`,
    inRow(path),
    async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      const thumb = page.getByRole('slider', { name: `${slider}, slider` });
      await thumb.scrollIntoViewIfNeeded();
      const box = await thumb.boundingBox();
      if (box === null) throw new Error('The slider is not on the page.');
      const [left, y] = [box.x, box.y + box.height / 2];
      const years = page.locator('section[aria-labelledby="years"]');
      const state = async () => ({
        field: await field(page, slider).inputValue(),
        at: await thumb.inputValue(),
        said: await thumb.getAttribute('aria-valuetext'),
        result: await page.getByRole('region', { name: 'Result', exact: true }).innerText(),
        glance: await page.getByLabel('Result at a glance').textContent(),
        // Its bars have no role: what they say is said by the points over them, once the thumb rests.
        chart: await years.locator('svg').first().innerHTML(),
        read: await years.locator('b, p, dd').allInnerTexts(),
      });
      const example = await state();

      await page.mouse.move(left + box.width * 0.3, y);
      await page.mouse.down();
      const seen = new Set<string>();
      for (const share of [0.5, 0.6, 0.7]) {
        await page.mouse.move(left + box.width * share, y);
        seen.add((await state()).result);
      }
      expect(seen.size, 'every step has its figures').toBe(3);
      const held = await state();
      expect(held.chart, 'the bars follow').not.toBe(example.chart);
      expect(Number(held.at)).not.toBe(Number(example.at));
      expect(held.field.replaceAll(',', '')).toBe(held.at);
      await page.mouse.up();

      // React has the last step now: table, address and announcement tell the same, and a reload changes nothing.
      const told = await figure(page, hero).innerText();
      await expect(page.getByRole('status').filter({ hasText: `${hero} ${told}` })).toHaveCount(1);
      await expect.poll(() => page.url()).toContain(`${held.at}`);
      expect(await state()).toEqual(held);
      const rows = await yearRows(page);
      await page.reload();
      await untilAlive(page);
      await expect.poll(state).toEqual(held);
      await expect.poll(() => yearRows(page)).toEqual(rows);

      // Keys after a drag: one step on and back again.
      await thumb.press('ArrowRight');
      await expect(thumb).not.toHaveValue(held.at);
      await thumb.press('ArrowLeft');
      await expect.poll(state).toEqual(held);
    },
  );
}

test('a convention changes every figure in place and travels in the link', async ({ page }) => {
  await page.goto('/sipcalculator');
  await page.getByRole('radio', { name: /Effective.*End of month/ }).check();
  await expect(figure(page, 'Total value')).toHaveText('₹11,09,650.21');
  await expect.poll(async () => (await yearRows(page)).at(-1)?.at(-1)).toBe('1109650.21');
  await expect(page).toHaveURL(/rateConvention=effective&timing=end/);
  await page.goto(page.url());
  await expect(figure(page, 'Total value')).toHaveText('₹11,09,650.21');
});

test('today’s rupees value each amount at its own date, and a panel has one price basis', { tag: '@wide' }, async ({
  page,
}) => {
  const basis = "All amounts in today's rupees at 6% a year.";
  await page.goto('/sipcalculator');
  await page.getByLabel("Show in today's rupees").check();
  await expect(figure(page, 'Total value')).toHaveText('₹6,48,684.63');
  await expect(figure(page, 'Invested amount')).toHaveText('₹4,55,829.63');
  await expect(figure(page, 'Estimated returns')).toHaveText('₹1,92,855.00');
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText(basis);
  await expect.poll(async () => (await yearRows(page)).at(-1)).toEqual(['10', '455829.63', '192855.00', '648684.63']);
  for (const [, invested, returns, value] of await yearRows(page)) {
    expect(Math.round((Number(invested) + Number(returns)) * 100)).toBe(Math.round(Number(value) * 100));
  }

  await page.goto(
    '/swpcalculator?investment=5000000&monthlyWithdrawal=40000&annualRatePct=8&years=25&todaysRupeesPct=6',
  );
  await expect(figure(page, 'Invested amount')).toHaveText('₹50,00,000.00');
  await expect(figure(page, 'Total withdrawn')).toHaveText('₹59,74,535.53');
  await expect.poll(async () => (await yearRows(page)).at(-1)?.[2]).toBe('5974535.53');
  const withdrawn = (await yearRows(page)).map(([, , sum]) => Number(sum));
  expect(withdrawn).toEqual(withdrawn.toSorted((a, b) => a - b));

  // Pinned as it is paid, compared in today's rupees: both sides have the prices of the page.
  await page.goto('/childeducation');
  await page.getByRole('button', { name: 'Compare two scenarios' }).click();
  await page.getByRole('button', { name: 'Pin this scenario' }).click();
  await page.getByLabel("Show in today's rupees").check();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(figure(page, "Cost in today's rupees")).toHaveText('₹10,00,000.00');
  await expect(figure(page, 'Monthly investment needed')).toHaveText('₹6,708.37');
  await expect(result).toContainText("buys ₹6,675.88 of today's goods in the first month, ₹3,145.15 in the last");
  await expect(result).toContainText(/As you pay it.*Monthly investment needed.*All amounts in today's rupees/s);
  const compared = page.getByRole('row', { name: /^Cost in today's rupees/ });
  await expect(compared.getByRole('cell')).toHaveText(['₹10,00,000.00', '₹10,00,000.00', '₹0.00']);
  await page.getByRole('button', { name: 'Cost and delay' }).click();
  await expect(
    page.getByText("Amounts here are as you pay or receive them, not in today's rupees.").first(),
  ).toBeVisible();
});

test('a bad link falls back to the example and says so', async ({ page }) => {
  await page.goto('/sipcalculator?monthly=7&years=ten&annualRatePct=12');
  await expect(page.getByText('The link could not be used')).toBeVisible();
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
});

test('above a CAGR of 13% the page says what AMFI lets calculators illustrate', async ({ page }) => {
  await page.goto('/sipcalculator');
  const notice = page.getByText('AMFI lets such illustrations assume 2 to 13%.');
  await expect(page.getByText('is not a guarantee of any future returns.')).toBeVisible();
  await expect(notice).toBeHidden();
  const rate = field(page, 'Expected annual return (%)');
  await rate.fill('12.5');
  await expect(notice).toHaveText('This assumes 13.24% a year. AMFI lets such illustrations assume 2 to 13%.');
  await rate.fill('13');
  await expect(notice).toContainText('This assumes 13.80% a year.');
  await rate.fill('12.28');
  await expect(notice).toBeHidden();
});

test('tax by kind of fund: a goal finds what it needs after tax, and the link keeps it', async ({ page }) => {
  await page.goto('/childeducation?age=5&withdrawAge=18&amountToday=1000000&annualRatePct=10&inflationPct=6');
  await page.getByRole('button', { name: 'After tax' }).click();
  const told = page.getByText('after tax,', { exact: false }).first();
  await expect(told).toHaveText('₹6,708.37 leaves ₹20,07,592.69 after tax, ₹1,25,335.57 short; ₹7,130.60 reaches it.');
  const ask = page.getByRole('region', { name: 'Ask more of this plan' });
  await ask.getByLabel('Kind of fund').selectOption('Debt or specified fund bought since 1 April 2023');
  await page.getByLabel('Your income-tax slab (%)').selectOption('20%');
  await expect(told).toContainText('₹7,503.32 reaches it.');
  await expect(page.getByText('AMFI lets such illustrations assume at most 7.20% for fixed income.')).toBeVisible();
  await expect(page).toHaveURL(/taxKind=debt&slabPct=20$/);
  await page.goto(page.url());
  await expect(told).toContainText('₹7,503.32 reaches it.');
  await expect(
    page.getByText(/^Not counted: the basic exemption \(it may lower the tax by up to ₹2,13,720\)/),
  ).toBeVisible();
});

test('an STP leaves a debt fund, which is held against a limit of its own', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/stpcalculator');
  const notice = page.getByText('AMFI lets such illustrations assume at most 7.20% for fixed income.');
  await expect(notice).toContainText('This assumes 8.30% a year for the source fund.');
  await field(page, 'Source fund return (%)').fill('6.9');
  await expect(notice).toBeHidden();
  await field(page, 'Source fund return (%)').fill('8');
  await page.getByRole('button', { name: 'After tax' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Left after tax ₹1,07,651.91' })).toBeAttached();
  await page.getByLabel('Kind of source fund').selectOption('Equity');
  await expect(notice).toBeHidden();
});

test('what the solver finds, the form takes', async ({ page }) => {
  await page.goto('/lumpsumcalculator');
  await page.getByRole('button', { name: 'What do I need for a certain sum?' }).click();
  await field(page, 'What you want to reach').fill('10L');
  await expect(page.getByText('₹3,21,974 once.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use this figure' }).click();
  await expect(field(page, 'Total investment')).toHaveValue('3,21,974');
  await expect(figure(page, 'Total value')).toHaveText('₹10,00,002.37');
});

test('a plan says in how many of 100 courses it gets there, and what would, and its link says it again', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await page.goto('/sipcalculator?monthly=5000&years=20&annualRatePct=12');
  const card = page.getByRole('region', { name: 'How likely is it?' });
  await card.scrollIntoViewIfNeeded();
  await expect(
    card.getByText('Reaches ₹49.96 lakh in 39 of 100 possible markets. For 80 of 100: ₹8,314 a month.').first(),
  ).toBeVisible();
  expect(workers).toEqual([expect.stringMatching(/\/simulation-worker\.js$/)]);
  await card.getByRole('button', { name: 'No forecast: what is assumed' }).click();
  await card.getByLabel('Kind of fund').selectOption('Hybrid, 10%');
  await card.getByRole('button', { name: /^Use ₹[\d,]+$/ }).click();
  await expect(card.getByText(/^Reaches ₹49.96 lakh in 80 of 100/).first()).toBeVisible();
  await expect(page).toHaveURL(/&volatilityPct=10&seed=1&range=off&target=4995739\.6$/);
  await page.goto(page.url());
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(/^Reaches ₹49.96 lakh in 80 of 100/).first()).toBeVisible();
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
    await untilAlive(page);
    // What is not laid out yet below the first screen has no role.
    await expect(page.locator('html[data-whole]')).toBeAttached();
    const links = page.getByRole('main').getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of paths) expect(found, `${picker} leads to ${path}`).toContain(path);
  }
});

test('keys pressed while the interactive chart is on its way move the focus, and the page stands', async ({ page }) => {
  await page.goto('/lumpsumcalculator');
  await untilAlive(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // All that the page has not fetched yet: the chart's scripts.
  await page.route('**/r/calculators/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const script = page.waitForRequest('**/r/calculators/**/*.js');
  const isAt = (year: number) =>
    expect(chart(page)).toHaveAttribute('aria-valuetext', new RegExp(`^Year ${year}, \\w{3} 20\\d\\d: `));
  // Focus brings the chart into view, and with that its script.
  await chart(page).focus();
  await script;
  for (const year of [9, 8, 7, 6]) {
    if (year === 7) release();
    await page.keyboard.press('ArrowLeft');
    await isAt(year);
  }
  await expect(page.locator('.plot.is-live')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await isAt(5);
  await expect(chart(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumpsum calculator');
});

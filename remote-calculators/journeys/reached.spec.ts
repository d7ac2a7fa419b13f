import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';
import { chart, field } from '#journeys/calculator-steps.ts';

/** Corners of a dot. */
const DOT = 9;

/** Heights of the line beside the result at a glance, from above in per cent: its upper side comes first. */
function line(text: string) {
  const down = text.split(',').map((corner) => Number(/([\d.]+)% \+ \S+$/.exec(corner)?.[1]));
  return down.slice(0, (down.length - DOT) / 2);
}

test('on a phone the result at a glance carries the chart in small while fields are used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/sipcalculator');
  const bar = page.getByRole('complementary', { name: 'Result at a glance' });
  const drawn = () => bar.locator('dl').evaluate((list) => list.style.getPropertyValue('--curve'));
  // Ten years, rising to below the top, where the dot has room.
  await expect.poll(async () => line(await drawn()).length).toBe(10);
  const heights = line(await drawn());
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
  expect(heights.at(-1)).toBe(13);
  await field(page, 'Time period (years)').fill('25');
  await expect.poll(async () => line(await drawn()).length).toBe(25);
  const shape = await bar.locator('dl').evaluate((list) => getComputedStyle(list, '::after').clipPath);
  expect(shape.match(/^polygon\(.*\)$/)?.[0].split(',')).toHaveLength(25 + DOT + 25);
  await field(page, 'Time period (years)').fill('');
  await expect(bar).toContainText('–');
  await expect.poll(drawn).toBe('0 0');
});

test('the chart says what is reached when, in years of the calendar', async ({ page }) => {
  const india = await page.evaluate(() => new Date(Date.now() + 19_800_000).toISOString());
  const year = Number(india.slice(0, 4));
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/sipcalculator?monthly=5000&years=18&annualRatePct=12&rateConvention=nominal&timing=start');
  await expect(page.getByText(`₹10 lakh, ${year + 10}`, { exact: true })).toBeVisible();
  const gains = page.getByText(`More gains than paid in, ${year + 11}`, { exact: true });
  await expect(gains).toBeVisible();
  // A sheet's chart is lower, where the words would stand one over the other.
  await page.emulateMedia({ media: 'print' });
  await expect(gains).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const readout = page.locator('.readout');
  await expect(readout).toHaveCount(0);
  await chart(page).focus();
  await expect(readout).toContainText(new RegExp(`^Year 18, \\w{3} ${year + 18}`));
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toContainText(new RegExp(`^Year 17, \\w{3} ${year + 17}`));

  await field(page, 'Time period (years)').fill('5');
  await expect(page.getByText(/^₹10 lakh, /)).toHaveCount(0);
  await page.goto(
    '/retirementcalculator?age=30&retirementAge=60&lifeExpectancy=85&monthlyExpense=50000&annualRatePct=12',
  );
  await chart(page).focus();
  await expect(page.locator('.readout')).toContainText(/^Year 25, \w{3} \d{4}, age 85/);
});

test('every figure of a year stands beside the crosshair while a mouse points at it, within the drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/sipcalculator?monthly=5000&years=10&annualRatePct=12&rateConvention=nominal&timing=start');
  // A mouse that does not move is not heard.
  await untilAlive(page);
  const readout = page.locator('.readout');
  const drawing = page.locator('.plot');
  const box = await chart(page).boundingBox();
  if (box === null) throw new Error('The chart is not on the page.');
  for (const [share, year, value] of [
    [0.02, 1, '₹64,046.64'],
    [0.55, 6, '₹5,28,785.15'],
    [0.98, 10, '₹11,61,695.38'],
  ] as const) {
    await page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
    await expect(readout).toContainText(`Year ${year}`);
    await expect(readout).toContainText(value);
    const [told, drawn] = [await readout.boundingBox(), await drawing.boundingBox()];
    expect(told?.x).toBeGreaterThanOrEqual(drawn?.x ?? Number.NaN);
    expect((told?.x ?? Number.NaN) + (told?.width ?? 0)).toBeLessThanOrEqual((drawn?.x ?? 0) + (drawn?.width ?? 0) + 1);
  }
  await page.mouse.move(box.x, box.y - 200);
  await expect(readout).toHaveCount(0);
});

test('a finger’s year stays told until something else is touched', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/sipcalculator?monthly=5000&years=10&annualRatePct=12&rateConvention=nominal&timing=start');
  await chart(page).scrollIntoViewIfNeeded();
  const box = await chart(page).boundingBox();
  if (box === null) throw new Error('The chart is not on the page.');
  const touch = (type: 'touchStart' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const tap = async (x: number, y: number) => {
    await touch('touchStart', x, y);
    await touch('touchEnd', x, y);
  };
  // A browser tells of a tap once more, as a click of the mouse.
  const clicked = await page.evaluateHandle(() => ({
    drawn: new Promise((resolve) => {
      const drawn = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      addEventListener('click', drawn, { once: true });
    }),
  }));
  await tap(box.x + 0.05 * box.width, box.y + box.height / 2);
  await expect(page.locator('.readout')).toContainText('₹64,046.64');
  await clicked.evaluate(({ drawn }) => drawn);
  await expect(page.locator('.readout')).toContainText('₹64,046.64');
  const heading = await page.getByRole('heading', { name: 'Year by year' }).boundingBox();
  if (heading === null) throw new Error('The chart has no heading.');
  await tap(heading.x + 5, heading.y + 5);
  await expect(page.locator('.readout')).toHaveCount(0);
});

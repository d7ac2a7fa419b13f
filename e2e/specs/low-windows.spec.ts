import { bottomOf, dockOf } from '../first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { header, open } from '../host-steps.ts';

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

import { bottomOf } from '../first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { header, open } from '../host-steps.ts';

test('on a laptop the first screen holds what several goals need together, and the picture of it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const budget of ['', '&budget=30000']) {
    await open(page, `/planyourgoal?goals=e_400000_13_10_8-h_1500000_6_10_6-c_800000_3_9_6${budget}`);
    const picture = page.getByRole('region', { name: 'What the goals need each month' });
    // The years' axis stands below the areas, 24 pixels high.
    expect((await bottomOf(picture.getByRole('img'))) + 24).toBeLessThan(650);
    await expect(page.getByText('Monthly investment needed').first()).toBeInViewport({ ratio: 1 });
  }
});

/** A window that is made narrower or wider, and with `--all` one that has its width when the page comes. */
const WAYS = [
  { way: 'after the page has come', anew: false, tag: [] },
  { way: 'before it comes', anew: true, tag: ['@slow'] },
];

for (const { way, anew, tag } of WAYS)
  test(`on phones and tablets, as wide ${way}, one bar holds figure, curve and contact side by side, and the way to the top is above`, {
    tag,
  }, async ({ page }) => {
    await open(page, '/sipcalculator');
    for (const width of [320, 360, 600, 768, 1000]) {
      await page.setViewportSize({ width, height: 1024 });
      if (anew) await open(page, '/sipcalculator');
      await page.evaluate(() => scrollTo(0, 900));
      await page.evaluate(() => scrollTo(0, 800));
      const glance = page.getByRole('complementary', { name: 'Result at a glance' });
      const contact = page.getByRole('link', { name: 'Get in touch with us' });
      const top = page.getByRole('button', { name: 'Scroll to top' });
      await expect(contact).toBeVisible();
      await expect(top).toBeVisible();
      const at = `at ${width} pixels`;
      const [bar, figure, round, above] = await Promise.all(
        [glance, glance.getByRole('definition'), contact, top].map((part) => part.boundingBox()),
      );
      expect([bar?.x, bar?.width, bar?.height, (bar?.y ?? 0) + 60], at).toEqual([0, width, 60, 1024]);
      expect([round?.x, round?.y, round?.width, round?.height], at).toEqual([width - 52, 972, 44, 44]);
      expect((above?.y ?? 0) + (above?.height ?? 0), at).toBeLessThan(bar?.y ?? 0);
      expect(figure?.height, at).toBe(24);
      // The curve is drawn behind nothing: the list's own last part, or none where it has no room.
      const { end, row, from } = await glance.locator('dl').evaluate((list) => {
        const { left, right, top: from } = list.getBoundingClientRect();
        const words = list.firstElementChild?.getBoundingClientRect();
        return { end: right - left - 88, row: (words?.right ?? 0) - left, from };
      });
      if (width >= 340) expect(row, at).toBeLessThan(end);
      expect(from, at).toBeGreaterThan(bar?.y ?? 0);
      const years = await glance.getByRole('link').boundingBox();
      expect((years?.x ?? 0) + (years?.width ?? 0), at).toBeLessThanOrEqual(round?.x ?? 0);
    }
  });

test('at 400% a calculator has the window to itself: header and figure go with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/sipcalculator');
  await expect(page.getByRole('complementary', { name: 'Result at a glance' })).not.toBeInViewport();
  const field = page.getByRole('textbox', { name: 'Time period (years)' });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(header(page)).not.toBeInViewport();
});

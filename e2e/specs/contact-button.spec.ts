import type { Page } from '@playwright/test';
import { whatIsWrong } from '../contact-button-steps.ts';
import { expect, test } from '../fixtures.ts';
import { open } from '../host-steps.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1366, height: 650 },
  { width: 1280, height: 800 },
  // 1280 × 1024 at 400%.
  { width: 320, height: 256 },
  // The gutter is wide enough for it from here on.
  { width: 1600, height: 900 },
];

const ARTICLES = ['/blogs', '/blogs/how-long-a-lump-sum-lasts', '/eyourself', '/terms', '/privacy', '/disclosures'];
const CONTENT = ['/', '/about', '/carousel', '/comingsoon', '/nothing-here', ...ARTICLES];
const ACCOUNT = ['/signin', '/financialtable', '/goals', '/childplan', '/calculators'];
const SUMS = ['/sipcalculator', '/lumpsumcalculator', '/stepupsipcalculator', '/swpcalculator', '/stpcalculator'];
const GOALS = ['/corpus', '/dreamcar', '/dreamhouse', '/childmarriage', '/childeducation'];
const PLANS = ['/planyourgoal', '/retirementcalculator'];

const button = (page: Page) => page.getByRole('link', { name: 'Get in touch with us' });

for (const paths of [CONTENT, [...ACCOUNT, ...SUMS], [...GOALS, ...PLANS]]) {
  test(`the contact button never moves and covers nothing, wherever a page stands: ${paths.join(', ')}`, {
    tag: '@every-page',
  }, async ({ page, problems }) => {
    test.slow();
    const corners = new Map<number, string>();
    for (const path of paths) {
      await page.goto(path);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expect(button(page)).toBeVisible();
        const where = `${path} at ${size.width}×${size.height}`;
        const { wrong, corner } = await whatIsWrong(page);
        expect(wrong, where).toEqual([]);
        expect(corner, `${where}: the corner of every page`).toBe(corners.get(size.width) ?? corner);
        corners.set(size.width, corner);
      }
    }
    // An unknown address answers 404, which the console repeats.
    problems.length = 0;
  });
}

test('nor does it cover anything of a signed-in person', async ({ page, freshPhone, signedIn }) => {
  test.slow();
  await signedIn(page, freshPhone);
  for (const path of ['/myprofile', '/profile', '/welcome', '/financialplan']) {
    await page.goto(path);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect(button(page)).toBeVisible();
      expect((await whatIsWrong(page)).wrong, `${path} at ${size.width}×${size.height}`).toEqual([]);
    }
  }
});

test('its words are seen, and it is gone where it leads and beside a field that is being filled @phone', async ({
  page,
}) => {
  await open(page, '/signin');
  await expect(button(page).getByText('Get in touch with us')).toBeVisible();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByLabel('Mobile number').focus();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeVisible();

  await button(page).click();
  await expect(page).toHaveURL('/contactus');
  await expect(button(page)).toHaveCount(0);
  await open(page, '/contactus?tab=appointment');
  await page.mouse.wheel(0, 900);
  // The way to the top comes alone.
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  expect((await whatIsWrong(page)).wrong).toEqual([]);
  await expect(button(page)).toHaveCount(0);
});

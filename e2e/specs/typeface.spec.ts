import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { header, heading, open } from '../host-steps.ts';
import { watchShifts } from '../layout-shifts.ts';

const FILE = '**/fonts/*.woff2';

/** Which of the machine's and the document's fonts the letters of the page's heading are drawn in. */
async function drawnIn(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'a stand-in')).join(', ');
}

/** The heading may be one that another takes the place of just now. */
const expectWorn = (page: Page) => expect(async () => expect(await drawnIn(page)).toMatch(/^Anek Latin/)).toPass();

const began = (page: Page) =>
  page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    // When everything that the document names had come; on a busy machine the page comes alive a little later.
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  }));

const toAbout = (page: Page) => header(page).getByRole('link', { name: 'About Us' });

test('a wide window has the typeface asked for before the first paint, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const shifts = await watchShifts(page);
  for (const path of ['/', '/sipcalculator', '/hi/sipcalculator']) {
    await open(page, path);
    const { asked, painted } = await began(page);
    expect(asked, path).toBeLessThan(painted);
    expect(await shifts(), path).toEqual([]);
  }
});

test('a typeface that comes late moves nothing: it is worn from the next page on', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const shifts = await watchShifts(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(FILE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Get in touch with us' })).toBeVisible();
  const come = page.waitForResponse(FILE);
  letGo();
  await (await come).finished();
  await page.waitForLoadState();
  expect(await drawnIn(page)).toBe('a stand-in');
  expect(await shifts()).toEqual([]);
  await toAbout(page).click();
  await expect(heading(page)).toHaveText(/^About /);
  await expectWorn(page);
});

test('a phone fetches the typeface after all that the page needs, and wears it from the next page on @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const shifts = await watchShifts(page);
  const come = page.waitForResponse(FILE);
  await open(page, '/');
  await (await come).finished();
  const { asked, loaded } = await began(page);
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(loaded);
  expect(await drawnIn(page)).toBe('a stand-in');
  expect(await shifts()).toEqual([]);
  await page.getByRole('link', { name: 'Book an Appointment' }).first().click();
  await expect(page).toHaveURL(/\/contactus/);
  await expectWorn(page);
});

test('without scripts the typeface is worn as it comes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const come = page.waitForResponse(FILE);
  await page.goto(`${baseURL}/`);
  expect((await come).ok()).toBe(true);
  // One that is not there for the first paint is worn from a later page on.
  await expect(async () => {
    await page.goto(`${baseURL}/`);
    expect(await drawnIn(page)).toMatch(/^Anek Latin/);
  }).toPass();
  await context.close();
});

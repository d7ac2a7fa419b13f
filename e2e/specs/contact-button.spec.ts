import type { Page } from '@playwright/test';
import { whatIsWrong } from '../contact-button-steps.ts';
import { expect, test } from '../fixtures.ts';
import { open } from '../host-steps.ts';

const button = (page: Page) => page.getByRole('link', { name: 'Get in touch with us' });
/** What it has faded to: it keeps its place and its focus while it is away. */
const expectOpacity = (page: Page, opacity: '0' | '1') => expect(button(page)).toHaveCSS('opacity', opacity);
const scrollBy = (page: Page, y: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), y);

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
];

// What it may not cover is looked for on every page by `page-card.spec.ts`.
test('the contact button stands in the same gutter of every page in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const corners = new Set<string>();
  for (const path of ['/signin', '/sipcalculator']) {
    await page.goto(path);
    await expect(button(page)).toBeVisible();
    const { wrong, corner } = await whatIsWrong(page);
    expect(wrong, path).toEqual([]);
    corners.add(corner);
  }
  // A round of 48 pixels in the middle of a gutter of 112.
  expect([...corners]).toEqual(['32 16']);
});

/** One page with a bar and one without; other pages and wider windows have their turn with `--all`. */
const TIMED = [
  { pages: 'a calculator and a text', paths: ['/sipcalculator', '/privacy'], tag: [] },
  { pages: 'home and the articles', paths: ['/', '/blogs'], tag: ['@slow'] },
];
const inEachWindow = WINDOWS.flatMap((size) => TIMED.map((timed) => ({ size, ...timed })));

for (const { size, pages, paths, tag } of inEachWindow)
  test(`one second after load it is in sight over ${pages}, and nothing has moved for it, at ${size.width} pixels`, {
    tag: size.width > 360 ? '@slow' : tag,
  }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of paths) {
      await open(page, path);
      await expect(button(page), path).toBeVisible();
      await expectOpacity(page, '1');
      await expect(button(page), path).toBeInViewport({ ratio: 1 });
      const box = await button(page).boundingBox();
      const px = size.width < 1024 && path === '/sipcalculator' ? 44 : 48;
      expect([box?.width, box?.height], path).toEqual([px, px]);
    }
  });

test('over a page it goes while one scrolls down, comes back on the way up and at the end, and keeps its focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/privacy');
  await expect(button(page)).toBeVisible();
  await scrollBy(page, 700);
  await expectOpacity(page, '0');
  const place = await button(page).boundingBox();
  await page.mouse.click((place?.x ?? 0) + 24, (place?.y ?? 0) + 24);
  await expect(page, 'what is away is not pressed').toHaveURL('/privacy');
  await button(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expectOpacity(page, '1');
  await button(page).blur();
  await expectOpacity(page, '0');
  await scrollBy(page, -40);
  await expectOpacity(page, '1');
  await scrollBy(page, 40);
  await expectOpacity(page, '0');
  await scrollBy(page, 100_000);
  await expectOpacity(page, '1');
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCSS('opacity', '1');
});

test('where it would rest over a control it stays away, until the page is moved', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/privacy');
  await expectOpacity(page, '1');
  // A control of a page, wherever its layout puts it.
  await page.evaluate(() => {
    const own = document.createElement('button');
    own.textContent = 'Here';
    own.style.cssText = `position: absolute; right: 0; top: ${innerHeight - 40}px`;
    document.querySelector('main')?.append(own);
    dispatchEvent(new Event('resize'));
  });
  await expectOpacity(page, '0');
  await scrollBy(page, 100_000);
  await expectOpacity(page, '1');
});

test('in a gutter its words are seen while it is pointed at, and it stays where the pointer is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/privacy');
  await scrollBy(page, 500);
  await expect(button(page)).toBeVisible();
  await expectOpacity(page, '1');
  const words = button(page).getByText('Get in touch with us');
  expect((await words.boundingBox())?.width).toBe(1);
  const closed = await button(page).boundingBox();
  await button(page).hover({ position: { x: 24, y: 1 } });
  expect((await words.boundingBox())?.width).toBeGreaterThan(100);
  const opened = await button(page).boundingBox();
  expect([opened?.y, (opened?.x ?? 0) + (opened?.width ?? 0)]).toEqual([closed?.y, (closed?.x ?? 0) + 48]);
});

test('it is gone where it leads and beside a field that is being filled @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/ask');
  await expect(button(page)).toBeVisible();
  await expectOpacity(page, '1');
  const field = page.getByRole('textbox', { name: 'Ask in your own words' });
  await field.focus();
  await expectOpacity(page, '0');
  await field.blur();
  await expectOpacity(page, '1');

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

test('in a low window nothing stays: links and figure stand in the flow before the footer', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, '/sipcalculator');
  await expect(button(page)).toBeVisible();
  await expect(button(page)).not.toBeInViewport();
  const glance = page.getByRole('complementary', { name: 'Result at a glance' });
  await expect(glance).not.toBeInViewport();
  await button(page).scrollIntoViewIfNeeded();
  const [figure, link, footer] = await Promise.all(
    [glance, button(page), page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  );
  expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

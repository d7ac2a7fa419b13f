import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { open } from '../host-steps.ts';

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

/** The manifest of the page as Chromium reads it. */
async function manifestOf(page: Page): Promise<{ url: string; manifest: Manifest }> {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A Chromium without windows finds none anywhere; one with windows counts, for which a journey is a private window.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  return { url, manifest: JSON.parse(data) };
}

test('Chromium finds a manifest without faults, with icons of the sizes that they state', async ({ page, baseURL }) => {
  await open(page, '/sipcalculator');
  const { url, manifest } = await manifestOf(page);
  expect(url).toBe(`${baseURL}/manifest.webmanifest`);
  expect(manifest.start_url).toBe('/');
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src, sizes: stated }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return [stated, `${image.naturalWidth}x${image.naturalHeight}`];
        }),
      ),
    manifest.icons.filter(({ type }) => type === 'image/png'),
  );
  expect(sizes).toHaveLength(3);
  for (const [stated, found] of sizes) expect(found).toBe(stated);
});

test('an iPhone is told of an icon that has no corners to cut', async ({ page }) => {
  await open(page, '/');
  const icon = page.locator('link[rel="apple-touch-icon"]');
  await expect(icon).toHaveAttribute('href', '/apple-touch-icon.png');
  const corner = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [image.naturalWidth, ...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, '/apple-touch-icon.png');
  // Its side, and the green of the tile without any transparency.
  expect(corner).toEqual([180, 11, 99, 83, 255]);
});

test('each shortcut leads to a page, in the language of the page that was installed', { tag: '@slow' }, async ({
  page,
}) => {
  for (const [path, lang, begins] of [
    ['/', 'en-IN', '/'],
    ['/hi', 'hi-IN', '/hi'],
    ['/kn/sipcalculator', 'kn-IN', '/kn'],
  ] as const) {
    await open(page, path);
    const { manifest } = await manifestOf(page);
    expect(manifest).toMatchObject({ lang, start_url: begins });
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { url } of manifest.shortcuts) {
      expect(url.startsWith(begins === '/' ? '/' : `${begins}/`)).toBe(true);
      expect((await page.request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    }
  }
});

test('the browser’s own bars have the colour of the page, in a chosen theme too', async ({ page }) => {
  const bars = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      );
      return shown?.content;
    });
  for (const [colorScheme, colour] of [
    ['dark', '#131d1a'],
    ['light', '#e7ebe2'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    expect(await bars()).toBe(colour);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect.poll(bars).toBe('#131d1a');
});

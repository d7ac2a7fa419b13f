import { test as base, expect, type Page } from '@playwright/test';
import { type ReleaseSite, startReleaseSite } from './release-site.ts';

interface Fixtures {
  /** Waits until the page shows this release, alive. */
  expectShown: (page: Page, release: string, timeout?: number) => Promise<void>;
  /** Takes back what a test made live: the worker's next test begins with the releases of the start. */
  asBefore: undefined;
}

/** Tests about releases: each worker has an origin of its own over a copy of the built releases. */
export const test = base.extend<Fixtures, { site: ReleaseSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startReleaseSite(process.env.SITE_RELEASES ?? '', { TRUST_PROXY: '127.0.0.1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  asBefore: [
    async ({ site }, use) => {
      await use(undefined);
      await site.reset();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  expectShown: async ({}, use) => {
    await use(async (page, release, timeout = 45_000) => {
      await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `shown ${release}`, {
        timeout,
        // Once a frame, in several pages together, would slow what is waited for.
        polling: 100,
      });
      await expect(page.locator('[data-release]')).toHaveAttribute('data-release', release);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

/** Waits until the origin sends this visitor a document that begins with a release, such as `content@1.0.0-0123abcd`. */
export async function untilSent(page: Page, path: string, release: string): Promise<void> {
  const [name, version] = release.split('@');
  const begun = `"${name}":{"current":{"release":"${version}"`;
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(begun);
}

export { expect };

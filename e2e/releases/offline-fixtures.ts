import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { test as journeys } from '../fixtures.ts';
import type { Manifest } from './copy-release.ts';
import { expect, test as releases } from './fixtures.ts';
import { type Plug, plugInto } from './plug.ts';

interface Fixtures {
  /** Between the browser and the site: takes the network away and brings it back, for the service worker too. */
  plug: Plug;
  /** Opens a page and waits until the worker has stored everything that the visitor's releases need. */
  visit: (page: Page, address: string) => Promise<void>;
  /** Takes the network away from a page: it hears of it, and nothing is reached any more. */
  goAway: (page: Page) => Promise<void>;
  comeBack: (page: Page) => Promise<void>;
}

/** Addresses of everything that the worker has stored, without the site's own address. */
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });

export const manifestOf = (store: string, name: string, release: string): Manifest =>
  JSON.parse(readFileSync(path.join(store, name, release, 'release.json'), 'utf8')) as Manifest;

/** What browser, bundler and loader say of a network that a test took away. Everything else counts. */
const NETWORK_AWAY = /^(Failed to load resource: (net::ERR_|.*status of 503)|(Chunk|Release)LoadError)/s;

/** Tests about pages without the network: service workers are allowed, and the network can be taken away. */
export const test = mergeTests(journeys, releases).extend<Fixtures>({
  serviceWorkers: 'allow',
  problems: async ({ problems }, use) => {
    await use(problems);
    const real = problems.filter((problem) => !NETWORK_AWAY.test(problem));
    problems.splice(0, problems.length, ...real);
  },
  plug: async ({ site }, use) => {
    const plug = await plugInto(site.url);
    await use(plug);
    await plug.stop();
  },
  baseURL: async ({ plug }, use) => {
    await use(plug.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  visit: async ({}, use) => {
    await use(async (page, address) => {
      const complete = async () => {
        const list = (await (await page.request.get('/offline.json')).json()) as { document: { url: string } };
        return (await stored(page)).includes(list.document.url);
      };
      await page.goto(address);
      await expect.poll(complete, { timeout: 90_000 }).toBe(true);
    });
  },
  goAway: async ({ plug }, use) => {
    await use(async (page) => {
      plug.pull();
      await page.context().setOffline(true);
    });
  },
  comeBack: async ({ plug }, use) => {
    await use(async (page) => {
      plug.restore();
      await page.context().setOffline(false);
    });
  },
});

export { expect };

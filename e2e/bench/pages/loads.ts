import type { Browser, Page } from '@playwright/test';
import { type Observation, readObservation, startObserving } from '#bench/pages/observe.ts';
import { openPage, slowDown } from '#bench/pages/throttle.ts';
import type { Variants } from '#bench/pages/variants.ts';
import { medians } from '#bench/statistics.ts';

/** The site's pages as they are, the same code as one bundle, and the same HTML without any script. */
const LOADED = ['federated', 'monolith', 'script-free'] as const;

/** Medians of one route's loads, by variant. */
export type Loads = Record<(typeof LOADED)[number], Observation>;

/** Loads a route in each variant in turn, `runs` times over, on the slow phone; interleaved, so that noise meets all alike. */
export async function measureLoads(
  browser: Browser,
  { url, linkAhead }: Variants,
  route: string,
  runs: number,
): Promise<Loads> {
  linkAhead(route, await scriptsOf(browser, url('monolith'), route));
  const seen: Record<(typeof LOADED)[number], Observation[]> = { federated: [], monolith: [], 'script-free': [] };
  for (let run = 0; run < runs; run++) {
    for (const variant of LOADED)
      seen[variant].push(await load(browser, url(variant) + route, variant !== 'script-free'));
  }
  return {
    federated: medians(seen.federated),
    monolith: medians(seen.monolith),
    'script-free': medians(seen['script-free']),
  };
}

/** One load on the slow phone. @param alive whether the page comes alive, which is then waited for */
export async function load(browser: Browser, address: string, alive: boolean): Promise<Observation> {
  const page = await openPage(browser);
  try {
    await page.addInitScript(startObserving);
    await slowDown(page);
    await page.goto(address, { waitUntil: 'load' });
    if (alive) await untilAlive(page);
    await page.waitForLoadState('networkidle');
    // A browser that is busy tells of its paint late.
    await page.waitForFunction(() => window.observed.lcp > 0);
    return await page.evaluate(readObservation);
  } finally {
    await page.context().close();
  }
}

/** Scripts that a page asks for by itself before it is alive, beyond those that its document names. */
async function scriptsOf(browser: Browser, site: string, route: string): Promise<string[]> {
  const page = await openPage(browser);
  try {
    await page.goto(site + route, { waitUntil: 'load' });
    await untilAlive(page);
    return await page.evaluate(() => {
      const [shown] = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('shown '));
      const named = new Set(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="start"]')].map(({ href }) => href),
      );
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/monolith/') && startTime <= (shown?.startTime ?? 0))
        .filter(({ name }) => new URL(name).pathname.endsWith('.js') && !named.has(name))
        .map(({ name }) => new URL(name).pathname);
    });
  } finally {
    await page.context().close();
  }
}

/** Waits until the release that owns the page has taken the prerendered tree over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('shown ')));
}

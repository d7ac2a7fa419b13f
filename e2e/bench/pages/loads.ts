import type { Browser } from '@playwright/test';
import { type Observation, readObservation, startObserving } from '#bench/pages/observe.ts';
import { slowDown, slowPhone } from '#bench/pages/throttle.ts';
import { VARIANTS, type Variant } from '#bench/pages/variants.ts';

export const ROUTES = ['/', '/sipcalculator', '/blogs', '/contactus'];

/** Medians of one route's loads, by variant. */
export type Medians = Record<Variant, Observation>;

/** Loads a route in each variant in turn, `runs` times over, on the slow phone; interleaved, so that noise meets all alike. */
export async function measureLoads(
  browser: Browser,
  url: (variant: Variant) => string,
  route: string,
  runs: number,
): Promise<Medians> {
  const seen: Record<Variant, Observation[]> = { federated: [], monolith: [], 'script-free': [] };
  for (let run = 0; run < runs; run++) {
    for (const variant of VARIANTS) seen[variant].push(await load(browser, url(variant) + route));
  }
  const names = ['lcp', 'cls', 'tbt', 'scriptBytes', 'requests'] as const;
  return Object.fromEntries(
    VARIANTS.map((variant) => [
      variant,
      Object.fromEntries(
        names.map((name) => [name, median(seen[variant].map((one) => one[name]))]),
      ) as unknown as Observation,
    ]),
  ) as Medians;
}

async function load(browser: Browser, address: string): Promise<Observation> {
  const context = await browser.newContext({ viewport: { width: slowPhone.width, height: slowPhone.height } });
  const page = await context.newPage();
  await page.addInitScript(startObserving);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const observation = await page.evaluate(readObservation);
  await context.close();
  return observation;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

import type { Browser } from '@playwright/test';
import type { ReleaseSite } from '../../releases/release-site.ts';

const ROUNDS = 6;
const LOADS = 6;

/** Compares 4 remotes with 400: the document's bytes, and the median time until the page has come alive. */
export async function compareCrowd(site: ReleaseSite, browser: Browser): Promise<{ document: string; start: string }> {
  const crowd = Array.from({ length: 396 }, (_, index) => `team${index}`);
  for (const name of crowd) site.declare(name, '1.0.0-dddd0001');
  const few: Measured = { bytes: 0, times: [] };
  const many: Measured = { bytes: 0, times: [] };
  // In turns: whatever else the machine does meanwhile falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    await site.setLive(Object.fromEntries(crowd.map((name) => [name, undefined])));
    await measure(site, browser, few);
    await site.setLive(Object.fromEntries(crowd.map((name) => [name, { live: '1.0.0-dddd0001' }])));
    await measure(site, browser, many);
  }
  return {
    document: `${few.bytes} and ${many.bytes} bytes (${growth(few.bytes, many.bytes)})`,
    start: `${median(few)} and ${median(many)} ms (${growth(median(few), median(many))})`,
  };
}

const growth = (few: number, many: number) => `${many >= few ? '+' : ''}${((many / few - 1) * 100).toFixed(1)}%`;

interface Measured {
  bytes: number;
  /** Milliseconds from navigation until the page was alive. */
  times: number[];
}

const median = ({ times }: Measured) => Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);

async function measure(site: ReleaseSite, browser: Browser, into: Measured): Promise<void> {
  into.bytes = (await (await fetch(`${site.url}/terms`)).arrayBuffer()).byteLength;
  for (let count = 0; count < LOADS; count += 1) {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/terms');
    const mark = await page.waitForFunction(
      () => performance.getEntriesByType('mark').find(({ name }) => name.startsWith('shown'))?.startTime,
    );
    into.times.push((await mark.jsonValue()) ?? 0);
    // What comes after the start must not fall on the next one.
    await page.waitForLoadState('networkidle');
    await context.close();
  }
}

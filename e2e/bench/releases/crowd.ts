import type { Browser } from '@playwright/test';
import type { ReleaseSite } from '../../releases/release-site.ts';

const LOADS = 15;

/** Compares 4 remotes with 400: the document's bytes, and the median time until the page has come alive. */
export async function compareCrowd(site: ReleaseSite, browser: Browser): Promise<{ document: string; start: string }> {
  const crowd = Array.from({ length: 396 }, (_, index) => `team${index}`);
  for (const name of crowd) site.declare(name, '1.0.0-dddd0001');
  const few = await measure(site, browser);
  await site.setLive(Object.fromEntries(crowd.map((name) => [name, { live: '1.0.0-dddd0001' }])));
  const many = await measure(site, browser);
  return {
    document: `${few.bytes} and ${many.bytes} bytes (${growth(few.bytes, many.bytes)})`,
    start: `${few.startMs} and ${many.startMs} ms (${growth(few.startMs, many.startMs)})`,
  };
}

const growth = (few: number, many: number) => `${many >= few ? '+' : ''}${((many / few - 1) * 100).toFixed(1)} %`;

async function measure(site: ReleaseSite, browser: Browser): Promise<{ bytes: number; startMs: number }> {
  const bytes = (await (await fetch(`${site.url}/terms`)).arrayBuffer()).byteLength;
  const times: number[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/terms');
    const mark = await page.waitForFunction(
      () => performance.getEntriesByType('mark').find(({ name }) => name.startsWith('shown'))?.startTime,
    );
    times.push((await mark.jsonValue()) ?? 0);
    await context.close();
  }
  times.sort((a, b) => a - b);
  return { bytes, startMs: Math.round(times[Math.floor(LOADS / 2)] ?? 0) };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '#fixtures.ts';

/** The engine as one script. Its package's way into Playwright sends the readable one, twice as large, before each look. */
const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails on whatever axe finds in the whole document, and on a page that is wider than the window.
 *
 * @param where names the page in the message
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${where} is wider than the window`).toBeLessThanOrEqual(0);
}

/** What axe finds in the document, frames of other hosts left out: the rule, and the first element that breaks it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // By the debugger's channel, which no content policy stops; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Only what is wrong is reported, which saves a third of the time.
    const { violations } = await loaded.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

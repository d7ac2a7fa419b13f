import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#fixtures.ts';

/**
 * Fails on whatever axe finds in the whole document, and on a page that is wider than the window.
 *
 * @param where names the page in the message
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Only what is wrong is reported, and no second page is opened to gather what frames of other hosts say: a third of
  // the time, with the same findings.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${where} is wider than the window`).toBeLessThanOrEqual(0);
}

import type { Page } from '@playwright/test';
import { UNFINISHED_MS } from '#scenario/pointer-held.ts';

/**
 * On pages that are opened from now on typing never rests for so long that a text is complained of: a busy machine takes a
 * second for a key at times. The answer lets it rest again on the present page.
 */
export async function typingNeverRests(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((unfinishedMs) => {
    const after = window.setTimeout;
    const without = (...[run, ms, ...more]: Parameters<typeof after>) =>
      ms === unfinishedMs ? 0 : after(run, ms, ...more);
    window.setTimeout = without as typeof after;
    addEventListener('typing rests again', () => (window.setTimeout = after));
  }, UNFINISHED_MS);
  return () => page.evaluate(() => void dispatchEvent(new Event('typing rests again')));
}

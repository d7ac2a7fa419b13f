import type { Page } from '@playwright/test';
import { UNFINISHED_MS } from '#scenario/pointer-held.ts';

/**
 * On pages that are opened from now on no timer of just that length ever ends, so that a journey does not measure how busy
 * the machine is. The answer lets those end that begin after it on the present page.
 */
export async function dropTimers(page: Page, ofMs: number): Promise<() => Promise<void>> {
  await page.addInitScript((dropped) => {
    const after = window.setTimeout;
    const without = (...[run, ms, ...more]: Parameters<typeof after>) => (ms === dropped ? 0 : after(run, ms, ...more));
    window.setTimeout = without as typeof after;
    addEventListener('timers end again', () => (window.setTimeout = after));
  }, ofMs);
  return () => page.evaluate(() => void dispatchEvent(new Event('timers end again')));
}

/** Typing never rests for so long that a text is complained of: a busy machine takes a second for a key at times. */
export const typingNeverRests = (page: Page) => dropTimers(page, UNFINISHED_MS);

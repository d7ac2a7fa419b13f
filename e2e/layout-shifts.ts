import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Notes by how much what stood on the screen moved without being asked to, in every document that is opened from now on.
 *
 * @returns the scores of the present document's moves
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

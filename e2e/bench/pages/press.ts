import type { Locator, Page } from '@playwright/test';

/** Milliseconds until a hand has reached a control. */
export const REACH_MS = 300;

/**
 * Points at a control and presses it. Without the locator's own click, whose checks of what lies at the point run within
 * the press and would count as the page's work.
 *
 * @returns false when something else lies there
 */
export async function press(page: Page, control: Locator): Promise<boolean> {
  const point = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    // The first line of a link that has several: between them lies something else.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return element === hit || element.contains(hit) ? middle : null;
  });
  if (point === null) return false;
  await page.mouse.move(point.x, point.y);
  await page.waitForTimeout(REACH_MS);
  await page.mouse.down();
  await page.mouse.up();
  return true;
}

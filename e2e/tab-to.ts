import type { Locator, Page } from '@playwright/test';
import { expect } from '#fixtures.ts';

/**
 * Stops of the Tab key from the focused element to another, told from the page's markup: never more than there are, also
 * where the way leads around the page's end. 0 when it has the focus.
 */
const stopsTo = (target: Locator, isBack: boolean): Promise<number> =>
  target.evaluate((element, back) => {
    const focused = document.activeElement;
    if (element === focused) return 0;
    const stops =
      'a[href], button:not([disabled]), input:not([type="radio"], [type="date"], [disabled]), select, textarea, summary, [tabindex="0"]';
    const within = document.querySelector('dialog:modal') ?? document;
    const all = [...within.querySelectorAll<HTMLElement>(stops)].filter(
      (one) =>
        one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
    );
    if (back) all.reverse();
    const ahead = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const isAfter = (one: Element, other: Element) => (other.compareDocumentPosition(one) & ahead) !== 0;
    const from = focused === null || focused === document.body ? undefined : focused;
    const upTo = all.filter((one) => one === element || isAfter(element, one));
    const past = from === undefined ? [] : all.filter((one) => one === from || isAfter(from, one));
    const way = upTo.length - past.length;
    // Neither are radios and dates counted, which may be what is looked for.
    const isAhead = from === undefined || isAfter(element, from);
    return Math.max(1, isAhead ? way : way + all.length);
  }, isBack);

/** Presses Tab until the element has the focus, or Shift and Tab; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 120): Promise<void> {
  let presses = 0;
  while (presses < most) {
    const stops = await stopsTo(target, key === 'Shift+Tab');
    if (stops === 0) return;
    // The last one is pressed with a look before it, so that the element is not passed by.
    const sure = Math.min(most - presses, Math.max(1, stops - 1));
    for (let press = 0; press < sure; press += 1) await page.keyboard.press(key);
    presses += sure;
  }
  await expect(target, `reached by Tab within ${most} presses`).toBeFocused();
}

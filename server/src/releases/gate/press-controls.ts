import type { Page } from 'playwright-core';

/** Controls of one page that are pressed, and the time that it may take. */
const MOST = 60;
const PRESSED_MS = 8_000;

/**
 * Presses every control of a page, one after the other, and fills its fields in. Nothing leaves for the origin meanwhile:
 * it is not the visitor's to change. What goes wrong by it is heard by whoever watches the page.
 *
 * @param scope selector of the part whose controls are pressed
 * @returns how many were pressed; null when the page stopped answering
 */
export async function pressControls(page: Page, scope: string): Promise<number | null> {
  await page.route('**/server/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return route.fulfill({ status: 503, json: { success: false, message: 'Not during the check.' } });
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PRESSED_MS + 3_000, null).unref());
  return Promise.race([page.evaluate(pressAll, { scope, most: MOST, ms: PRESSED_MS }), late]);
}

/** Runs in the page. Links are left out: they lead away. */
async function pressAll({ scope, most, ms }: { scope: string; most: number; ms: number }): Promise<number> {
  const CONTROLS =
    'button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch]';
  const ends = performance.now() + ms;
  const { pathname } = location;
  const pressed = new Set<Element>();
  // What would open a window of the browser's own.
  window.print = () => {};
  window.open = () => null;
  // A form that the browser itself would post: it would leave the page.
  addEventListener('submit', (event) => event.preventDefault());
  // What it would keep in the browser, other pages would find there.
  for (const name of ['setItem', 'removeItem', 'clear'] as const) Storage.prototype[name] = () => {};

  const isReady = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [type=file]') &&
    !pressed.has(element);
  const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    // As typing does it: React has laid its own setter over the field's.
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const press = (element: HTMLElement) => {
    element.focus();
    if (element instanceof HTMLSelectElement) write(element, element.options[element.options.length - 1]?.value ?? '');
    else if (element instanceof HTMLTextAreaElement) write(element, 'Checked');
    else if (element instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|image)$/.test(element.type))
      write(element, /^(date|month|week|time|datetime-local|color)$/.test(element.type) ? element.value : '12');
    else element.click();
  };

  while (pressed.size < most && performance.now() < ends && location.pathname === pathname) {
    const next = [...document.querySelectorAll<HTMLElement>(`:is(${scope}) :is(${CONTROLS})`)].find(isReady);
    if (next === undefined) break;
    pressed.add(next);
    press(next);
    // What it starts is drawn, and may fail, before the next one is pressed.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return pressed.size;
}

import type { Page } from 'playwright-core';

/** Controls of one page that are pressed, those of them that are alike, and the time that it may take. */
const MOST = 60;
const ALIKE = 2;
const PRESSED_MS = 8_000;

/**
 * Presses every control of a page, one after the other, and fills its fields in. Of those that differ by a number only,
 * such as 'Year 7, show months', it presses two. Nothing leaves for the origin meanwhile:
 * it is not the visitor's to change. What goes wrong by it is heard by whoever watches the page.
 *
 * @param scope selector of the part whose controls are pressed
 * @returns how many were pressed; null when the page stopped answering
 */
export async function pressControls(page: Page, scope: string, patience = 1): Promise<number | null> {
  await page.route('**/server/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return route.fulfill({ status: 503, json: { success: false, message: 'Not during the check.' } });
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PRESSED_MS + 3_000 * patience, null).unref());
  return Promise.race([page.evaluate(pressAll, { scope, most: MOST, alike: ALIKE, ms: PRESSED_MS }), late]);
}

/** Runs in the page. Links are left out: they lead away. */
async function pressAll({ scope, most, alike, ms }: Record<'most' | 'alike' | 'ms', number> & { scope: string }) {
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
  const kinds = new Map<string, number>();
  /** Role, form and words: rows of one table differ in their number only. */
  const kindOf = (element: HTMLElement) => {
    const { type = '', name = '', labels } = element as HTMLInputElement;
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    const form = element.closest('form, fieldset, table, section, [role=tabpanel]');
    const place = `${form?.tagName} ${form?.id} ${form?.getAttribute('class')} ${element.getAttribute('class')}`;
    return `${element.tagName} ${type} ${element.role} ${name} ${words.replace(/\d+/g, '#')} ${place}`;
  };
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

  let done = 0;
  while (done < most && performance.now() < ends && location.pathname === pathname) {
    const next = [...document.querySelectorAll<HTMLElement>(`:is(${scope}) :is(${CONTROLS})`)].find(isReady);
    if (next === undefined) break;
    pressed.add(next);
    const kind = kindOf(next);
    const times = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, times);
    // A field without words is like no other.
    if (times > alike && next.matches('button, summary, [role=button], [role=tab]')) continue;
    done += 1;
    press(next);
    // What it starts is drawn, and may fail, before the next one is pressed.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return done;
}

import type { Page } from 'playwright-core';
import { type PageLook, readLook } from '#releases/gate/page-look.ts';
import { within } from '#releases/gate/waits.ts';

/** Computed styles of the host's own parts, by place in the tree and name. */
export type HostStyle = Record<string, string>;

/** Runs in the page: how header and footer look, leaving out what depends on the page one is on. */
function readHostStyle(): HostStyle {
  const properties = [
    ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
    ...['display', 'visibility', 'opacity', 'position', 'text-transform', 'text-decoration-line', 'text-align'],
    ...[
      'padding-top',
      'padding-left',
      'margin-top',
      'margin-left',
      'border-top-width',
      'border-top-color',
      'border-radius',
    ],
  ];
  const styles: HostStyle = {};
  const elements = document.querySelectorAll(
    'html, body, #root > header, #root > header *, #root > footer, #root > footer *',
  );
  for (const element of elements) {
    if (element.closest('[aria-current], .is-current, [aria-busy]') !== null) continue;
    const computed = getComputedStyle(element);
    let place = '';
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      place = `${at.tagName}${at.parentElement === null ? '' : [...at.parentElement.children].indexOf(at)} ${place}`;
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 24) ?? ''}`;
    const values = properties.map((property) => `${property}: ${computed.getPropertyValue(property)}`);
    styles[`${place}|${name}`] = values.join('; ');
  }
  return styles;
}

/** The first property of an element of the host that is not what it was; null when nothing has changed. */
export function changedStyle(before: HostStyle, after: HostStyle): string | null {
  for (const [key, now] of Object.entries(after)) {
    const was = before[key];
    if (was === undefined || was === now) continue;
    const old = was.split('; ');
    const changed = now.split('; ').findIndex((property, index) => property !== old[index]);
    return `<${key.slice(key.indexOf('|') + 1).trim()}> has ${now.split('; ')[changed]} in place of ${old[changed]}`;
  }
  return null;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/**
 * How a page is looked at, in an order that changes one thing at a time. The first is the one that it opens in: it shows
 * the least at once, so that it costs the least, and what is too wide or too dark is seen there. In the last one most
 * controls can be pressed.
 */
export const WINDOWS = [
  { name: 'on a dark phone', viewport: phone, colorScheme: 'dark' },
  { name: 'on a phone', viewport: phone, colorScheme: 'light' },
  { name: 'on a desktop', viewport: desktop, colorScheme: 'light' },
] as const;

/** Milliseconds that a look may take before the page counts as stuck. */
const LOOK_MS = 8_000;
/** Milliseconds that a part which is fetched when it comes near may take to bring its fields. */
const FIELDS_MS = 2_000;
const AGAIN_MS = 200;

export interface Looked {
  look: PageLook;
  style: HostStyle;
}

/**
 * Looks at a page in the first so many windows, and leaves it in the last of them.
 *
 * @param live what the page of the live release shows there: fields that it has are waited for
 */
export async function lookInWindows(page: Page, windows: number, patience = 1, live?: Looked[]): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const [index, window] of WINDOWS.slice(0, windows).entries()) {
    await enter(page, window, patience);
    const fields = live?.[index]?.look.fields ?? 0;
    const ends = performance.now() + FIELDS_MS * patience;
    let seen = await read(page, patience);
    while (seen.look.fields < fields && performance.now() < ends) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      seen = await read(page, patience);
    }
    looked.push(seen);
  }
  return looked;
}

const read = (page: Page, patience: number): Promise<Looked> =>
  within(LOOK_MS * patience, Promise.all([page.evaluate(readLook), page.evaluate(readHostStyle)])).then(
    ([look, style]) => ({ look, style }),
  );

async function enter(page: Page, { viewport, colorScheme }: (typeof WINDOWS)[number], patience: number): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  await within(LOOK_MS * patience, page.emulateMedia({ colorScheme }));
  if (width !== viewport.width) await within(LOOK_MS * patience, page.setViewportSize(viewport));
  // Layout that follows the window has to be drawn before it is read.
  const drawn = page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  await within(LOOK_MS * patience, drawn);
}

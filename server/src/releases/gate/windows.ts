import type { Page } from 'playwright-core';
import { type HostStyle, readHostStyle } from '#releases/gate/host-style.ts';
import { type PageLook, readLook } from '#releases/gate/page-look.ts';
import { within } from '#releases/gate/within.ts';

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

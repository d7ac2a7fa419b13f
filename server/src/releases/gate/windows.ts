import type { Page } from 'playwright-core';
import { type HostStyle, readHostStyle } from '#releases/gate/host-style.ts';
import { type PageLook, readLook } from '#releases/gate/page-look.ts';
import { within } from '#releases/gate/within.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** How a page is looked at, in an order that changes one thing at a time. The first is the one that it opens in. */
export const WINDOWS = [
  { name: 'on a desktop', viewport: desktop, colorScheme: 'light' },
  { name: 'on a dark phone', viewport: phone, colorScheme: 'dark' },
  { name: 'on a phone', viewport: phone, colorScheme: 'light' },
] as const;

/** Milliseconds that a look may take before the page counts as stuck. */
const LOOK_MS = 8_000;

export interface Looked {
  look: PageLook;
  style: HostStyle;
}

/** Looks at a page in the first so many windows, and leaves it in the first one. */
export async function lookInWindows(page: Page, windows: number, patience = 1): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const window of WINDOWS.slice(0, windows)) {
    await enter(page, window, patience);
    looked.push(
      await within(LOOK_MS * patience, Promise.all([page.evaluate(readLook), page.evaluate(readHostStyle)])).then(
        ([look, style]) => ({ look, style }),
      ),
    );
  }
  await enter(page, WINDOWS[0], patience);
  return looked;
}

async function enter(page: Page, { viewport, colorScheme }: (typeof WINDOWS)[number], patience: number): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  await within(LOOK_MS * patience, page.emulateMedia({ colorScheme }));
  if (width !== viewport.width) await within(LOOK_MS * patience, page.setViewportSize(viewport));
  // Layout that follows the window has to be drawn before it is read.
  const drawn = page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  await within(LOOK_MS * patience, drawn);
}

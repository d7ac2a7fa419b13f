import type { Page } from 'playwright-core';
import { within } from '#releases/gate/within.ts';

const CLOSE_MS = 3_000;

/** Closes a page. One whose script never ends would neither close nor leave the processor: it is crashed. */
export async function closePage(page: Page): Promise<void> {
  try {
    await within(CLOSE_MS, page.close());
  } catch {
    const crash = async () => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.crash');
    };
    await within(CLOSE_MS, crash()).catch(() => {});
  }
}

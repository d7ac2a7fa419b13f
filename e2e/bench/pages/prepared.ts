import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage } from '#bench/pages/throttle.ts';

interface Steps<Figure> {
  /** Brings a page to where the measurement begins. Most of its time is waiting, so all pages do it side by side. */
  prepare: (page: Page) => Promise<void>;
  measure: (page: Page) => Promise<Figure>;
}

/** Milliseconds in which a page that was frozen catches up with what its timers missed. */
const AWAKE_MS = 500;

/**
 * Measures as many fresh pages as there are runs, one after the other. What waits for its turn is frozen, so that it
 * takes nothing of the processor; what has had it is closed.
 */
export async function measurePrepared<Figure>(
  browser: Browser,
  runs: number,
  { prepare, measure }: Steps<Figure>,
): Promise<Figure[]> {
  const pages = await Promise.all(Array.from({ length: runs }, () => openPage(browser)));
  try {
    const waiting = await Promise.all(
      pages.map(async (page) => {
        await prepare(page);
        const session = await page.context().newCDPSession(page);
        await become(session, 'frozen');
        return { page, session };
      }),
    );
    const figures: Figure[] = [];
    for (const { page, session } of waiting) {
      await become(session, 'active');
      await page.waitForTimeout(AWAKE_MS);
      figures.push(await measure(page));
      await page.context().close();
    }
    return figures;
  } finally {
    await Promise.allSettled(pages.map((page) => page.context().close()));
  }
}

const become = (session: CDPSession, state: 'frozen' | 'active') =>
  session.send('Page.setWebLifecycleState', { state });

import type { Page } from 'playwright-core';
import { within } from '#releases/gate/waits.ts';

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

/** Bytes that a page may keep beyond what it keeps in the live release. */
const MORE_BYTES = 100_000_000;
const ANSWER_MS = 5_000;

/**
 * Bytes that the page's scripts keep: objects, strings and buffers. Where they are many, what could be thrown away is
 * thrown away first: it may be another page's, that the tab has shown before.
 */
export async function keptBytes(page: Page): Promise<number> {
  const session = await within(ANSWER_MS, page.context().newCDPSession(page));
  const read = async () => {
    const usage = (await within(ANSWER_MS, session.send('Runtime.getHeapUsage'))) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  };
  try {
    const bytes = await read();
    if (bytes < MORE_BYTES / 2) return bytes;
    await within(ANSWER_MS, session.send('HeapProfiler.collectGarbage'));
    return await read();
  } finally {
    // A page whose script never ends does not let go either.
    await within(ANSWER_MS, session.detach()).catch(() => {});
  }
}

/** @returns what to say of it, or null where it is about as much as in the live release */
export function describeMemory(bytes: number, live: number): string | null {
  if (bytes <= live + MORE_BYTES) return null;
  return `keeps ${Math.round(bytes / 1e6)} MB in memory, ${Math.round(live / 1e6)} MB in the live release.`;
}

const CLOCK_ANSWER_MS = 4_000;
/** Tasks without a delay that may follow one another before time goes on: a page may draw frame after frame. */
const MOST_AT_ONCE = 1_000;

/**
 * Lets a page's own clock run ahead: its timers, animations and times of day follow one another without the waiting, while
 * what it fetches is waited for. Its workers keep the time of the machine.
 *
 * @returns resolves when so many milliseconds have passed for the page: never for one whose script does not end, and as
 * late as its last answer for one that waits for the network
 * @throws Error for a browser that cannot do it
 */
export async function forwardClock(page: Page, pageMs: number): Promise<{ passed: Promise<void> }> {
  const session = await within(CLOCK_ANSWER_MS, page.context().newCDPSession(page));
  const passed = new Promise<void>((resolve) => session.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
  const options = { budget: pageMs, maxVirtualTimeTaskStarvationCount: MOST_AT_ONCE } as const;
  await within(
    CLOCK_ANSWER_MS,
    session.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', ...options }),
  );
  return { passed };
}

import type { Page } from 'playwright-core';
import { within } from '#releases/gate/within.ts';

const ANSWER_MS = 4_000;
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
  const session = await within(ANSWER_MS, page.context().newCDPSession(page));
  const passed = new Promise<void>((resolve) => session.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
  const options = { budget: pageMs, maxVirtualTimeTaskStarvationCount: MOST_AT_ONCE } as const;
  await within(
    ANSWER_MS,
    session.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', ...options }),
  );
  return { passed };
}

import type { Browser, Page } from '@playwright/test';
import { untilAlive } from '#bench/pages/loads.ts';
import { measurePrepared } from '#bench/pages/prepared.ts';
import { press } from '#bench/pages/press.ts';
import { slowDown } from '#bench/pages/throttle.ts';
import { median } from '#bench/statistics.ts';

declare global {
  interface Window {
    /** Milliseconds from the press to the frame with the next page's h1; undefined until then. */
    arrived: number | undefined;
  }
}

/** A way inside the site from one page to another. */
export interface Way {
  from: string;
  to: string;
}

/** Pages that lead to all others, in the order in which a visitor would come by. */
const CROSSROADS = ['/', '/calculators', '/goals', '/childplan', '/blogs'];

/** For each route a page that links to it; a route without one is left out. */
export async function waysTo(site: string, routes: string[]): Promise<Way[]> {
  const linked = await Promise.all(
    CROSSROADS.map(async (from) => ({ from, html: await (await fetch(site + from)).text() })),
  );
  return routes.flatMap((to) => {
    const found = linked.find(({ from, html }) => from !== to && html.includes(`href="${to}"`));
    return found === undefined ? [] : [{ from: found.from, to }];
  });
}

/**
 * Waits on a page until nothing is fetched any more, then follows a link on the slow phone: whatever was not there yet
 * shows as a wait of at least one round trip.
 *
 * @returns the median of milliseconds until the next page's h1 is painted
 */
export async function measureNavigation(browser: Browser, site: string, way: Way, runs: number): Promise<number> {
  const times = await measurePrepared(browser, runs, {
    prepare: async (page) => {
      await page.goto(site + way.from, { waitUntil: 'load' });
      await untilAlive(page);
      await linkTo(page, way.to).scrollIntoViewIfNeeded();
      await untilQuiet(page);
    },
    measure: (page) => follow(page, way.to),
  });
  return median(times);
}

const linkTo = (page: Page, to: string) => page.locator(`a[href="${to}"]`).filter({ visible: true }).first();

async function follow(page: Page, to: string): Promise<number> {
  await slowDown(page);
  await page.evaluate(awaitHeading, to);
  if (!(await press(page, linkTo(page, to)))) throw new Error(`The link to ${to} is covered.`);
  const handle = await page.waitForFunction(() => window.arrived);
  return Number(await handle.jsonValue());
}

const QUIET_MS = 4_000;

/** Until nothing new was fetched for a while: what is fetched in idle moments comes one by one, and is made ready later. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quietMs) => {
    const newest = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...newest) > quietMs;
  }, QUIET_MS);
}

/** Runs in the page before a link is pressed. */
function awaitHeading(to: string): void {
  const before = document.querySelector('main h1');
  const text = before?.textContent;
  let pressed = 0;
  const look = () => {
    const heading = document.querySelector('main h1');
    const isNew = heading !== null && (heading !== before || heading.textContent !== text);
    if (isNew && location.pathname === to && heading.getClientRects().length > 0) {
      // The heading is in the tree now, and painted when the next frame begins.
      requestAnimationFrame(() => {
        window.arrived = performance.now() - pressed;
      });
    } else requestAnimationFrame(look);
  };
  const onPress = ({ timeStamp }: Event) => {
    pressed = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('click', onPress, { capture: true, once: true });
}

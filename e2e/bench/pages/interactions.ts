import { type Browser, errors, type Locator, type Page } from '@playwright/test';
import { untilAlive } from '#bench/pages/loads.ts';
import { measurePrepared } from '#bench/pages/prepared.ts';
import { press, REACH_MS } from '#bench/pages/press.ts';
import { slowDown } from '#bench/pages/throttle.ts';
import { median } from '#bench/statistics.ts';

/** One press or keystroke, from the moment it was made to the next frame: what Interaction to Next Paint counts. */
export interface Interaction {
  /** Milliseconds, in steps of 8 as browsers tell them. */
  duration: number;
  what: string;
}

declare global {
  interface Window {
    interactions: Interaction[];
  }
}

/** Controls of one kind that are pressed on a page, so that a page of forty questions takes no longer than one of four. */
const MOST_OF_A_KIND = 4;

/** Milliseconds between two keys of somebody who types fast. */
const TYPING_MS = 100;

/** Milliseconds until a control counts as gone: hidden, disabled, or covered by a dialog that a press has opened. */
const PATIENCE_MS = 2_000;

/**
 * Types, drags, opens panels and the menu, and switches the theme on a page that stands, at 4 times CPU slowdown.
 *
 * @returns the median of the runs' worst interactions, and what the worst of all was
 */
export async function measureInteractions(browser: Browser, address: string, runs: number): Promise<Interaction> {
  const worst = await measurePrepared(browser, runs, {
    prepare: async (page) => {
      await page.addInitScript(collectInteractions);
      await page.goto(address, { waitUntil: 'networkidle' });
      await untilAlive(page);
    },
    measure: worstOf,
  });
  const slowest = worst.toSorted((a, b) => b.duration - a.duration)[0];
  return { duration: median(worst.map(({ duration }) => duration)), what: slowest?.what ?? 'nothing' };
}

async function worstOf(page: Page): Promise<Interaction> {
  await slowDown(page);
  page.setDefaultTimeout(PATIENCE_MS);
  await tryMain(page);
  await tryHeader(page);
  // An entry comes only after the frame that it waited for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const seen = await page.evaluate(() => window.interactions);
  return seen.toSorted((a, b) => b.duration - a.duration)[0] ?? { duration: 0, what: 'nothing above 16 ms' };
}

/** Runs in the page before anything else. Frames below 16 ms are not told by any browser. */
function collectInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const target = entry.target instanceof Element ? entry.target : null;
      const named = target?.getAttribute('aria-label') ?? target?.textContent ?? '';
      const kind = target?.tagName.toLowerCase() ?? '';
      const what = `${entry.name} on ${kind} ${named.trim().slice(0, 40)}`.trim();
      window.interactions.push({ duration: entry.duration, what });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function tryMain(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await each(main.getByRole('textbox'), async (field) => {
    if (await press(page, field)) await keys(page, ['End', 'Backspace', '5', 'Backspace', '0']);
  });
  await each(main.getByRole('slider'), async (slider) => {
    await slider.focus();
    await keys(page, ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft']);
    await drag(page, slider);
  });
  await each(main.getByRole('checkbox'), async (box) => {
    await box.focus();
    await keys(page, ['Space']);
    await page.waitForTimeout(REACH_MS);
  });
  await each(main.locator('summary'), (panel) => press(page, panel));
  await each(main.getByRole('tab'), (tab) => press(page, tab));
}

async function tryHeader(page: Page): Promise<void> {
  await each(page.getByRole('banner').getByRole('button'), async (button) => {
    await press(page, button);
    await page.waitForTimeout(REACH_MS);
    await page.keyboard.press('Escape');
  });
}

async function keys(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await page.waitForTimeout(TYPING_MS);
    await page.keyboard.press(name);
  }
}

async function drag(page: Page, slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) return;
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.2, middle);
  await page.waitForTimeout(REACH_MS);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, middle, { steps: 8 });
  await page.mouse.up();
}

/** Acts on the first few of a kind. What one press takes away needs no second. */
async function each(locator: Locator, act: (one: Locator) => Promise<unknown>): Promise<void> {
  const count = Math.min(MOST_OF_A_KIND, await locator.count());
  for (let index = 0; index < count; index++) {
    const one = locator.nth(index);
    if (!(await one.isVisible())) continue;
    try {
      await act(one);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

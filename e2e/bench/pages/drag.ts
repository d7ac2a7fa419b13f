import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { scriptInFrames, type TraceEvent } from '#bench/pages/frames.ts';
import { untilAlive } from '#bench/pages/loads.ts';
import { openPage, slowDown } from '#bench/pages/throttle.ts';
import { median } from '#bench/statistics.ts';

/** What the frames of a drag took in script: milliseconds, median and worst of one drag; of several the one in the middle. */
export interface Drag {
  where: string;
  median: number;
  worst: number;
}

/** Sliders that are dragged: the term of the longest tables, and the amount of the page of several goals. */
const dragged = [
  ['/sipcalculator', 'Time period (years), slider'],
  ['/swpcalculator', 'Time period (years), slider'],
  ['/planyourgoal', 'Amount needed today, slider'],
] as const;

/** There and back again, a few pixels with each move. */
const MOVES = 60;
/** Longer than anything on the page waits for a pause. */
const PAUSE_MS = 1_000;
const EDGE = 10;

/** Drags sliders with the mouse at 4 times CPU slowdown, and reads each frame's script from the browser's own trace. */
export async function measureDrags(browser: Browser, site: string, runs: number): Promise<Drag[]> {
  const drags: Drag[] = [];
  for (const [where, name] of dragged) {
    const page = await openPage(browser);
    await page.goto(site + where, { waitUntil: 'networkidle' });
    await untilAlive(page);
    const session = await slowDown(page);
    const slider = page.getByRole('slider', { name });
    // The first drag compiles what the others run: that is the browser's doing, and happens once.
    await drag(session, slider);
    await page.waitForTimeout(PAUSE_MS);
    const seen: number[][] = [];
    for (let run = 0; run < runs; run++) {
      seen.push(await traced(browser, page, () => drag(session, slider)));
      await page.waitForTimeout(PAUSE_MS);
    }
    const worst = median(seen.map((frames) => Math.max(...frames)));
    drags.push({ where, median: median(seen.map(median)), worst });
    await page.context().close();
  }
  return drags;
}

async function drag(session: CDPSession, slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not on the page.');
  const y = box.y + box.height / 2;
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) => {
    const x = box.x + EDGE + share * (box.width - 2 * EDGE);
    return session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  };
  await mouse('mousePressed', 0);
  // Each move is answered in the frame that it belongs to.
  for (let move = 0; move <= MOVES; move++) await mouse('mouseMoved', 1 - Math.abs(1 - (2 * move) / MOVES));
  await mouse('mouseReleased', 0);
}

/** Milliseconds of script in each frame while something is done. */
async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const categories = ['devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'];
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  return scriptInFrames((JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }).traceEvents);
}

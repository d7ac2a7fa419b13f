import type { Browser, CDPSession, Page } from '@playwright/test';
import { installPresses } from '#presses/in-page.ts';
import type { Outcome } from '#presses/judge.ts';
import type { Device } from '#presses/plan.ts';

/** How much slower than this machine the page runs. */
const SLOWER = 4;
/** Milliseconds that a finger rests on a button. */
const HELD_MS = 80;
/** Milliseconds between two looks, how many in a row must see the same, and after how long waiting ends. */
const LOOK_MS = 300;
const LOOKS = 4;
const PATIENCE_MS = 20_000;
/** Home stands for header and footer of all pages. Tall: what is further down is seen as well. */
const WINDOW = { width: 1280, height: 2_600 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Opened {
  page: Page;
  session: CDPSession;
  /** Files and windows, as they open. */
  opened: string[];
  close: () => Promise<void>;
}

/** A page in a browser that has seen none of the site, up to the first byte of its document. */
async function openPage(browser: Browser, address: string, wanted: string, slow: boolean): Promise<Opened> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  const opened: string[] = [];
  context.on('page', (other) => other !== page && opened.push('window'));
  page.on('download', (file) => opened.push(file.suggestedFilename()));
  const { origin } = new URL(address);
  // Nothing leaves this machine.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.addInitScript(installPresses, wanted);
  const session = await context.newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, session, opened, close: () => context.close() };
}

/** Waits until the page is alive and stands still. */
async function settled({ page, session, opened }: Opened): Promise<Outcome> {
  const end = performance.now() + PATIENCE_MS;
  let before = '';
  let alike = 0;
  for (;;) {
    await wait(LOOK_MS);
    // Between two documents there is nothing to look at. From the top: what a page fetches when it comes near is then the
    // same, whether a link has scrolled the page before or after that was seen.
    const seen = await page
      .evaluate(() => {
        scrollTo(0, 0);
        return {
          alive: performance.getEntriesByType('mark').some(({ name }) => name.startsWith('shown ')),
          busy: document.querySelector('main [aria-busy="true"]') !== null,
          outcome: window.presses.outcome(),
        };
      })
      .catch(() => undefined);
    if (seen?.alive) await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }).catch(() => {});
    const outcome = seen && { ...seen.outcome, opened: [...opened, ...seen.outcome.opened].sort() };
    const now = JSON.stringify(outcome);
    alike = seen?.alive && !seen.busy && now === before ? alike + 1 : 0;
    if (outcome && (alike >= LOOKS || performance.now() > end)) return outcome;
    if (performance.now() > end + PATIENCE_MS) throw new Error('The page does not answer.');
    before = now;
  }
}

/** Names of the controls that can be pressed once the page is alive. */
export async function controlsOf(browser: Browser, address: string): Promise<string[]> {
  const opened = await openPage(browser, address, '', false);
  try {
    await settled(opened);
    return await opened.page.evaluate(() => [...window.presses.controls().keys()]);
  } finally {
    await opened.close();
  }
}

const centreOf = (page: Page, control: string) =>
  page.evaluate((name) => {
    const element = window.presses.controls().get(name);
    if (element === undefined) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, control);

async function pressWith(page: Page, control: string, device: Device, place: { x: number; y: number }) {
  if (device === 'pointer') {
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await wait(HELD_MS);
    await page.mouse.up();
    return;
  }
  await page.evaluate((name) => window.presses.controls().get(name)?.focus(), control);
  await page.keyboard.press(/^(checkbox|radio|switch) /.test(control) ? 'Space' : 'Enter');
}

/** What a press leads to when everybody has waited until the page is alive; without a control, what nobody leads to. */
export async function latePress(browser: Browser, address: string, control = '', device: Device = 'pointer') {
  const opened = await openPage(browser, address, '', false);
  try {
    await settled(opened);
    if (control !== '') {
      const place = await centreOf(opened.page, control);
      if (place === undefined) return undefined;
      await pressWith(opened.page, control, device, place);
    }
    return await settled(opened);
  } finally {
    await opened.close();
  }
}

export interface Early {
  outcome: Outcome;
  /** Milliseconds after it was seen at which the page heard of the press; NaN where it led to another document. */
  after: number;
}

/** Presses a control so many milliseconds after it is first seen, where the page runs slowly; undefined where it never is. */
export async function earlyPress(
  browser: Browser,
  address: string,
  { control, device, delay }: { control: string; device: Device; delay: number },
): Promise<Early | undefined> {
  const opened = await openPage(browser, address, control, true);
  try {
    const { page } = opened;
    await page
      .waitForFunction(() => window.presses.seenAt > 0, undefined, { polling: 'raf', timeout: PATIENCE_MS })
      .catch(() => {});
    const place = await centreOf(page, control);
    if (place === undefined) return undefined;
    const since = await page.evaluate(() => performance.now() - window.presses.seenAt);
    await wait(Math.max(0, delay - since));
    await pressWith(page, control, device, place);
    const after = await page.evaluate(() => window.presses.pressedAt - window.presses.seenAt).catch(() => Number.NaN);
    return { outcome: await settled(opened), after };
  } finally {
    await opened.close();
  }
}

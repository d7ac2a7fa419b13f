import type { Page } from 'playwright-core';
import { closePage, describeMemory, keptBytes } from '#releases/gate/browser-page.ts';
import type { BrowserPool } from '#releases/gate/browser-pool.ts';
import { changedBuiltIns } from '#releases/gate/built-ins.ts';
import { pressControls } from '#releases/gate/press-controls.ts';
import { leaveAndReturn, reachHostPage, reachPage, walkToPage } from '#releases/gate/reach-page.ts';
import type { Target } from '#releases/gate/smoke-targets.ts';
import { PATIENT, Unanswered, within } from '#releases/gate/waits.ts';
import { watchPage } from '#releases/gate/watch-page.ts';
import { type Looked, lookInWindows, WINDOWS } from '#releases/gate/windows.ts';

/** Milliseconds after which a page that is looked at, left and pressed counts as stuck. */
const STEP_MS = 8_000;
const AWAY_MS = 30_000;
/** Everything together, if one of its steps has no limit of its own. */
const WHOLE_MS = 240_000;
const HEADING_MS = 3_000;

/** In how many windows a short visit looks at a page: it stays in the one where it has opened. */
export const SHORT_WINDOWS = 1;

/** What a page is like: in the windows it was looked at in, in memory, and in what it does to the browser's own. */
export interface Seen {
  looked: Looked[];
  bytes: number;
  changed: string[];
}

export interface Visited {
  /** Without the page's name. */
  problems: string[];
  /** Absent when the page did not come so far. */
  seen?: Seen;
}

/**
 * Opens a page of the live release and looks at it, patiently the second time. Nothing is said of it: it is what the
 * candidate is measured by.
 */
export async function lookAt(
  browserPool: BrowserPool,
  target: Target,
  preview: string,
  windows: number,
): Promise<Seen | undefined> {
  const look = (patience: number) =>
    onPage(
      browserPool,
      { whose: preview, signedIn: target.signedIn },
      async (page) => {
        const { missing } = await reachPage(page, target, preview, patience);
        return missing === null ? seenOn(page, windows, patience) : undefined;
      },
      (seen) => seen !== undefined,
    ).catch(() => undefined);
  return (await look(1)) ?? (await look(PATIENT));
}

/** Looks at a page of the shell that no remote owns. */
export function lookAtHost(browserPool: BrowserPool, signedIn: boolean, preview: string): Promise<Looked[]> {
  const look = (patience: number) =>
    onPage(
      browserPool,
      { whose: `${preview} host`, signedIn },
      async (page) => {
        await reachHostPage(page, preview, patience);
        return lookInWindows(page, WINDOWS.length, patience);
      },
      () => true,
    );
  return look(1).catch(() => look(PATIENT));
}

/** A page to visit, and by whom. */
export interface Visit {
  target: Target;
  preview: string;
  /** Whose browser it is. */
  whose: string;
  /**
   * A short visit comes from another page of the remote, where a tab stands on one, looks in fewer windows, and neither
   * leaves the page nor presses anything.
   */
  isShort: boolean;
  /** By how much longer than usual everything may take. */
  patience: number;
  /** The page of the live release. */
  live?: Seen | undefined;
}

/** Opens one page, looks at it and, unless in short, leaves it for another remote's, comes back and presses everything. */
export function visit(
  browserPool: BrowserPool,
  { target, preview, whose, isShort, patience, live }: Visit,
): Promise<Visited> {
  const stepMs = STEP_MS * patience;
  const act = async (page: Page): Promise<Visited> => {
    const watch = watchPage(page, target, browserPool);
    let seen: Seen | undefined;
    let doing = 'cannot be opened';
    try {
      const reached = isNew(page)
        ? await reachPage(page, target, preview, patience)
        : { missing: await walkToPage(page, target, patience), isRendered: true };
      if (reached.missing !== null) return { problems: [reached.missing, ...watch.problems()] };
      if (!reached.isRendered) watch.note('cannot be rendered on the server.');
      doing = 'cannot be looked at';
      const heading = await within(stepMs, headingOf(page, patience));
      if (heading === null) watch.note('does not have one visible h1.');
      seen = await seenOn(page, isShort ? SHORT_WINDOWS : WINDOWS.length, patience, live);
      if (isShort) return { problems: watch.problems(), seen };
      doing = 'cannot be left and returned to';
      const stays = new URL(page.url()).pathname === target.address;
      if (heading !== null && stays && target.leaveTo !== undefined)
        await within(AWAY_MS * patience, leaveAndReturn(page, target.shows, target.leaveTo, patience));
      doing = 'cannot be used';
      if (stays && watch.problems().length === 0) await press(page, target, watch, patience);
      return { problems: watch.problems(), seen };
    } catch (error) {
      const reason = error instanceof Unanswered ? 'it does not answer' : (error as Error).message.split('\n')[0];
      return {
        problems: [`${doing}: ${reason}.`, ...watch.problems()],
        ...(seen && { seen }),
      };
    }
  };
  const isInOrder = ({ problems }: Visited) => problems.length === 0;
  const tab = { whose: isShort ? walking(whose) : whose, signedIn: target.signedIn, stays: isShort };
  return onPage(browserPool, tab, act, isInOrder).catch((error: unknown) => {
    if (error instanceof Unanswered) return { problems: ['stops answering.'] };
    throw error;
  });
}

/** The visitor whose tabs stay where they are after a short visit. */
export const walking = (whose: string) => `${whose} walking`;

const isNew = (page: Page) => page.url() === 'about:blank';

async function press(
  page: Page,
  { shows, inShell }: Target,
  watch: ReturnType<typeof watchPage>,
  patience: number,
): Promise<void> {
  watch.press();
  const pathname = () => new URL(page.url()).pathname;
  const before = pathname();
  const pressed = await pressControls(page, inShell ? '#root > header, #root > footer' : 'main', patience);
  if (pressed === null) return watch.note('stops answering when its controls are pressed.');
  const release = await within(
    STEP_MS * patience,
    page.evaluate(() => document.querySelector('[data-release]')?.getAttribute('data-release')),
  );
  if (pathname() === before && release !== shows)
    watch.note(`does not survive its controls: ${release ?? 'nothing'} is shown.`);
}

async function seenOn(page: Page, windows: number, patience: number, live?: Seen): Promise<Seen> {
  const looked = await lookInWindows(page, windows, patience, live?.looked);
  return { looked, bytes: await keptBytes(page), changed: await within(STEP_MS * patience, changedBuiltIns(page)) };
}

/** What a page keeps and changes beyond what it does in the live release. */
export function compareSeen(
  { bytes, changed }: Omit<Seen, 'looked'>,
  live: Omit<Seen, 'looked'> | undefined,
): string[] {
  const new_ = changed.filter((name) => live?.changed.includes(name) !== true);
  const memory = describeMemory(bytes, live?.bytes ?? 0);
  return [
    ...(new_.length === 0 ? [] : [`changes what is everybody's: ${new_.slice(0, 5).join(', ')}.`]),
    ...(memory === null ? [] : [memory]),
  ];
}

/** A page of its own, for as long as something is done with it. One that was left in order is used again. */
async function onPage<T>(
  browserPool: BrowserPool,
  { whose, signedIn, stays = false }: { whose: string; signedIn: boolean; stays?: boolean },
  act: (page: Page) => Promise<T>,
  isInOrder: (result: T) => boolean,
): Promise<T> {
  const page = await browserPool.page(whose, signedIn);
  let goesOn = false;
  try {
    const result = await within(WHOLE_MS, act(page));
    goesOn = isInOrder(result);
    return result;
  } finally {
    if (goesOn) await browserPool.handBack(page, stays).catch(() => closePage(page));
    else await closePage(page);
  }
}

/** Text of the page's only visible h1; null when there is none, or several. */
const headingOf = (page: Page, patience: number): Promise<string | null> =>
  page
    .waitForFunction(
      () => {
        const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.getClientRects().length > 0);
        return headings.length === 1 && headings[0]?.innerText.trim();
      },
      undefined,
      // A page that leads on to another one has none for a moment.
      { timeout: HEADING_MS * patience, polling: 100 },
    )
    .then(async (heading) => String(await heading.jsonValue()))
    .catch(() => null);

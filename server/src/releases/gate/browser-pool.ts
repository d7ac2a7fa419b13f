import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { rememberBuiltIns } from '#releases/gate/built-ins.ts';
import { findChromium, NO_HIDDEN_PAGES } from '#releases/gate/chromium.ts';
import { keepSession, type Session, signIn, startSmokeOrigin } from '#releases/gate/smoke-origin.ts';
import { fewAtATime, within } from '#releases/gate/waits.ts';
import { WINDOWS } from '#releases/gate/windows.ts';

/** Pages that are driven at the same time, of all candidates together. */
const TABS = 10;
const CLOSE_MS = 3_000;

/** One origin and one browser for all candidates and all of their pages. */
export interface BrowserPool {
  url: string;
  /** Runs what drives a page when one of the tabs is free. */
  tab: <T>(act: () => Promise<T>) => Promise<T>;
  /**
   * The browser of somebody who looks at one release: what its pages store, and what they have fetched, is not there for
   * the pages of another.
   *
   * @param whose the release, and what else sets it apart
   */
  visitor: (whose: string, signedIn: boolean) => Promise<BrowserContext>;
  /** A tab of such a browser. One that was handed back is as good as new, and costs no process of its own. */
  page: (whose: string, signedIn: boolean) => Promise<Page>;
  /** Hands a tab back that answers and has nothing to be blamed for. @param asIs leaves it on the page where it stands */
  handBack: (page: Page, asIs: boolean) => Promise<void>;
  /** Closes the browsers of a release that nobody looks at any more. */
  leave: (whose: string) => Promise<void>;
  /** True for an address that the origin's API has, whatever it answers there. */
  isCall: (path: string) => boolean;
  /** Its version. */
  browser: string;
  close: () => Promise<void>;
}

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  NO_HIDDEN_PAGES,
  // Nothing of a candidate reaches another machine, and what it shows does not depend on whether this one is online.
  ...['--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
];

/** @throws Error when there is no Chromium, or the origin does not start */
export async function openBrowserPool(store: string): Promise<BrowserPool> {
  const { origin, browser, isCall } = await started(store);
  const { url } = origin;
  // Once, for all visitors that are signed in. Whoever needs it hears what went wrong.
  const account = openAccount(browser, url);
  account.catch(() => {});

  const open = async (signedIn: boolean) => {
    const known = signedIn ? await account : undefined;
    const context = await browser.newContext({
      ...{ ...common(url), ...(known && { storageState: known.state }) },
      viewport: WINDOWS[0].viewport,
      colorScheme: WINDOWS[0].colorScheme,
      reducedMotion: 'reduce',
    });
    await rememberBuiltIns(context);
    if (known) await keepSession(context, known.session);
    return context;
  };
  const visitors = new Map<string, Promise<BrowserContext>>();
  const keyOf = (whose: string, signedIn: boolean) => `${whose} ${signedIn ? 'signed in' : 'a stranger'}`;
  const visitor = (whose: string, signedIn: boolean) => {
    const key = keyOf(whose, signedIn);
    const context = visitors.get(key) ?? open(signedIn);
    visitors.set(key, context);
    return context;
  };
  const idle = new Map<BrowserContext, Page[]>();
  const page = async (whose: string, signedIn: boolean) => {
    const context = await visitor(whose, signedIn);
    return idle.get(context)?.pop() ?? context.newPage();
  };
  const handBack = async (used: Page, asIs: boolean) => {
    if (asIs) used.removeAllListeners();
    else await within(CLOSE_MS, empty(used, url));
    const context = used.context();
    idle.set(context, [...(idle.get(context) ?? []), used]);
  };
  const leave = async (whose: string) => {
    for (const signedIn of [false, true]) {
      const context = visitors.get(keyOf(whose, signedIn));
      visitors.delete(keyOf(whose, signedIn));
      // A page that is stuck may not even close; the browser's end takes it along.
      if (context !== undefined)
        await within(
          CLOSE_MS,
          context.then((it) => it.close()),
        ).catch(() => {});
    }
  };
  const close = async () => {
    await Promise.all([browser.close(), origin.stop()]);
  };
  return { url, tab: fewAtATime(TABS), visitor, page, handBack, leave, isCall, browser: browser.version(), close };
}

/** Both, or none: with the one that is there, the command would never end when the other cannot be had. */
async function started(store: string) {
  const executablePath = findChromium();
  const starting = [startSmokeOrigin(store), chromium.launch({ executablePath, args: FLAGS })] as const;
  try {
    const [origin, browser] = await Promise.all(starting);
    return { origin, browser, isCall: await callsOf(origin.url) };
  } catch (error) {
    const [origin, browser] = starting;
    await Promise.allSettled([origin.then((it) => it.stop()), browser.then((it) => it.close())]);
    throw error;
  }
}

/** Takes from a tab what only a new one would not have. What the browser stores beyond a tab belongs to the visitor. */
async function empty(page: Page, origin: string): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto('about:blank');
  await page.setViewportSize(WINDOWS[0].viewport);
  await page.emulateMedia({ colorScheme: WINDOWS[0].colorScheme });
  const session = await page.context().newCDPSession(page);
  await session.send('DOMStorage.clear', { storageId: { securityOrigin: origin, isLocalStorage: false } });
  await session.detach();
}

// A worker would store the files of all remotes while pages are looked at; nothing of a preview is ever stored.
const common = (baseURL: string) => ({ baseURL, locale: 'en-IN', serviceWorkers: 'block' }) as const;

async function openAccount(browser: Browser, url: string) {
  const context = await browser.newContext(common(url));
  try {
    const session: Session = await signIn(context);
    return { session, state: await context.storageState() };
  } finally {
    await context.close();
  }
}

/** Knows the calls that may be made by GET, from the origin's own description of its API. */
async function callsOf(url: string): Promise<(path: string) => boolean> {
  const described = (await (await fetch(`${url}/server/openapi.json`)).json()) as {
    paths?: Record<string, { get?: object }>;
  };
  const patterns = Object.entries(described.paths ?? {})
    .filter(([, { get }]) => get !== undefined)
    .map(([path]) => new RegExp(`^${path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

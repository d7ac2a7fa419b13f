import type { Page } from 'playwright-core';
import type { Target } from '#releases/gate/smoke-targets.ts';
import { within } from '#releases/gate/waits.ts';

/** Milliseconds until the origin must answer: it may have a renderer to start for a preview, on a busy machine. */
const OPEN_MS = 30_000;
/** Milliseconds until a page must show its release. */
const ALIVE_MS = 12_000;
/** Milliseconds that a page may take for any answer. What asks a page that is stuck never comes to its own time limit. */
const ANSWER_MS = 4_000;
/** Milliseconds between two looks: once a frame would slow the pages that are looked at. */
const LOOK_MS = 50;
/** Milliseconds that it may go on fetching before it is looked at. */
const SETTLED_MS = 3_000;
/** Milliseconds without a change after which it counts as settled. */
const STILL_MS = 300;

/**
 * Opens a page and waits until it has come alive and has fetched what it fetches by itself.
 *
 * @param patience by how much longer than usual it may take
 * @returns what is wrong; null for a page that shows its release
 */
export async function reachPage(page: Page, { address, isExample, shows }: Target, preview: string, patience = 1) {
  // A script that never ends would keep the page loading for ever.
  const answer = await page.goto(address + preview, { waitUntil: 'commit', timeout: OPEN_MS * patience });
  const status = answer?.status();
  // A post of an invented name is not there, and its page says so.
  const expected = status === 200 || (isExample && status === 404);
  if (answer === null || !expected) return { missing: `answers ${status ?? 'nothing'}.` };
  const document = within((ANSWER_MS + ALIVE_MS) * patience, answer.text());
  // Nobody waits for it where the page does not come alive.
  document.catch(() => {});
  if (!(await comesAlive(page, shows, patience)))
    return { missing: `does not show ${shows}, but ${await shownInstead(page)}.` };
  const aliveAt = performance.now();
  await settle(page);
  return { missing: null, aliveAt, isRendered: !/<div id="root"><\/div>/.test(await document) };
}

/**
 * Goes on to a page from another one of its remote, as a link inside the site does it: no document is fetched.
 *
 * @returns what is wrong; null for a page that shows its release
 */
export async function walkToPage(page: Page, { address, shows }: Target, patience: number): Promise<string | null> {
  const left = await within(
    ANSWER_MS * patience,
    page.evaluate((to) => {
      const heading = document.querySelector('h1')?.innerText;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      return heading;
    }, address),
  );
  const shown = page.waitForFunction(
    ([release, before]) => {
      const heading = document.querySelector<HTMLElement>(`[data-release="${release}"] h1`);
      return heading !== null && heading.innerText !== before;
    },
    [shows, left] as const,
    { timeout: ALIVE_MS * patience, polling: LOOK_MS },
  );
  if (!(await within((ALIVE_MS + ANSWER_MS) * patience, shown).catch(() => null)))
    return `does not show ${shows} to who comes from another page, but ${await shownInstead(page)}.`;
  await settle(page);
  return null;
}

/** Opens a page that no remote owns, and waits until React has taken it over. */
export async function reachHostPage(page: Page, preview: string, patience: number): Promise<void> {
  await page.goto(`/no-such-page${preview}`, { timeout: OPEN_MS * patience });
  await page.waitForFunction(
    () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    undefined,
    { timeout: ALIVE_MS * patience, polling: LOOK_MS },
  );
  await settle(page);
}

/** What a page does by itself after it has come: timers, data, a redirect of its own. */
async function settle(page: Page): Promise<void> {
  await within(SETTLED_MS, page.waitForLoadState('networkidle')).catch(() => {});
  await within(SETTLED_MS, page.evaluate(restOf, { stillMs: STILL_MS, withinMs: SETTLED_MS })).catch(() => {});
}

/** Runs in the page: waits until neither address nor text have changed for a while, and nothing says that it is busy. */
async function restOf({ stillMs, withinMs }: { stillMs: number; withinMs: number }): Promise<void> {
  const end = performance.now() + withinMs;
  let seen = '';
  let since = performance.now();
  while (performance.now() < end && performance.now() - since < stillMs) {
    const now = `${location.href} ${document.querySelector('main')?.textContent?.length}`;
    // What a worker is counting, for one, is shown when it has answered.
    if (now !== seen || document.querySelector('main [aria-busy="true"]') !== null) since = performance.now();
    seen = now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function comesAlive(page: Page, release: string, patience: number): Promise<boolean> {
  // A fallback is an answer too: nobody has to wait for the time to pass.
  const shown = page.waitForFunction(
    (wanted) => {
      const marks = performance.getEntriesByType('mark').map(({ name }) => name);
      return marks.find((name) => name === wanted) ?? marks.find((name) => /^(shown|unavailable) /.test(name));
    },
    `shown ${release}`,
    { timeout: ALIVE_MS * patience, polling: LOOK_MS },
  );
  const isShown = shown.then(async (mark) => (await mark.jsonValue()) === `shown ${release}`);
  return within((ALIVE_MS + ANSWER_MS) * patience, isShown).catch(() => false);
}

const shownInstead = (page: Page): Promise<string> =>
  within(
    ANSWER_MS,
    page.evaluate(() => {
      const release = document.querySelector('[data-release]')?.getAttribute('data-release');
      return release ?? `'${document.querySelector('h1')?.innerText ?? 'a blank page'}'`;
    }),
  ).catch(() => 'does not answer');

/** Goes to a page of another remote and comes back. @throws Error when one of them does not stand there in time */
export async function leaveAndReturn(page: Page, release: string, to: string, patience = 1): Promise<void> {
  const shows = (there: boolean) =>
    within(
      (ALIVE_MS + ANSWER_MS) * patience,
      page.waitForFunction(
        ([wanted, expected]) => (document.querySelector(`[data-release="${wanted}"] h1`) !== null) === expected,
        [release, there] as const,
        { timeout: ALIVE_MS * patience },
      ),
    );
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), to);
  await shows(false);
  await page.goBack();
  await shows(true);
}

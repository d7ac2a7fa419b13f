import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Situation } from '#releases/gate/check.ts';
import { findChromium } from '#releases/gate/chromium.ts';
import { fewAtATime } from '#releases/gate/few-at-a-time.ts';
import { changedStyle, type HostStyle, readHostStyle } from '#releases/gate/host-style.ts';
import { signIn } from '#releases/gate/smoke-account.ts';
import { startSmokeOrigin } from '#releases/gate/smoke-origin.ts';
import { type Target, targetsOf } from '#releases/gate/smoke-targets.ts';
import { watchPage } from '#releases/gate/watch-page.ts';
import { previewToken } from '#releases/preview-link.ts';

/** Pages that are driven at the same time, of all candidates together. */
const TABS = 3;
/** Milliseconds until a page must show its release. */
const ALIVE_MS = 12_000;
/** Milliseconds between two looks: once a frame would slow the pages that are looked at. */
const LOOK_MS = 50;
/** Milliseconds that it may go on fetching before it is looked at. */
const SETTLED_MS = 3_000;

/** Longer than any candidate's pages take. */
const PREVIEW_MS = 3_600_000;

/** A browser and an origin, to drive the pages of any number of candidates. */
export interface Smoke {
  check: (situation: Situation) => Promise<string[]>;
  close: () => Promise<void>;
}

/** @throws Error when there is no Chromium, or the origin does not start */
export async function openSmoke(store: string): Promise<Smoke> {
  const executablePath = findChromium();
  const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ];
  const [origin, browser] = await Promise.all([
    startSmokeOrigin(store),
    chromium.launch({ executablePath, args: flags }),
  ]);
  const close = async () => {
    await Promise.all([browser.close(), origin.stop()]);
  };

  const tabs = fewAtATime(TABS);

  async function check({ candidate, others }: Situation): Promise<string[]> {
    const targets = targetsOf(candidate, others);
    const preview = `?preview=${previewToken(store, candidate, PREVIEW_MS)}`;
    const problems: string[] = [];
    // Two visitors: a sign-in page is for whoever is not signed in yet.
    for (const signedIn of [false, true]) {
      const waiting = targets.filter((target) => target.signedIn === signedIn);
      if (waiting.length > 0) problems.push(...(await drive(waiting, preview, signedIn)));
    }
    return problems;
  }

  async function drive(waiting: Target[], preview: string, signedIn: boolean): Promise<string[]> {
    const viewport = { width: 1280, height: 800 };
    // A worker would store the files of all remotes while pages are looked at; nothing of a preview is ever stored.
    const context = await browser.newContext({
      ...{ baseURL: origin.url, viewport, locale: 'en-IN', serviceWorkers: 'block' },
    });
    try {
      if (signedIn) await signIn(context);
      const baseline = await tabs(() => hostStyle(context, `/no-such-page${preview}`));
      const problems = await Promise.all(
        waiting.map((target) => tabs(() => visit(context, target, preview, baseline))),
      );
      return problems.flat();
    } finally {
      await context.close();
    }
  }
  return { check, close };
}

async function hostStyle(context: BrowserContext, path: string): Promise<HostStyle> {
  const page = await context.newPage();
  await page.goto(path);
  const style = await page.evaluate(readHostStyle);
  await page.close();
  return style;
}

/** Mounts one page, looks at it, leaves it for another remote's and comes back. */
async function visit(context: BrowserContext, target: Target, preview: string, baseline: HostStyle): Promise<string[]> {
  const page = await context.newPage();
  const watch = watchPage(page, target);
  const found = (problem: string) => `Smoke: ${target.path} ${problem}`;
  try {
    const answer = await page.goto(target.address + preview);
    const status = answer?.status();
    // A post of an invented name is not there, and its page says so.
    const expected = status === 200 || (target.isExample && status === 404);
    if (answer === null || !expected) return [found(`answers ${status ?? 'nothing'}.`)];
    if (/<div id="root"><\/div>/.test(await answer.text())) watch.note('cannot be rendered on the server.');
    const alive = await comesAlive(page, target.shows);
    if (!alive)
      return [found(`does not show ${target.shows}, but ${await shownInstead(page)}.`), ...watch.problems().map(found)];

    // What a page does by itself after it has come: timers, data, a redirect of its own.
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {});
    const heading = await headingOf(page);
    if (heading === null) watch.note('does not have one visible h1.');
    const changed = changedStyle(baseline, await page.evaluate(readHostStyle));
    if (changed !== null) watch.note(`changes the host: ${changed}.`);

    const stays = new URL(page.url()).pathname === target.address;
    if (heading !== null && stays && target.leaveTo !== undefined)
      await leaveAndReturn(page, target.shows, target.leaveTo);
    return watch.problems().map(found);
  } catch (error) {
    return [
      found(`cannot be left and returned to: ${(error as Error).message.split('\n')[0]}`),
      ...watch.problems().map(found),
    ];
  } finally {
    await page.close();
  }
}

async function leaveAndReturn(page: Page, release: string, to: string): Promise<void> {
  const shows = (there: boolean) =>
    page.waitForFunction(
      ([wanted, expected]) => (document.querySelector(`[data-release="${wanted}"] h1`) !== null) === expected,
      [release, there] as const,
      { timeout: ALIVE_MS },
    );
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), to);
  await shows(false);
  await page.goBack();
  await shows(true);
}

async function comesAlive(page: Page, release: string): Promise<boolean> {
  // A fallback is an answer too: nobody has to wait for the time to pass.
  const shown = page.waitForFunction(
    (wanted) => {
      const marks = performance.getEntriesByType('mark').map(({ name }) => name);
      return marks.find((name) => name === wanted) ?? marks.find((name) => /^(shown|unavailable) /.test(name));
    },
    `shown ${release}`,
    { timeout: ALIVE_MS, polling: LOOK_MS },
  );
  return shown.then(async (mark) => (await mark.jsonValue()) === `shown ${release}`).catch(() => false);
}

const shownInstead = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const release = document.querySelector('[data-release]')?.getAttribute('data-release');
    return release ?? `'${document.querySelector('h1')?.innerText ?? 'a blank page'}'`;
  });

/** Text of the page's only visible h1; null when there is none, or several. */
const headingOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.getClientRects().length > 0);
    const text = headings[0]?.innerText.trim() ?? '';
    return headings.length === 1 && text !== '' ? text : null;
  });

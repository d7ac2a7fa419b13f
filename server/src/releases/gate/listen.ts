import type { Page } from 'playwright-core';
import { closePage, forwardClock, keptBytes } from '#releases/gate/browser-page.ts';
import type { BrowserPool } from '#releases/gate/browser-pool.ts';
import { changedBuiltIns } from '#releases/gate/built-ins.ts';
import { reachPage } from '#releases/gate/reach-page.ts';
import type { Visit } from '#releases/gate/visit.ts';
import { Unanswered, within } from '#releases/gate/waits.ts';
import { watchPage } from '#releases/gate/watch-page.ts';

/** Milliseconds of the page's own clock in which it is listened to. */
const LISTEN_MS = 60_000;
/** Of them in the machine's time, which workers keep too; then the page's clock runs ahead. */
const WAITED_MS = 5_000;
/** Milliseconds that all of it may take: for a page that fetches without end, or a browser whose clock does not run ahead. */
const MOST_MS = 15_000;
/** Milliseconds between two questions whether it still answers, and until it must have. */
const ASK_MS = 500;
const ANSWER_MS = 4_000;
/** Stored by somebody else, for a page to leave alone. */
const WITNESS = 'stored-by-another-page';

/**
 * Opens a page as somebody who is signed in, and leaves it alone: what goes wrong only after a while is heard. It ends
 * at the first problem.
 *
 * @param enough ends it before its time
 * @returns what went wrong, without the page's name
 */
export async function listen(
  { visitor, ...browserPool }: BrowserPool,
  { target, preview, whose, patience }: Omit<Visit, 'isShort'>,
  enough: AbortSignal,
): Promise<{ problems: string[]; bytes: number; changed: string[] }> {
  const page = await (await visitor(whose, true)).newPage();
  let bytes = 0;
  let changed: string[] = [];
  try {
    const watch = watchPage(page, target, browserPool);
    const { missing, aliveAt = 0 } = await reachPage(page, target, preview, patience);
    if (missing !== null) return { problems: [missing, ...watch.problems()], bytes, changed };
    const answerMs = ANSWER_MS * patience;
    const stored = page.evaluate((key) => {
      localStorage.setItem(key, key);
      sessionStorage.setItem(key, key);
    }, WITNESS);
    await within(answerMs, stored);
    const heard = () => enough.aborted || watch.problems().length > 0;
    const most = aliveAt + MOST_MS;
    const alive =
      (await answersUntil(page, aliveAt + WAITED_MS, answerMs, heard)) &&
      (await answersUntil(page, most, answerMs, either(heard, await runAhead(page))));
    if (!alive) watch.note('stops answering after a while.');
    else if (!enough.aborted) {
      for (const lost of await within(answerMs, lostKeys(page)))
        watch.note(`takes ${lost} out of the browser's storage.`);
      bytes = await keptBytes(page);
      changed = await within(answerMs, changedBuiltIns(page));
    }
    return { problems: watch.problems(), bytes, changed };
  } catch (error) {
    return { problems: [`cannot be listened to: ${describe(error)}`], bytes, changed };
  } finally {
    await closePage(page);
  }
}

/** @returns tells whether the page's clock has come to the end; never where the browser cannot do it */
async function runAhead(page: Page): Promise<() => boolean> {
  let isOver = false;
  const ahead = await forwardClock(page, LISTEN_MS - WAITED_MS).catch(() => undefined);
  ahead?.passed.then(() => {
    isOver = true;
  });
  return () => isOver;
}

const either = (one: () => boolean, other: () => boolean) => () => one() || other();

const describe = (error: unknown) =>
  error instanceof Unanswered ? 'it does not answer.' : (error as Error).message.split('\n')[0];

async function answersUntil(page: Page, end: number, answerMs: number, heard: () => boolean): Promise<boolean> {
  while (performance.now() < end && !heard()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(ASK_MS, Math.max(0, end - performance.now()))));
    const answered = await within(
      answerMs,
      page.evaluate(() => true),
    ).catch(() => false);
    if (!answered) return false;
  }
  return true;
}

/** Of what the session and another page have stored, what is no longer there. */
const lostKeys = (page: Page): Promise<string[]> =>
  page.evaluate((witness) => {
    const here = ['token', 'user', witness].filter((key) => localStorage.getItem(key) === null);
    return sessionStorage.getItem(witness) === null ? [...here, `${witness} of the tab`] : here;
  }, WITNESS);

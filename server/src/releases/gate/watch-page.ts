import type { Page } from 'playwright-core';
import type { BrowserPool } from '#releases/gate/browser-pool.ts';
import type { Target } from '#releases/gate/smoke-targets.ts';

/** Gathers what goes wrong in a page: console errors, exceptions, failed requests. */
export function watchPage(
  page: Page,
  { address, isExample }: Pick<Target, 'address' | 'isExample'>,
  { url: origin, isCall }: Pick<BrowserPool, 'url' | 'isCall'>,
) {
  const problems = new Set<string>();
  const note = (problem: string) => void problems.add(problem);
  let pressing = false;
  /** The origin has no such article, or nothing yet of what a call asks for: its saying so is no fault of the page. */
  const mayLack = (url: string) => {
    const { pathname } = new URL(url);
    return isCall(pathname) || (isExample && (pathname === address || /^\/(server|wp-json)\//.test(pathname)));
  };
  /** Pictures of other sites: the browser of the gate reaches none of them. */
  const isForeign = (url: string) => /^https?:/.test(url) && !url.startsWith(`${origin}/`);
  const isExpected = (url: string, status: number) =>
    isForeign(url) || (status === 404 && mayLack(url)) || (isExample && status < 500 && mayLack(url));

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (message.text().startsWith('Failed to load resource')) {
      const status = Number(/status of (\d+)/.exec(message.text())?.[1] ?? 0);
      // Nothing that is pressed reaches the origin, which the page then says, too.
      if (pressing || (url !== '' && isExpected(url, status))) return;
    }
    note(`logs an error: ${oneLine(message.text())}`);
  });
  page.on('pageerror', (error) => note(`throws: ${oneLine(error.message)}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was fetching.
    if (pressing || isForeign(request.url()) || request.failure()?.errorText === 'net::ERR_ABORTED') return;
    note(`cannot fetch ${new URL(request.url()).pathname}.`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || pressing || isExpected(response.url(), response.status())) return;
    note(`gets ${response.status()} from ${new URL(response.url()).pathname}.`);
  });
  return {
    note,
    problems: () => [...problems],
    /** From now on the controls are pressed, and the calls that this makes are refused. */
    press: () => {
      pressing = true;
    },
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);

import type { Page } from 'playwright-core';
import type { Target } from '#releases/gate/smoke-targets.ts';

/** Gathers what goes wrong in a page: console errors, exceptions, failed requests. */
export function watchPage(page: Page, { address, isExample }: Pick<Target, 'address' | 'isExample'>) {
  const problems = new Set<string>();
  const note = (problem: string) => void problems.add(problem);
  // The origin has no such article or appointment: its saying so is no fault of the page.
  const expected = (url: string) => {
    const { pathname } = new URL(url);
    return isExample && (pathname === address || /^\/(server|wp-json)\//.test(pathname));
  };

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (isExample && message.text().startsWith('Failed to load resource') && url !== '' && expected(url)) return;
    note(`logs an error: ${oneLine(message.text())}`);
  });
  page.on('pageerror', (error) => note(`throws: ${oneLine(error.message)}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`cannot fetch ${new URL(request.url()).pathname}.`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected(response.url()))
      note(`gets ${response.status()} from ${new URL(response.url()).pathname}.`);
  });
  return { note, problems: () => [...problems] };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);

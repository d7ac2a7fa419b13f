import type { Page } from '@playwright/test';
import { expect } from '#fixtures.ts';
import { renderedDocument } from '#rendered-document.ts';

/** The host's own scripts. */
export const START = /\/r\/shell\/.*\/(main|platform)\.[0-9a-f]+\.js$/;
/** The script that hears what is typed, knows of previews, and starts the others. */
export const EARLY = /\/r\/shell\/.*\/early\.[0-9a-f]+\.js$/;

/** Holds back scripts until told: the host's own, so that the page is on screen but not yet alive, or others of its. */
export async function holdScripts(page: Page, which = START): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Waits until the origin sends a page rendered: a busy one may leave the first render to the browser's script. */
export async function untilRendered(page: Page, path: string, text?: string): Promise<void> {
  await renderedDocument(page.request, path, text);
}

/** Opens a page, or a link with its figures, once the origin sends it rendered. */
export async function openRendered(page: Page, path: string, text?: string): Promise<void> {
  await untilRendered(page, path, text);
  await page.goto(path, { waitUntil: 'commit' });
}

/** Opens such a page with its scripts held back until told: it could not draw itself. */
export async function openHeld(page: Page, path: string, which = START): Promise<() => void> {
  const release = await holdScripts(page, which);
  await openRendered(page, path);
  return release;
}

/** Waits until the page's early script computes. */
export const untilEarly = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('early').length)).toBeGreaterThan(0);

/** True once React has taken the page over. */
export const isAlive = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('shown ')));

/** Looks at every frame: the mark comes once, and nothing else tells of it. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('shown ')));

/** A calculator's field by its exact label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The large figure of a calculator's result. */
export const headline = (page: Page) =>
  page.getByRole('region', { name: 'Result', exact: true }).getByRole('definition').first();

/** Everything that a calculator's form and result say, digit for digit, once what was typed has been drawn. */
export async function shown(page: Page) {
  // The figures of a key come one frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const form = page
    .getByRole('form', { name: /^(Your numbers|Budget)$/ })
    .or(page.getByRole('region', { name: 'Your goals' }));
  const inputs = form.getByRole('textbox').or(form.getByRole('slider')).or(form.getByRole('combobox'));
  return {
    // Whose figures they are is told by the page's code, once that has come.
    form: await form.evaluateAll((all) =>
      all.map((one) =>
        (one as HTMLElement).innerText.replace(one.querySelector<HTMLElement>('.whose')?.innerText ?? '', ''),
      ),
    ),
    values: await inputs.evaluateAll((all) =>
      all.map((input) => [
        (input as HTMLInputElement).value,
        input.getAttribute('aria-valuetext'),
        input.getAttribute('aria-invalid'),
      ]),
    ),
    result: await page.getByRole('region', { name: 'Result', exact: true }).innerText(),
    // Not displayed where there is room for the result itself.
    glance: await page.getByLabel('Result at a glance').textContent(),
  };
}

/** Notes what the form says after every change of the page from now on; the answer holds each state once, the present first. */
export async function watchForm(page: Page): Promise<() => Promise<string[]>> {
  const states = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      // Those of the chance come with code of their own, whenever that is there.
      const form = ':not(.chance__fields) > [data-field]';
      const notes = [...document.querySelectorAll(`${form} [data-early="note"]`)].map((note) => note.textContent);
      const inputs = [...document.querySelectorAll<HTMLInputElement>(`${form} input`)].map(({ value }) => value);
      seen.add([...inputs, ...notes].join(' | '));
    };
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  });
  return () => states.evaluate((seen) => [...seen]);
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';
import { declaredCards } from '../pages.ts';
import { figuresOf, translate } from '../translator.ts';

// A page that the browser has translated goes on working: the same is done to it and to the same page untranslated, and
// both say the same figures after each step.

/** One of each kind; the others run with `--all`. */
const OF_A_KIND = ['/inflationcalculator', '/contactus'];
/** Buttons that leave the page or the document. */
const LEAVES = /copy|share|print|download|sign|save|send|mail|submit|book|install|whatsapp|image|picture|file|figures/i;
const MOST_BUTTONS = 8;

async function opened(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await untilAlive(page);
  // Whatever comes late is there, the chance too, which comes while it is in sight.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await untilAllPartsAlive(page);
  return page;
}

/**
 * Parts of a page come alive one by one; one that is translated before heals by being drawn anew, which the tests of documents
 * that were changed on their way are about. React notes on each element which part of the page it is.
 */
const untilAllPartsAlive = (page: Page) =>
  page.waitForFunction(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (walker.nextNode()) {
      const { data, nextSibling } = walker.currentNode as Comment;
      const isPart = data.startsWith('$') && nextSibling instanceof Element;
      if (isPart && !Object.keys(nextSibling).some((key) => key.startsWith('__reactFiber'))) return false;
    }
    return true;
  });

/** From the first difference on. */
async function whatDiffers(plain: Page, other: Page): Promise<string> {
  const [right, told] = await Promise.all([figuresOf(plain), figuresOf(other)]);
  if (right === told) return '';
  let at = 0;
  while (right[at] === told[at]) at += 1;
  return `${told.slice(Math.max(0, at - 40), at + 60)} instead of ${right.slice(Math.max(0, at - 40), at + 60)}`;
}

/** Presses the control at this place among those of its kind; false where there is none. */
const press = (page: Page, kind: string, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLElement>(`main ${selector}`)[at];
      control?.click();
      return control !== undefined;
    },
    [kind, index] as const,
  );

/** The first button of this name, letters made alike: the other page has it translated. */
const pressNamed = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const alike = (text: string) => text.replace(/\p{L}/gu, 'x').trim();
    const buttons = [...document.querySelectorAll<HTMLElement>('main button[type="button"]')];
    buttons.find(({ innerText }) => alike(innerText) === alike(wanted))?.click();
  }, name);

const type = (page: Page, index: number, text: string) =>
  page.evaluate(
    ([at, value]) => {
      const field = document.querySelectorAll<HTMLInputElement>('main input:not([type]), main input[type="text"]')[at];
      if (field === undefined) return;
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.blur();
    },
    [index, text] as const,
  );

for (const { remote, path, signedIn, listed } of await declaredCards()) {
  if (!signedIn && !listed) continue;
  const tag = OF_A_KIND.includes(path) ? '@wide' : '@slow';

  test(`${remote} ${path} works on when it is translated`, { tag }, async ({
    page,
    browser,
    baseURL,
    freshPhone,
    signedIn: enter,
  }) => {
    if (signedIn) await enter(page, freshPhone);
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await page.context().storageState(),
    });
    const plain = await opened(page, path);
    const other = await opened(await context.newPage(), path);
    const problems: string[] = [];
    other.on('pageerror', (error) => problems.push(String(error)));
    other.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await translate(other);

    const both = async (what: string, act: (page: Page) => Promise<unknown>) => {
      await act(plain);
      await act(other);
      await expect.poll(() => whatDiffers(plain, other), { message: what }).toBe('');
      expect(problems, what).toEqual([]);
    };
    // A panel that is fetched when it comes near brings fields of its own, to one page sooner than to the other.
    const fields = (one: Page) => one.locator('main input:not([type]), main input[type="text"]').count();
    const alike = () => expect.poll(async () => (await fields(plain)) - (await fields(other))).toBe(0);
    for (let index = 0; index < (await fields(plain)); index += 1) {
      await alike();
      await both(`field ${index} with a word`, (one) => type(one, index, 'x'));
      await both(`field ${index} with a figure`, (one) => type(one, index, '24'));
    }
    // What was typed is out of bounds here and there, and takes with it what is offered beside a result.
    await Promise.all([opened(plain, path), opened(other, path)]);
    await translate(other);
    for (const kind of ['input[type="radio"]', 'input[type="checkbox"]']) {
      // The other way to retire has fewer of them.
      const count = () => plain.locator(`main ${kind}`).count();
      for (let index = 0; index < (await count()); index += 1) {
        // Words that the press before has changed may be on their way still, and these controls among them.
        await both(`${kind} ${index}`, (one) => expect.poll(() => press(one, kind, index)).toBe(true));
      }
    }
    const names = await plain.locator('main button[type="button"]').allInnerTexts();
    const stays = [...new Set(names)].filter((name) => name !== '' && !LEAVES.test(name)).slice(0, MOST_BUTTONS);
    for (const name of stays) await both(`button ${name}`, (one) => pressNamed(one, name));
    await context.close();
  });
}

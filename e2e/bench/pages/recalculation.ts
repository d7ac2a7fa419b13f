import type { Browser } from '@playwright/test';
import { openPage, slowDown } from '#bench/pages/throttle.ts';
import { median } from '#bench/statistics.ts';

/** Stands before the time at which the first headline that follows from what was typed stood in the page. */
const TOLD = 'recalculated ';

/** Milliseconds from the navigation to a headline that follows what was typed, medians of interleaved loads. */
export interface Recalculation {
  site: number;
  /** The same on the page written by hand. */
  plain: number;
}

/** Types into the first field as early as it exists, on the site's page and on the one written by hand. */
export async function measureRecalculation(
  browser: Browser,
  addresses: { [Name in keyof Recalculation]: string },
  runs: number,
): Promise<Recalculation> {
  const seen: { [Name in keyof Recalculation]: number[] } = { site: [], plain: [] };
  for (let run = 0; run < runs; run++) {
    seen.site.push(await firstWork(browser, addresses.site));
    seen.plain.push(await firstWork(browser, addresses.plain));
  }
  return { site: median(seen.site), plain: median(seen.plain) };
}

/** Milliseconds from the navigation to a headline that follows what was typed at once. */
export async function firstWork(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser);
  try {
    await page.addInitScript(typeAtOnce);
    await slowDown(page);
    // The page tells by itself. To be asked costs it a tenth of a second: Playwright would bring its own code with the
    // question, and one page would have to wait for that where the other is waiting for its network.
    const told = page.waitForEvent('console', { predicate: (message) => message.text().startsWith(TOLD) });
    await page.goto(address, { waitUntil: 'commit' });
    return Number((await told).text().slice(TOLD.length));
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page before anything else: types again and again, as somebody does who sees no answer, until the headline
 * is another. What a visitor sees counts, so nothing is known here of how a page computes.
 */
function typeAtOnce(): void {
  const EVERY_MS = 16;
  let before: (string | null)[] = [];
  let typed = 0;
  const timer = setInterval(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input[inputmode], input[type=date])');
    // A plan that pays out has two, of which one is empty: the month in which the money ends, and what remains.
    const headlines = [...document.querySelectorAll('.figure--hero')].map(({ textContent }) => textContent);
    if (fields.length === 0 || headlines.length === 0) return;
    // One more of them is a document that is still coming.
    if (headlines.length !== before.length) before = headlines;
    if (headlines.some((text, place) => text !== before[place])) {
      console.info(`recalculated ${performance.now()}`);
      clearInterval(timer);
      return;
    }
    // Of a plan, the second field moves the headline. What begins empty may be left out, and moves it as well.
    for (const [place, field] of fields.entries()) {
      if (place < 2) type(field, typed % 2);
      else if (field.value === '') type(field, 0.5);
    }
    typed += 1;
  }, EVERY_MS);

  /** @param share where between the least and the most that the field's slider allows */
  function type(input: HTMLInputElement, share: number): void {
    const sliders = [...(input.closest('main, form')?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? [])];
    const slider = sliders.find((one) => input.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    // Fields of money without a slider take these.
    const [least, most] = [Number(slider?.min ?? 20_000), Number(slider?.max ?? 40_000)];
    const inTenYears = `${new Date().getFullYear() + 10}-05-05`;
    const value = input.type === 'date' ? inTenYears : String(Math.round(least + share * (most - least)));
    // As a keystroke does it: React would take a value set through its own property for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
}

/** True for a page whose HTML has a field to type into and a headline that follows from it. */
export async function computes(site: string, route: string): Promise<boolean> {
  const html = await (await fetch(site + route)).text();
  return /<input[^>]* inputmode=/i.test(html) && html.includes('figure--hero');
}

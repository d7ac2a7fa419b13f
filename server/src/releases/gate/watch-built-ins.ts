import type { BrowserContext, Page } from 'playwright-core';
import { BUILT_INS, watchBuiltIns } from '#releases/gate/built-ins.ts';

/** Where the page keeps what it knows of its built-ins; no name that code of a release would meet by chance. */
const PLACE = 'gate: changed built-ins';

/** Has every page of the context remember its built-ins before any script of it runs. */
export const rememberBuiltIns = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    `Object.defineProperty(globalThis, Symbol.for('${PLACE}'), { value: (${watchBuiltIns})(${JSON.stringify(BUILT_INS)}) });`,
  );

/** Names of the built-ins that are no longer what the browser brought. */
export const changedBuiltIns = (page: Page): Promise<string[]> =>
  page.evaluate((place) => {
    const changed = (globalThis as unknown as Record<symbol, (() => string[]) | undefined>)[Symbol.for(place)];
    return changed === undefined ? [] : [...changed()];
  }, PLACE);

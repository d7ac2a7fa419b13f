import type { Page } from '@playwright/test';

/** What a page is shown in: its first screen, its whole length, a menu open, a form that was sent empty. */
export const STATES = ['screen', 'whole', 'menu', 'refused'] as const;
export type State = (typeof STATES)[number];

export const isState = (name: string): name is State => STATES.some((state) => state === name);

/** Pages that have the state; every page has those that are not named. */
const PAGES: Partial<Record<State, readonly string[]>> = {
  menu: ['/', '/sipcalculator'],
  refused: ['/contactus', '/signin'],
};

export const statesOf = (path: string, wanted: readonly State[]): State[] =>
  wanted.filter((state) => PAGES[state]?.includes(path) ?? true);

/** Brings a page that was just loaded into a state. By markup, because labels differ by language. */
export async function enterState(page: Page, state: State): Promise<void> {
  // The page's own menu: of two buttons in the header, the other one chooses the theme.
  if (state === 'menu')
    await page.locator('header :is(nav, .menu--phone) button[aria-expanded]').filter({ visible: true }).first().click();
  if (state === 'refused')
    await page.locator('main form button[type="submit"]').filter({ visible: true }).first().click();
}

import type { Locator, Page } from '@playwright/test';
import { expect } from '#fixtures.ts';

/** The parts of the search dialog. */
export interface Find {
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The row that Enter opens. */
  chosen: Locator;
}

export function findOn(page: Page, name = 'Find anything'): Find {
  const dialog = page.getByRole('dialog', { name });
  const options = dialog.getByRole('option');
  return {
    ...{ dialog, options, field: dialog.getByRole('combobox', { name }) },
    chosen: dialog.getByRole('option', { selected: true }),
  };
}

/** Opens the dialog by its key, once the page listens to it: its button comes at the same moment. */
export async function openFind(page: Page, name = 'Find anything'): Promise<Find> {
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('Control+k');
  const find = findOn(page, name);
  await expect(find.field).toBeFocused();
  await expect(find.options.first()).toBeVisible();
  return find;
}

/** What screen readers are told; the place of the site's short notices is in an open dialog, too. */
export const said = (dialog: Locator, text: RegExp): Locator => dialog.getByRole('status').filter({ hasText: text });

import type { APIRequestContext } from '@playwright/test';
import { expect } from '#fixtures.ts';

/** True of a document that went out without figures, because there was no time for its link. */
export const isDrawnBlank = (html: string) => html.includes('data-linked="blank"');

/** True of such a document, and of one that nothing was drawn in: on a busy machine there may be no time for that either. */
export const isBlank = (html: string) => isDrawnBlank(html) || html.includes('<div id="root"></div>');

/**
 * The document of a page, or of a link with its figures. On a machine that is busy with other journeys the first one may
 * come without; what was begun is there for a later one.
 *
 * @param text what it says by then, where its marks do not tell
 */
export async function renderedDocument(request: APIRequestContext, address: string, text = ''): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address)).text();
    expect(isBlank(html), address).toBe(false);
    expect(html).toContain(text);
  }).toPass({ timeout: 60_000 });
  return html;
}

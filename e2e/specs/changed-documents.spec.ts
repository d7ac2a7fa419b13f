import { REWRITES } from '../changed-documents.ts';
import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';

// What changes a document between the origin and the visitor says nothing of a release: no failure is told, and the page
// is drawn as the release has it. Where the document is cut, what there is stays.

/** What leaves out, adds, takes apart and cuts; the others do one of these elsewhere, and have their turn with `--all`. */
const WITH_EVERY_CHANGE = [
  'an edge strips comments and blanks',
  'a virus scanner adds to every form and field',
  'an extension marks every text and takes what looks like advertising',
  'a proxy cuts the document',
];

for (const [who, rewrite] of Object.entries(REWRITES)) {
  const tag = WITH_EVERY_CHANGE.includes(who) ? [] : '@slow';
  test(`${who}: the page comes alive, and no release is accused`, { tag }, async ({ page, problems }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/server/telemetry')) told.push(request.postData() ?? '');
    });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = rewrite(await answer.text());
      return route.fulfill({ response: answer, body: html });
    });
    for (const path of ['/contactus', '/sipcalculator']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (who !== 'a proxy cuts the document') await untilAlive(page);
      await expect(page.getByText('not available')).toHaveCount(0);
      // What waits to be told is told before a page goes.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    }
    expect(told).toEqual([]);
    // The browser’s console says what was changed.
    problems.length = 0;
  });
}

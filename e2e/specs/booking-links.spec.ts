import { languageIn } from 'shared/language';
import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';

const BOOKING = /^\/contactus(\?tab=appointment(&|$)|\/appointment$)/;
/** What sends people to a booking on the pages that everybody sees. */
const CONTROLS = /^(book an appointment|pick a slot)/i;

/** Text and address of every link in the document of a page. */
function linksIn(html: string): { text: string; to: string }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    text: inside.replace(/<[^>]*>/g, '').trim(),
    to: (/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
  }));
}

test('every link that says “Book an Appointment” leads to the booking, on every public page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const others = ['/carousel', '/comingsoon?for=invest'];
  const english = [...paths.filter((path) => languageIn(path).language === 'en'), ...others];
  const found: string[] = [];
  for (const path of english) {
    let html = '';
    // A render that took too long on a busy machine is there for the next one who asks.
    await expect(async () => {
      html = await (await request.get(path)).text();
      expect(html, path).not.toContain('<div id="root"></div>');
    }).toPass();
    for (const { text, to } of linksIn(html)) {
      if (!CONTROLS.test(text)) continue;
      expect(to, `“${text}” on ${path}`).toMatch(BOOKING);
      found.push(path);
    }
  }
  const wanted = ['/', '/about', '/carousel', '/calculators', '/goals', '/sipcalculator', '/comingsoon?for=invest'];
  expect(found).toEqual(expect.arrayContaining(wanted));
});

test('who follows it from the home page stands before the booking @phone', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
  await expect(page.getByRole('tab', { name: 'Book Appointment' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});

test('signed in, the button and the tile of advice lead there too', async ({ page, signedIn, freshPhone }) => {
  await signedIn(page, freshPhone);
  await page.goto('/welcome');
  const main = page.getByRole('main');
  for (const name of [/^Book an Appointment$/, /^Consult a financial advisor/])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', BOOKING);
});

test('“What we earn” lands below the header on its section, and so for who loads it @phone', async ({ page }) => {
  await page.goto('/about');
  await untilAlive(page);
  const heading = page.getByRole('heading', { level: 2, name: 'What we earn' });
  const clearOfHeader = async () => {
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(box?.y ?? Number.POSITIVE_INFINITY).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  };
  await page.getByRole('main').getByRole('link', { name: 'What we earn' }).click();
  await expect(page).toHaveURL(/\/disclosures#commission$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclosures and grievances');
  await clearOfHeader();
  await page.reload();
  await clearOfHeader();
});

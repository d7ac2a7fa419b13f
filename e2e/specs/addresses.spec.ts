import { expect, test } from '../fixtures.ts';
import { renderedDocument } from '../rendered-document.ts';

test('other spellings of an address lead to the one', async ({ request, baseURL }) => {
  for (const [asked, one] of [
    ['/sipcalculator/', '/sipcalculator'],
    ['/SIPCalculator?monthly=7000', '/sipcalculator?monthly=7000'],
    ['/blogs/tax-on-mutual-funds///', '/blogs/tax-on-mutual-funds'],
    ['/blogs/tax%2Don%2Dmutual%2Dfunds', '/blogs/tax-on-mutual-funds'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(301);
    expect(new URL(answer.headers().location ?? '', baseURL).href, asked).toBe(`${baseURL}${one}`);
  }
});

test('articles that do not exist share one document', async ({ request }) => {
  // What goes out before it is rendered has a tag of its own.
  await renderedDocument(request, '/blogs/first-guess');
  await renderedDocument(request, '/blogs/second-guess');
  const [one, other] = await Promise.all(
    ['/blogs/first-guess', '/blogs/second-guess'].map(async (path) => (await request.get(path)).headers().etag),
  );
  expect(one).toBeTruthy();
  expect(one).toBe(other);
});

test('every text says how its letters are written', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const files = [...new Set(home.match(/\/r\/[^"' )]+\.(?:js|css|json|svg)\b/g))];
  expect(files.length).toBeGreaterThan(5);
  const named = ['/', '/nowhere', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/favicon.svg'];
  for (const path of [
    ...named,
    '/sw.js',
    '/r/snapshots/none.json',
    '/offline.json',
    '/manifest.webmanifest',
    '/wp-json/wp/v2/posts',
    '/media/none.svg',
    ...files,
  ]) {
    const type = (await request.get(path)).headers()['content-type'];
    expect(type, path).toMatch(/^(text\/|application\/(json|xml|manifest\+json)|image\/svg\+xml).*; charset=utf-8$/);
  }
});

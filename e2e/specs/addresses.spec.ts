import { expect, test } from '../fixtures.ts';

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
  const [one, other] = await Promise.all(
    ['/blogs/first-guess', '/blogs/second-guess'].map(async (path) => (await request.get(path)).headers().etag),
  );
  expect(one).toBeTruthy();
  expect(one).toBe(other);
});

import { expect, test } from 'vitest';
import { createServer } from '#http/create-server.ts';
import { silentLogger } from '#testing/test-app.ts';

async function asked(url: string) {
  const app = createServer({ trustProxy: false }, silentLogger, { languages: ['en', 'hi'] });
  app.get<{ Params: { slug: string } }>('/blogs/:slug', async ({ params, query }) => ({ slug: params.slug, query }));
  app.get('/server/:call', async () => ({}));
  const answer = await app.inject({ url });
  await app.close();
  return { status: answer.statusCode, ...answer.json() };
}

test.each([
  // Cut within a code, and within a sign.
  ['/blogs/%E0%A4%A8%E0%A4%A', '%E0%A4%A8%E0%A4%A'],
  ['/hi/blogs/%E0%A4', '%E0%A4'],
  ['/blogs/100%', '100%'],
  ['/blogs/%zz%41', '%zzA'],
  ['/blogs/%ff', '%ff'],
])('the page %s is asked for, and is not there', async (url, slug) => {
  expect(await asked(url)).toMatchObject({ status: 200, slug });
});

test.each([
  ['/blogs/%E0%A4%A8', 'न'],
  ['/blogs/100%25', '100%'],
  ['/blogs/a%2Fb', 'a/b'],
])('%s is what it was', async (url, slug) => {
  expect(await asked(url)).toMatchObject({ status: 200, slug });
});

test('a query is left alone, and a call of the API is refused as before', async () => {
  expect(await asked('/blogs/a?q=100%')).toMatchObject({ status: 200, query: { q: '100%' } });
  expect(await asked('/server/%zz')).toMatchObject({ status: 400 });
});

import Fastify from 'fastify';
import { formatDate } from 'shared/format/date';
import { expect, test } from 'vitest';
import { languageOf, languageTakenOut, loadTranslations, speakingTo, speakToVisitors } from '#http/page-language.ts';

async function asked(url: string, headers: Record<string, string> = {}) {
  const app = Fastify({ rewriteUrl: languageTakenOut(['en', 'hi']) });
  app.get('/*', async (request) => ({ url: request.url, language: languageOf(request) }));
  return (await app.inject({ url, headers: { host: 'firm.example', ...headers } })).json();
}
const from = (page: string) => ({ referer: `https://firm.example${page}` });

test.each([
  ['/hi/goals?x=1', {}, '/goals?x=1', 'hi'],
  ['/hi', {}, '/', 'hi'],
  ['/goals', {}, '/goals', 'en'],
  // Not offered, and no address of a page.
  ['/kn/goals', {}, '/kn/goals', 'en'],
  ['/hi/server/forms', {}, '/hi/server/forms', 'en'],
  // A page is in the language of its address, wherever its visitor comes from.
  ['/goals', from('/hi/goals'), '/goals', 'en'],
  ['/hi/goals', from('/goals'), '/goals', 'hi'],
  // A call is answered in the language of its page.
  ['/server/userDetail', from('/hi/myprofile'), '/server/userDetail', 'hi'],
  ['/wp-json/wp/v2/posts?per_page=5', from('/hi'), '/wp-json/wp/v2/posts?per_page=5', 'hi'],
  ['/server/userDetail', from('/myprofile'), '/server/userDetail', 'en'],
  ['/server/userDetail', { referer: 'https://other.example/hi/' }, '/server/userDetail', 'en'],
  ['/server/userDetail', { referer: 'nonsense' }, '/server/userDetail', 'en'],
  // The origin asks itself.
  ['/server/userDetail', { 'accept-language': 'hi' }, '/server/userDetail', 'hi'],
  ['/server/userDetail', { 'accept-language': 'hi-IN,hi;q=0.9' }, '/server/userDetail', 'en'],
])('%s with %j is %s in %s', async (url, headers, address, language) => {
  expect(await asked(url, headers)).toEqual({ url: address, language });
});

test('a date stands in the language of whoever is spoken to', async () => {
  await loadTranslations();
  speakToVisitors(Fastify());
  const said = (['en', 'hi', 'kn'] as const).map((language) => speakingTo(language, () => formatDate('2024-02-29')));
  expect(said).toEqual(['29 February 2024', '29 फ़रवरी 2024', '29 ಫೆಬ್ರವರಿ 2024']);
});

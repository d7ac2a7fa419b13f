import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer, items, pageOf } from '#content/fixtures/items.ts';
import { replay, standIn } from '#content/fixtures/stand-in.ts';
import { contentRoutes } from '#content/routes.ts';
import { servedPages } from '#documents/served-pages-fixture.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

afterEach(() => void vi.useRealTimers());

test('before the first copy of the articles an article is away, not unknown, and no list is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let isAway = true;
  const wordPress = await standIn((request, response, base) => {
    const asked = new URL(request.url ?? '/', base);
    replay(response, isAway ? answer('', [], 503) : pageOf(items(3), asked), base);
  });
  onTestFinished(() => wordPress.close());
  const siteFolder = temporaryFolder('articles-on-their-way');
  mkdirSync(path.join(siteFolder, 'posts'));
  const articles = { path: '/blogs/:slug', title: 'Article', description: 'One article.' };
  const url = await servedPages({
    pages: [{ ...articles, data: ['/wp-json/wp/v2/posts?slug=:slug'] }],
    render: async () => '<p>page</p>',
    api: (app) => void contentRoutes(app, { siteFolder, wordPressUrl: wordPress.base }),
  });
  const get = async (address: string) => {
    const { status, headers, ...reply } = await fetch(url + address, { headers: { connection: 'close' } });
    return { status, retry: headers.get('retry-after'), cache: headers.get('cache-control') ?? '', ...reply };
  };
  const textOf = async (address: string) => (await fetch(url + address, { headers: { connection: 'close' } })).text();

  expect(await get('/blogs/post-1')).toMatchObject({ status: 503, retry: '5', cache: 'no-store, no-transform' });
  expect(await get('/wp-json/wp/v2/posts?slug=post-1')).toMatchObject({ status: 503, retry: '5' });
  expect(await get('/wp-json/wp/v2/posts')).toMatchObject({ status: 200, retry: '5' });
  for (const list of ['/sitemap.xml', '/rss.xml']) {
    expect(await get(list)).toMatchObject({ status: 200, cache: 'no-store' });
    expect(await textOf(list)).not.toContain('/blogs/post-1');
  }

  isAway = false;
  vi.advanceTimersByTime(3_000);
  await get('/wp-json/wp/v2/posts');
  await vi.waitFor(async () => expect(await get('/wp-json/wp/v2/posts')).toMatchObject({ status: 200, retry: null }));
  expect(await get('/blogs/post-1')).toMatchObject({ status: 200, retry: null });
  expect(await get('/blogs/post-99')).toMatchObject({ status: 404, retry: null });
  for (const list of ['/sitemap.xml', '/rss.xml']) expect(await textOf(list)).toContain('/blogs/post-1');

  // Where a WordPress at this site's own address had it.
  const ledFrom = async (address: string) => {
    const { status, headers } = await fetch(url + address, { redirect: 'manual', headers: { connection: 'close' } });
    return [status, headers.get('location')];
  };
  for (const old of ['/post-1', '/post-1/', '/2024/04/post-1/', '/tax/saving/post-1', '/2024/04/post-1/amp/'])
    expect(await ledFrom(old), old).toEqual([301, '/blogs/post-1']);
  expect(await ledFrom('/2024/04/post-1/?utm_source=x')).toEqual([301, '/blogs/post-1?utm_source=x']);
  for (const none of ['/post-99/', '/2024/04/', '/post-1.php', '/wp-content/post-1', '/a/b/c/d/e/post-1'])
    expect(await ledFrom(none), none).toEqual([404, null]);
  expect((await get('/rss.xml')).cache).toBe('public, max-age=300');
});

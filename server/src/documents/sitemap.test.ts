import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sitemaps } from '#documents/site-files.ts';
import type { LiveSite } from '#releases/live-site.ts';

const live = {
  snapshot: { pages: [{ path: '/', remote: 'content', title: 'Home', description: 'Home.' }] },
  remotes: { content: { builtAt: '2026-11-20T10:00:00Z' } },
} as unknown as LiveSite;

test('lists pages and articles, and asks for the articles once for many readers', async () => {
  let asked = 0;
  const app = Fastify();
  app.get('/wp-json/wp/v2/posts', async () => {
    asked += 1;
    return [{ link: '/blogs/tax', modified: '2026-11-19T08:00:00' }];
  });
  const sitemap = sitemaps(app, ['en']);
  const all = await Promise.all(Array.from({ length: 30 }, () => sitemap(live, 'https://firm.example')));
  expect(all.at(-1)?.text).toContain('<loc>https://firm.example/</loc><lastmod>2026-11-20</lastmod>');
  expect(all.at(-1)?.text).toContain('<loc>https://firm.example/blogs/tax</loc><lastmod>2026-11-19</lastmod>');
  expect(asked).toBe(1);
});

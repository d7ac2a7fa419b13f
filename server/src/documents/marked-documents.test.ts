import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CachedResponse } from '#documents/cached-response.ts';
import { variantOf } from '#documents/variant.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { ReleaseStore } from '#releases/store.ts';

const html = '<!doctype html>\n<html lang="en-IN">\n<head><title>Home &lt;html</title></head></html>';
const response = new CachedResponse({ html, status: 200, headers: {}, served: () => {}, ticket: () => '' });
const app = Fastify();
let url: string;

beforeAll(async () => {
  await app.register(fastifyCookie);
  const live = { site: { canaries: {} } } as unknown as LiveReleases;
  app.get('/', (request, reply) =>
    response.send(request, reply, variantOf(request, reply, { live, store: {} as ReleaseStore, https: true })),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function get(cookie: string, more: Record<string, string> = {}) {
  const reply = await fetch(url, { headers: { cookie, ...more } });
  return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() };
}
const tagOf = (text: string) => /<html[^>]*>/.exec(text)?.[0];

test.each([
  ['', '<html lang="en-IN">'],
  ['page-theme=dark', '<html data-theme="dark" lang="en-IN">'],
  ['__Host-page-theme=light', '<html data-theme="light" lang="en-IN">'],
  ['page-session=in', '<html data-session="in" lang="en-IN">'],
  ['page-theme=dark; page-session=in', '<html data-theme="dark" data-session="in" lang="en-IN">'],
  ['page-theme="><script>alert(1)</script>', '<html lang="en-IN">'],
  ['page-theme=toString; theme=dark; session=in', '<html lang="en-IN">'],
])('with the cookie %j a document begins as it is to be shown, in every encoding', async (cookie, tag) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    // Asked twice: made, and taken from what is kept.
    const first = await get(cookie, { 'accept-encoding': encoding });
    const second = await get(cookie, { 'accept-encoding': encoding });
    expect(tagOf(first.text)).toBe(tag);
    expect(second.text).toBe(first.text);
    expect(first.text.replace(tag, '<html lang="en-IN">')).toBe(html);
  }
});

test('a marked document is for nobody else to keep, and a shared one is told apart by its tag', async () => {
  const shared = await get('');
  expect(shared.headers).toMatchObject({ 'cache-control': 'no-cache, no-transform', vary: 'accept-encoding' });
  const dark = await get('page-theme=dark');
  expect(dark.headers).toMatchObject({
    'cache-control': 'private, no-cache, no-transform',
    vary: 'accept-encoding, cookie',
  });
  // What a cache in front asks with, on behalf of a visitor with a theme.
  const asked = await get('page-theme=dark', { 'if-none-match': shared.headers.etag ?? '' });
  expect([asked.status, tagOf(asked.text)]).toEqual([200, tagOf(dark.text)]);
  const again = await get('page-theme=dark', { 'if-none-match': dark.headers.etag ?? '' });
  expect(again.status).toBe(304);
  // As proxies ask that have pressed the bytes anew, or keep several.
  const listed = await get('page-theme=dark', { 'if-none-match': `"another", W/${dark.headers.etag}` });
  expect([listed.status, listed.text]).toEqual([304, '']);
  expect(dark.headers.etag).toMatch(/^"[\w-]+"$/);
});

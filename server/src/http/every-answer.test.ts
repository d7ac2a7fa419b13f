import { expect, test } from 'vitest';
import { createTestApp, liveSite } from '#testing/test-app.ts';

test('by https every answer keeps browsers to https and to its type', async () => {
  const site = await createTestApp(liveSite());
  for (const path of [
    '/healthz',
    '/i/nobody',
    '/wp-json/wp/v2/posts',
    '/media/none.png',
    '/server/nothing',
    '/nowhere',
  ]) {
    const { headers } = await site.call('GET', path);
    expect([path, headers['strict-transport-security'], headers['x-content-type-options']]).toEqual([
      path,
      'max-age=63072000; includeSubDomains',
      'nosniff',
    ]);
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
  await site.close();
});

test('a page of the same host by plain http is another site where this one is https', async () => {
  const site = await createTestApp(liveSite());
  const from = (origin: string) =>
    site
      .call('POST', '/server/auth/signout', { headers: { origin, host: 'firm.example' } })
      .then(({ status }) => status);
  expect(await from('http://firm.example')).toBe(403);
  expect(await from('https://firm.example')).toBe(200);
  await site.close();
});

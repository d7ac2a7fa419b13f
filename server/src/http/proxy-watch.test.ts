import { afterEach, expect, test } from 'vitest';
import { createTestApp, liveSite, type TestApp } from '#testing/test-app.ts';

let site: TestApp;
afterEach(() => site.close());

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ url: '/server/health', headers, remoteAddress });
const warned = async () => [
  (site.log().match(/visitors' own addresses are not known/g) ?? []).length,
  (await site.call('GET', '/readyz')).json.warnings,
];

test('a proxy that tells addresses which nobody reads is named once, with what to set', async () => {
  site = await createTestApp();
  await ask({ 'x-forwarded-for': '203.0.113.9' }, '10.0.0.7');
  await ask({ 'x-forwarded-for': '203.0.113.10' }, '10.0.0.7');
  expect(await warned()).toEqual([1, [expect.stringMatching(/proxy at 10\.0\.0\.7.*Set TRUST_PROXY=10\.0\.0\.7\.$/)]]);
});

test('behind a proxy that tells nothing, a site for visitors says what proxy and origin need', async () => {
  site = await createTestApp(liveSite());
  for (let count = 0; count < 25; count += 1) await ask();
  expect(await warned()).toEqual([
    1,
    [expect.stringMatching(/Set TRUST_PROXY=127\.0\.0\.1, and have .*\$remote_addr\)\.$/)],
  ]);
});

test('a trusted proxy that tells nothing is told of too', async () => {
  site = await createTestApp({ ...liveSite(), TRUST_PROXY: '127.0.0.1' });
  for (let count = 0; count < 25; count += 1) await ask();
  expect(await warned()).toEqual([1, [expect.stringMatching(/one\. Have the proxy send X-Forwarded-For/)]]);
});

test('an edge at a public address, whose visitors nobody reads, is named once it has told of many', async () => {
  site = await createTestApp(liveSite());
  const visit = (visitor: number) => ask({ 'x-forwarded-for': `203.0.113.${visitor}, 10.0.0.1` }, '198.51.100.4');
  for (let visitor = 1; visitor < 20; visitor += 1) await visit(visitor);
  expect(await warned()).toEqual([0, undefined]);
  for (let more = 0; more < 3; more += 1) await visit(20);
  expect(await warned()).toEqual([1, [expect.stringMatching(/^Requests from 198\.51\.100\.4 name many visitors/)]]);
});

test('whoever names many visitors is not recommended for trust, and hides no proxy that tells nothing', async () => {
  site = await createTestApp(liveSite());
  for (let visitor = 1; visitor <= 20; visitor += 1)
    await ask({ 'x-forwarded-for': `203.0.113.${visitor}` }, '198.51.100.4');
  expect(site.log()).toContain('if you do not know this address, leave all as it is');
  expect(site.log()).not.toMatch(/TRUST_PROXY=|add 198/);
  for (let count = 0; count < 25; count += 1) await ask();
  expect(await warned()).toEqual([
    2,
    [expect.stringMatching(/Set TRUST_PROXY=127\.0\.0\.1/), expect.stringMatching(/^Requests from 198\.51\.100\.4/)],
  ]);
});

test.each([
  ['a proxy that is set up', { TRUST_PROXY: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  ['visitors without a proxy', {}, { 'x-forwarded-for': '10.1.1.1' }, '203.0.113.9'],
])('%s: nothing to say', async (_, variables, headers, peer) => {
  site = await createTestApp({ ...liveSite(), ...(variables as Record<string, string>) });
  for (let count = 0; count < 25; count += 1) await ask(headers as Record<string, string>, peer);
  expect(await warned()).toEqual([0, undefined]);
});

test('on this machine in development nothing is behind a proxy', async () => {
  site = await createTestApp();
  for (let count = 0; count < 25; count += 1) await ask();
  expect(await warned()).toEqual([0, undefined]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#settings/config.ts';
import { createTestApp, liveSite, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
  await origin.signIn('+919876543210');
  await origin.call('POST', '/server/auth/otp/initiate', { body: { email: 'asha@example.in' } });
});
afterAll(() => origin.close());

const get = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', key = origin.config.inboxKey) =>
  origin.app.inject({
    method: 'GET',
    url: `/dev/inbox.json?key=${key}`,
    headers: { host: '127.0.0.1:3000', ...headers },
    remoteAddress,
  });

test('codes stand there, newest first', async () => {
  const list = (await get()).json();
  expect(list[0]).toEqual({
    to: 'asha@example.in',
    channel: 'email',
    code: expect.stringMatching(/^\d{6}$/),
    text: expect.stringContaining('one-time code'),
    at: expect.any(String),
  });
  expect(list[1]).toMatchObject({ to: '+919876543210', channel: 'sms' });
});

test('the page shows them without a script', async () => {
  const { body, headers } = await origin.app.inject({
    method: 'GET',
    url: `/dev/inbox?key=${origin.config.inboxKey}`,
    headers: { host: 'localhost:3000' },
  });
  expect(body).toContain('asha@example.in');
  expect(body).not.toMatch(/<script|style=/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['another machine', {}, '192.168.1.20'],
  ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  ['a foreign name that points here', { host: 'evil.example' }, '127.0.0.1'],
])('%s sees nothing', async (_, headers, address) => {
  expect((await get(headers as Record<string, string>, address)).statusCode).toBe(404);
});

test.each(['', 'a guess', 'undefined'])('the key %j opens nothing', async (key) => {
  expect((await get({}, '127.0.0.1', key)).statusCode).toBe(404);
  const page = await origin.app.inject({ url: `/dev/inbox?key=${key}`, headers: { host: 'localhost:3000' } });
  expect(page.statusCode).toBe(404);
});

test('without a key there is nothing, and each start has another one', async () => {
  for (const url of ['/dev/inbox', '/dev/inbox.json'])
    expect((await origin.app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode).toBe(404);
  expect(origin.config.inboxKey).toMatch(/^[\w-]{32}$/);
  expect(readConfig({}).inboxKey).not.toBe(origin.config.inboxKey);
});

test('the inbox stays small', async () => {
  const { putIntoInbox } = await import('#outbox/development-inbox.ts');
  for (let i = 0; i < 250; i += 1) await putIntoInbox(origin.db, { recipient: 'x', channel: 'sms', body: String(i) });
  expect((await get()).json()).toHaveLength(200);
});

test('production has none', async () => {
  const production = await createTestApp(liveSite());
  expect((await production.call('GET', `/dev/inbox.json?key=${production.config.inboxKey}`)).status).toBe(404);
  await production.close();
});

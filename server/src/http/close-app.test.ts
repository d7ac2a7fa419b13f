import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, createServer } from '#http/create-server.ts';

afterEach(() => void vi.useRealTimers());

/** A server with a client that began a request, and lacks its last byte. Milliseconds pass only when a test says so. */
async function hungServer() {
  const app = createServer({ trustProxy: false }, pino({ level: 'silent' }));
  app.post('/form', async () => ({ success: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(app.server, 'request');
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  const cut = new Promise<void>((resolve) => client.once('close', () => resolve()));
  client.write('POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{');
  await arrived;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { app, client, cut };
}

test('a client that finishes meanwhile is answered, and nobody waits for its open connection', async () => {
  const { app, client, cut } = await hungServer();
  let answer = '';
  client.on('data', (chunk) => (answer += chunk));
  const closed = closeApp(app, 0, new AbortController().signal);
  client.write('}');
  // Not one of the six seconds passes here.
  await Promise.all([closed, cut]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a client that never finishes is waited for six seconds, and then cut', async () => {
  const { app, client, cut } = await hungServer();
  const closed = closeApp(app, 0, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(client.readyState).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([closed, cut]);
});

test.each([
  ['before a proxy has noticed', 300_000],
  ['while requests finish', 0],
])('a hurry %s cuts it at once', async (_, drainMs) => {
  const { app, client, cut } = await hungServer();
  const hurry = new AbortController();
  const closed = closeApp(app, drainMs, hurry.signal);
  hurry.abort();
  // Each look moves the clock by 50 ms: far less than the six seconds pass.
  await vi.waitUntil(() => client.destroyed, 5_000);
  await Promise.all([closed, cut]);
});

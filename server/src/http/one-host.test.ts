import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let site: TestApp;
let port = 0;
beforeAll(async () => {
  site = await createTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as net.AddressInfo).port;
});
afterAll(() => site.close());

/** First line of the answer to a request with these headers. */
const statusOf = (...headers: string[]) =>
  new Promise<string>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('data', (chunk) => {
      resolve(chunk.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.write(`GET /healthz HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  });

test('a request names one host', async () => {
  expect(await statusOf('Host: firm.example')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('Host: firm.example', 'Host: evil.example')).toBe('HTTP/1.1 400 Bad Request');
  expect(await statusOf('Host: firm.example', 'Accept: */*', 'hOST: firm.example')).toBe('HTTP/1.1 400 Bad Request');
});

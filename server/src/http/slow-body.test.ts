import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createServer } from '#http/create-server.ts';

test('a body that comes byte by byte is cut off, and others are answered meanwhile', async () => {
  // Long enough for the quick request on a machine that is busy with others.
  const app = createServer({ trustProxy: false }, pino({ level: 'silent' }), { requestMs: 1200 });
  app.post('/slow', async () => ({ success: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => {});
  socket.write('POST /slow HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n');
  const drip = setInterval(() => socket.write(' '), 50);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const quick = await fetch(`http://127.0.0.1:${port}/slow`, { method: 'POST' });
  expect(quick.status).toBe(200);
  await closed;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicAddress } from '#http/public-address.ts';

const app = () => {
  const made = Fastify();
  made.get('/plain', async (request) => publicAddress(request, undefined));
  made.get('/named', async (request) => publicAddress(request, 'https://firm.example'));
  return made;
};
let site: ReturnType<typeof app>;
let port: number;
beforeEach(async () => {
  site = app();
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});
afterEach(() => site.close());

/** fetch would not send a Host of one's own. */
const ask = (path: string, host: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    http
      .get({ port, path, host: '127.0.0.1', headers: { host, ...headers } }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve(text));
      })
      .on('error', reject);
  });

test.each([
  'evil.example',
  'evil.example:80',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'x@localhost',
  'localhost:1@evil.example',
])('a forged Host %s gets into no link', async (host) => {
  expect(await ask('/plain', host)).toBe(`http://127.0.0.1:${port}`);
  expect(await ask('/plain', host, { 'x-forwarded-host': host })).toBe(`http://127.0.0.1:${port}`);
  expect(await ask('/named', host)).toBe('https://firm.example');
});

test.each(['localhost:3000', '127.0.0.1:8080', '[::1]:3000'])(
  'this machine may be called %s, as through a tunnel',
  async (host) => {
    expect(await ask('/plain', host)).toBe(`http://${host}`);
  },
);

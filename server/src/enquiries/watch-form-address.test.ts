import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formAddressMend, watchFormAddress } from '#enquiries/form-address.ts';

const FORM = '/contact-forms/23/feedback';
const signal = new AbortController().signal;
const leads: Record<string, string> = {};
const methods = new Set<string | undefined>();
const site = createServer(({ url = '', method }, response) => {
  methods.add(method);
  const location = leads[url];
  response.writeHead(location === undefined ? 404 : 301, location === undefined ? {} : { location }).end();
});
let origin = '';

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  leads[`/old${FORM}`] = FORM;
  leads[`/older${FORM}`] = `/old${FORM}`;
  leads[`/gone${FORM}`] = 'https://other.example/';
});
afterAll(() => {
  site.close();
  site.closeAllConnections();
});

test('an address that is right needs no mend, and one that has moved, also twice, is named', async () => {
  expect(await formAddressMend(origin + FORM, signal)).toBeNull();
  expect(await formAddressMend(`${origin}/older${FORM}`, signal)).toContain(`Set CONTACT_FORM_URL=${origin}${FORM}`);
});

test('one that leads to another place, and one that is no form’s, are told', async () => {
  expect(await formAddressMend(`${origin}/gone${FORM}`, signal)).toContain('https://other.example/');
  expect(await formAddressMend(`${origin}/contact`, signal)).toContain('must end in');
});

test('nothing is ever posted to find that out', () => {
  expect([...methods]).toEqual(['GET']);
});

test('a start says it in its log, and one whose form cannot be reached says nothing', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  for (const [formUrl, told] of [
    [`${origin}/old${FORM}`, true],
    [`http://127.0.0.1:9${FORM}`, false],
  ] as const) {
    const app = fastify({ logger: { stream } });
    watchFormAddress(app, formUrl);
    await app.ready();
    if (told) await expect.poll(() => lines.join('')).toContain(`Set CONTACT_FORM_URL=${origin}${FORM}`);
    await app.close();
  }
  expect(lines).toHaveLength(1);
});

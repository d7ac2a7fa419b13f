import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { unheardForms } from '#documents/unheard-forms.ts';
import type { LiveReleases } from '#releases/live.ts';

const live = { site: { snapshot: { pages: [{ path: '/contactus' }] } } } as unknown as LiveReleases;

async function send(url: string, contentType: string) {
  const app = Fastify();
  await app.register(unheardForms, { live });
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload: 'phone=1',
  });
  await app.close();
  return answer;
}

test('a form that came too soon leads back to its page, and what was typed is in no address', async () => {
  const { statusCode, headers } = await send('/contactus?from=home', 'application/x-www-form-urlencoded');
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/contactus');
});

test('no other address takes one, and a page takes nothing else', async () => {
  expect((await send('/api/queries', 'application/x-www-form-urlencoded')).statusCode).toBe(404);
  expect((await send('/contactus', 'text/xml')).statusCode).toBe(415);
});

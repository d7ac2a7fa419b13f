import { sql } from 'kysely';
import { register } from 'prom-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp({ CALLS_AT_ONCE: '2' });
});
afterAll(() => origin.close());

const body = { 'your-name': 'Asha Rao', 'your-email': 'asha@example.in', 'your-message': 'Please call me.' };
const ask = () => origin.call('POST', '/server/enquiries', { body });
const underWay = async () => (await register.getSingleMetric('site_calls_under_way')?.get())?.values[0]?.value;

test('a call above the bound is refused at once, and those under way are answered', async () => {
  const before = await underWay();
  const work: Promise<{ status: number }>[] = [];
  await origin.owner.transaction().execute(async (trx) => {
    await sql`lock table enquiry in access exclusive mode`.execute(trx);
    work.push(ask(), ask());
    await vi.waitUntil(async () => (await underWay()) === (before ?? 0) + 2);
    const refused = await ask();
    expect([refused.status, refused.headers['retry-after'], refused.json.success]).toEqual([503, '3', false]);
    expect(refused.json.message).toBe('Too many visitors at this moment. Please try again in a few seconds.');
    // Whoever is refused has not been looked up either, and the health of the origin is another thing.
    expect((await origin.call('GET', '/server/me/export', { token: 'x' })).status).toBe(503);
    expect((await origin.call('GET', '/readyz')).status).toBe(200);
  });
  expect((await Promise.all(work)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask()).status).toBe(200);
  expect(await underWay()).toBe(before ?? 0);
});

test('whoever is refused over a connection costs nothing, and reads the words of their page', async () => {
  const base = await origin.app.listen({ port: 0, host: '127.0.0.1' });
  const post = (page: string) =>
    fetch(`${base}/server/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${base}${page}` },
      body: JSON.stringify({ ...body, 'your-message': 'x'.repeat(2000) }),
    });
  const work: Promise<{ status: number }>[] = [];
  await origin.owner.transaction().execute(async (trx) => {
    await sql`lock table enquiry in access exclusive mode`.execute(trx);
    work.push(ask(), ask());
    await vi.waitUntil(async () => (await underWay()) === 2);
    const logged = origin.log().length;
    const early = await post('/hi/contactus');
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await early.json()).toEqual({ success: false, message: expect.stringMatching(/^[^A-Za-z]+$/) });
    expect(origin.log().length).toBe(logged);
    // As a route says it, which calls without a connection go to.
    const late = await ask();
    const said = [
      'content-security-policy',
      'cache-control',
      'x-content-type-options',
      'referrer-policy',
      'content-type',
    ];
    expect(said.map((name) => early.headers.get(name))).toEqual(said.map((name) => late.headers[name]));
    expect(await (await post('/contactus')).json()).toEqual(late.json);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });
  expect((await Promise.all(work)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post('/contactus')).status).toBe(200);
});

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

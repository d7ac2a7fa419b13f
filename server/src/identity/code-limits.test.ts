import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const initiate = (body: object) => origin.call('POST', '/server/auth/otp/initiate', { body });

test('five codes in ten minutes for one number, also when asked for in parallel', async () => {
  const phone = origin.freshPhone();
  const replies = await Promise.all(Array.from({ length: 12 }, () => initiate({ phoneNumber: phone })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.json.message).toMatch(/^Too many codes were asked for\. Try again in \d+ minutes\.$/);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('ten a day for one number', async () => {
  const phone = origin.freshPhone();
  const longAgo = () =>
    origin.db
      .updateTable('code_request')
      .set({ at: new Date(Date.now() - 3_600_000) })
      .execute();
  for (const _ of [1, 2]) {
    for (let i = 0; i < 5; i += 1) expect((await initiate({ phoneNumber: phone })).status).toBe(200);
    await longAgo();
  }
  expect((await initiate({ phoneNumber: phone })).status).toBe(429);
});

test('one client, and everybody together', async () => {
  const small = await createTestApp({ OTP_LIMIT_PER_CLIENT: '2', OTP_LIMIT_GLOBAL: '3' });
  const ask = (email: string, remoteAddress: string) =>
    small.app.inject({ method: 'POST', url: '/server/auth/otp/initiate', payload: { email }, remoteAddress });
  expect((await ask('a@example.in', '10.0.0.1')).statusCode).toBe(200);
  expect((await ask('b@example.in', '10.0.0.1')).statusCode).toBe(200);
  expect((await ask('c@example.in', '10.0.0.1')).statusCode).toBe(429);
  expect((await ask('c@example.in', '10.0.0.2')).statusCode).toBe(200);
  expect((await ask('d@example.in', '10.0.0.3')).statusCode).toBe(429);
  await small.close();
});

test('the limits keep no number and no address', async () => {
  const rows = await origin.db.selectFrom('code_request').selectAll().limit(1).execute();
  expect(rows[0]?.contact_key).toHaveLength(32);
});

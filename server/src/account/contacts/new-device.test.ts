import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp({ PUBLIC_URL: 'http://localhost:8480' });
});
afterAll(() => origin.close());

const CHROME = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' };
const notices = (to: string) =>
  origin.db
    .selectFrom('inbox_message')
    .select('body')
    .where('recipient', '=', to)
    .where('code', 'is', null)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ body }) => body));
/** How many messages an account was written, delivered or not: a delivered one no longer says to whom. */
const written = async (accountId: string) =>
  (await origin.db.selectFrom('outbox').select('id').where('record', '=', `account:${accountId}`).execute()).length;

/** Signs in, and what the browser then holds. */
async function enter(phone: string, cookies: Record<string, string> = {}) {
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  const reply = await origin.call('POST', '/server/auth/otp/verify', { body, cookies, headers: CHROME });
  return { id: (reply.json.user as { id: string }).id, token: String(reply.json.token), cookies: reply.cookies };
}

test('a sign-in from a browser that was never seen is told, with a link that ends all sessions', async () => {
  const phone = origin.freshPhone();
  const first = await enter(phone);
  expect(first.cookies['__Host-device'] ?? first.cookies.device).toMatch(/^[\w-]{43}$/);
  expect(await written(first.id)).toBe(0);
  const thief = await enter(phone);
  await expect
    .poll(() => notices(phone), { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(
        /^New sign-in to your account with .*: Chrome on Android, \d.*\. If this was not you, sign everybody out here: http:\/\/localhost:8480\/not-me\?key=[\w-]{43}$/,
      ),
    ]);
  const key = /key=([\w-]+)/.exec((await notices(phone))[0] ?? '')?.[1];
  expect((await origin.call('POST', '/server/alarm', { body: { key } })).status).toBe(200);
  for (const { token } of [first, thief])
    expect((await origin.call('GET', '/server/profile', { token })).status).toBe(401);
});

test('after the alarm every browser is a new one, the one that it was about among them', async () => {
  const phone = origin.freshPhone();
  await enter(phone);
  const thief = await enter(phone);
  await expect.poll(() => notices(phone), { timeout: 20_000 }).toHaveLength(1);
  const key = /key=([\w-]+)/.exec((await notices(phone))[0] ?? '')?.[1];
  await origin.call('POST', '/server/alarm', { body: { key } });
  await enter(phone, thief.cookies);
  await expect.poll(() => notices(phone), { timeout: 20_000 }).toHaveLength(2);
});

test('a browser that has signed in before is not told again, after a sign-out either', async () => {
  const phone = origin.freshPhone();
  const { id, cookies } = await enter(phone);
  const name = Object.keys(cookies).find((one) => one.endsWith('device')) ?? '';
  await enter(phone, { [name]: cookies[name] ?? '' });
  expect(await written(id)).toBe(0);
});

test('a browser that another person has used is a new one for this account', async () => {
  const { cookies } = await enter(origin.freshPhone());
  const phone = origin.freshPhone();
  const { id } = await enter(phone);
  await enter(phone, cookies);
  expect(await written(id)).toBe(1);
});

test('a proven address hears of it rather than the phone', async () => {
  const phone = origin.freshPhone();
  const { id } = await enter(phone);
  const email = `e${phone.slice(1)}@example.in`;
  await origin.db.updateTable('account').set({ email }).where('id', '=', id).execute();
  await enter(phone);
  await expect.poll(() => notices(email), { timeout: 20_000 }).toHaveLength(1);
  expect(await notices(phone)).toEqual([]);
});

test('a sign-in that is answered again because its answer was lost is told of once', async () => {
  const phone = origin.freshPhone();
  const { id } = await enter(phone);
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  const headers = { ...CHROME, 'idempotency-key': 'of-one-page' };
  const ask = () => origin.call('POST', '/server/auth/otp/verify', { body, headers });
  for (const _ of ['lost', 'again']) expect((await ask()).status).toBe(200);
  expect(await written(id)).toBe(1);
  const again = await ask();
  await enter(phone, again.cookies);
  expect(await written(id), 'the browser is known by now').toBe(1);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type Reply, type TestApp, type Visitor } from '#testing/test-app.ts';

const DAY_MS = 86_400_000;
let origin: TestApp;
let owner: Visitor;
let phone: string;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());
beforeEach(async () => {
  phone = origin.freshPhone();
  owner = await origin.signIn(phone);
  await origin.call('POST', '/server/tables', {
    token: owner.token,
    body: [{ category: 'Private', amount: '1', weight: '0%', horizon: 'long' }],
  });
});

const sleep = (months: number, email: string | null = null) =>
  origin.db
    .updateTable('account')
    .set({ phone_proved_at: sql<Date>`now() - ${months} * interval '1 month' - interval '1 day'`, email })
    .where('id', '=', owner.user.id)
    .execute();
async function codeByPhone() {
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  return origin.call('POST', '/server/auth/otp/verify', { body });
}
const planOf = async ({ json }: Reply) =>
  (await origin.call('GET', '/server/tables', { token: String(json.token) })).json;

test('a number that was used within the year opens its account, and each code counts for another year', async () => {
  await sleep(11);
  expect((await origin.signIn(phone)).user.id).toBe(owner.user.id);
  await sleep(11);
  await codeByPhone();
  const { proved } = await origin.db
    .selectFrom('account')
    .select(sql<boolean>`phone_proved_at > now() - interval '1 minute'`.as('proved'))
    .where('id', '=', owner.user.id)
    .executeTakeFirstOrThrow();
  expect(proved).toBe(true);
});

test('a code that the number’s owner reads while signed in counts for another year, too', async () => {
  await sleep(12);
  const { token } = owner;
  const { json } = await origin.call('POST', '/server/auth/step-up', { token, body: { step: 'start' } });
  const body = { step: 'verify', challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  expect((await origin.call('POST', '/server/auth/step-up', { token, body })).status).toBe(200);
  expect((await origin.signIn(phone)).user.id).toBe(owner.user.id);
});

test('the next owner of a number starts an empty account; the old one stays for its owner', async () => {
  await sleep(12);
  const next = await codeByPhone();
  expect(next.status).toBe(200);
  expect((next.json.user as { id: string }).id).not.toBe(owner.user.id);
  expect(JSON.stringify(await planOf(next))).not.toContain('Private');
  const exported = await origin.call('GET', '/server/me/export', { token: String(next.json.token) });
  expect(JSON.stringify(exported.json)).not.toContain('Private');
  const sealed = await origin.db
    .selectFrom('account')
    .select(['phone', 'former_phone'])
    .where('id', '=', owner.user.id)
    .executeTakeFirst();
  expect(sealed).toEqual({ phone: null, former_phone: phone });
  expect((await origin.call('GET', '/server/profile', { token: owner.token })).status).toBe(401);
});

test('what was booked under the number before stays the old account’s, in a copy and at an erasure', async () => {
  const booking = {
    id: crypto.randomUUID(),
    starts_at: new Date('2030-01-01T05:00:00Z'),
    ends_at: new Date('2030-01-01T05:30:00Z'),
    seat: 1,
    name: 'Private',
    email: 'private@example.in',
    phone,
    account_id: null,
    topics: [],
    language: 'English',
    channel: 'phone' as const,
    idempotency_key: null,
    body_hash: Buffer.alloc(32),
    created_at: new Date(Date.now() - 400 * DAY_MS),
  };
  // Booked by the next owner, who proved the number in place and has signed in only since.
  const next = {
    ...{ ...booking, id: crypto.randomUUID(), name: 'Next', email: 'next@example.in' },
    ...{
      starts_at: new Date('2030-01-02T05:00:00Z'),
      ends_at: new Date('2030-01-02T05:30:00Z'),
      created_at: new Date(),
    },
  };
  await origin.db.insertInto('appointment').values([booking, next]).execute();
  await sleep(13);
  const { json } = await codeByPhone();
  const token = String(json.token);
  const exported = JSON.stringify((await origin.call('GET', '/server/me/export', { token })).json);
  expect(exported).not.toContain('Private');
  expect(exported).toContain('next@example.in');
  const asked = await origin.call('POST', '/server/me/erasure', { token });
  const body = { challengeId: asked.json.challengeId, otp: await origin.lastCode(phone) };
  expect((await origin.call('DELETE', '/server/me', { token, body })).status).toBe(200);
  const kept = await origin.db.selectFrom('appointment').select(['id', 'account_id']).execute();
  expect(kept).toEqual([{ id: booking.id, account_id: owner.user.id }]);
});

test('with a proven address its code is the second proof', async () => {
  const email = `o${phone.slice(1)}@example.in`;
  await sleep(12, email);
  const asked = await codeByPhone();
  expect(asked).toMatchObject({
    status: 403,
    json: { message: expect.stringMatching(/more than 12 months ago/), fields: { secondProof: expect.any(String) } },
  });
  expect(JSON.stringify(asked.json)).not.toContain('example.in');
  const body = { challengeId: asked.json.fields?.secondProof, otp: await origin.lastCode(email) };
  const done = await origin.call('POST', '/server/auth/otp/verify', { body });
  expect(done.json.user).toMatchObject({ id: owner.user.id });
  // And from now on the number is enough again.
  expect((await origin.signIn(phone)).user.id).toBe(owner.user.id);
});

test('whoever has the number but not the address may start an empty account, by that proof and once', async () => {
  const email = `n${phone.slice(1)}@example.in`;
  await sleep(12, email);
  const challengeId = (await codeByPhone()).json.fields?.secondProof;
  const start = (id: unknown) => origin.call('POST', '/server/auth/otp/start-empty', { body: { challengeId: id } });
  for (const wrong of ['x', crypto.randomUUID()]) expect((await start(wrong)).status).toBe(400);
  const begun = await start(challengeId);
  expect(begun.status).toBe(200);
  expect((begun.json.user as { id: string }).id).not.toBe(owner.user.id);
  expect((await start(challengeId)).status).toBe(400);
  expect((await origin.signIn(email)).user.id).toBe(owner.user.id);
});

test('who comes again before another second code may be sent goes on with the one that they have', async () => {
  const patient = await createTestApp({ OTP_RESEND_SECONDS: '60' });
  onTestFinished(() => patient.close());
  const number = patient.freshPhone();
  const email = 'again@example.in';
  const { user } = await patient.signIn(number);
  await patient.db
    .updateTable('account')
    .set({ phone_proved_at: sql<Date>`now() - interval '13 months'`, email })
    .where('id', '=', user.id)
    .execute();
  const byPhone = async () => {
    const { json } = await patient.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: number } });
    const body = { challengeId: json.challengeId, otp: await patient.lastCode(number) };
    return patient.call('POST', '/server/auth/otp/verify', { body });
  };
  const first = await byPhone();
  const again = await byPhone();
  expect([again.status, again.json.fields]).toEqual([403, first.json.fields]);
  const body = { challengeId: again.json.fields?.secondProof, otp: await patient.lastCode(email) };
  const done = await patient.call('POST', '/server/auth/otp/verify', { body });
  expect(done.json.user).toMatchObject({ id: user.id });
});

test('strangers who have many codes sent to the address keep its owner from nothing in a browser of theirs', async () => {
  const email = `f${phone.slice(1)}@example.in`;
  const verify = async (cookies: Record<string, string>) => {
    const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
    const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
    return origin.call('POST', '/server/auth/otp/verify', { body, cookies });
  };
  const { known = '' } = (await verify({})).cookies;
  await sleep(12, email);
  for (let i = 0; i < 6; i += 1) await origin.call('POST', '/server/auth/otp/initiate', { body: { email } });
  expect(await verify({ known })).toMatchObject({ status: 403, json: { fields: { secondProof: expect.any(String) } } });

  // Work would be of no use in another browser: the number's code is used up with this call.
  await origin.db.deleteFrom('challenge').where('contact', '=', email).execute();
  const stranger = await verify({});
  expect(stranger).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  expect(stranger.json.puzzle).toBeUndefined();
});

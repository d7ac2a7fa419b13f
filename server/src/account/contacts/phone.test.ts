import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
let visitor: Visitor;
let old: string;
let fresh: string;
let last = 0;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());
beforeEach(async () => {
  last += 1;
  old = `+9198300${String(last).padStart(5, '0')}`;
  fresh = `+9198400${String(last).padStart(5, '0')}`;
  visitor = await origin.signIn(old);
});

const step = (body: object, token = visitor.token) => origin.call('POST', '/server/phone', { body, token });
const start = () => step({ step: 'start', phoneNumber: fresh });
const verify = async (challengeId: unknown, contact: string, token?: string) =>
  step({ step: 'verify', challengeId, otp: await origin.lastCode(contact) }, token);
const grow = () =>
  origin.db
    .updateTable('session')
    .set({ proved_at: new Date(Date.now() - 6 * 60_000) })
    .execute();

test('a fresh session proves the new number alone; the old one is told', async () => {
  const sent = await start();
  expect(sent.json).toMatchObject({ success: true, next: 'verify-new', contact: `+91 XXXXX X${fresh.slice(-4)}` });
  const done = await verify(sent.json.challengeId, fresh);
  expect(done.json).toMatchObject({
    success: true,
    next: 'done',
    user: { id: visitor.user.id, contact: `+91 XXXXX X${fresh.slice(-4)}` },
  });
  expect((await origin.signIn(fresh)).user.id).toBe(visitor.user.id);
  expect((await origin.signIn(old)).user.id).not.toBe(visitor.user.id);
  await expect
    .poll(
      async () =>
        (
          await origin.db
            .selectFrom('inbox_message')
            .select('body')
            .where('recipient', '=', old)
            .where('code', 'is', null)
            .execute()
        )[0]?.body,
      { timeout: 20_000 },
    )
    .toMatch(
      /^The phone number of your account with .* was changed to \+91 XXXXX X\d{4}\. If this was not you, contact us at once\.$/,
    );
});

test('the saved mobile number follows, and other sessions end', async () => {
  await origin.call('POST', '/server/userDetail', {
    token: visitor.token,
    body: { name: 'Asha', email: 'a@example.in', mobileNumber: old },
  });
  const elsewhere = await origin.signIn(old);
  const sent = await start();
  await verify(sent.json.challengeId, fresh);
  const { json } = await origin.call('GET', '/server/userDetail', { token: visitor.token });
  expect(json.userDetail).toMatchObject({ mobileNumber: fresh });
  expect((await origin.call('GET', '/server/userDetail', { token: elsewhere.token })).status).toBe(401);
});

test('an older session proves the old number first', async () => {
  await grow();
  const first = await start();
  expect(first.json).toMatchObject({ next: 'prove-old', contact: `+91 XXXXX X${old.slice(-4)}` });
  const second = await verify(first.json.challengeId, old);
  expect(second.json).toMatchObject({ next: 'verify-new' });
  expect((await verify(second.json.challengeId, fresh)).json).toMatchObject({ next: 'done' });
});

test('the old number’s code changes nothing by itself', async () => {
  await grow();
  const first = await start();
  const otp = await origin.lastCode(old);
  expect(
    (await step({ step: 'verify', challengeId: first.json.challengeId, otp: otp === '000000' ? '1111' : '000000' }))
      .json,
  ).toMatchObject({ message: 'Invalid OTP' });
  expect(
    (await origin.db.selectFrom('account').select('phone').where('id', '=', visitor.user.id).executeTakeFirst())?.phone,
  ).toBe(old);
});

test('a code for the new number that a fresh session asked for is worth nothing in another session', async () => {
  const sent = await start();
  const thief = await origin.signIn(old);
  await grow();
  expect((await verify(sent.json.challengeId, fresh, thief.token)).status).toBe(403);
});

test('a sign-in code changes no number, and a change code signs nobody in', async () => {
  const { json: signInCode } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: fresh } });
  expect((await verify(signInCode.challengeId, fresh)).json.message).toBe('Invalid OTP');
  const sent = await start();
  const body = { challengeId: sent.json.challengeId, otp: await origin.lastCode(fresh) };
  expect((await origin.call('POST', '/server/auth/otp/verify', { body })).status).toBe(400);
});

test('nobody else can answer one’s challenge', async () => {
  const sent = await start();
  const stranger = await origin.signIn(`stranger${last}@example.in`);
  expect((await verify(sent.json.challengeId, fresh, stranger.token)).status).toBe(400);
});

test('a number of another account is said to be one only to whoever holds it', async () => {
  await origin.signIn(fresh);
  const sent = await start();
  expect(sent.status).toBe(200);
  const done = await verify(sent.json.challengeId, fresh);
  expect([done.status, done.json.fields?.phoneNumber]).toEqual([409, 'This number belongs to another account.']);
});

test('a number that slept at another account for a year is its present owner’s, and that account stays whole', async () => {
  const other = await origin.signIn(fresh);
  await origin.db
    .updateTable('account')
    .set({ phone_proved_at: sql<Date>`now() - interval '13 months'` })
    .where('id', '=', other.user.id)
    .execute();
  const sent = await start();
  expect((await verify(sent.json.challengeId, fresh)).json.next).toBe('done');
  expect((await origin.signIn(fresh)).user.id).toBe(visitor.user.id);
  const before = await origin.db
    .selectFrom('account')
    .select(['phone', 'former_phone'])
    .where('id', '=', other.user.id)
    .executeTakeFirst();
  expect(before).toEqual({ phone: null, former_phone: fresh });
  expect((await origin.call('GET', '/server/profile', { token: other.token })).status).toBe(401);
});

test.each([
  [{ step: 'start', phoneNumber: '123' }, 'phoneNumber'],
  [{ step: 'verify', challengeId: 'x', otp: 'abcdef' }, 'otp'],
  [{ step: 'dance' }, 'step'],
])('%j is refused at %s', async (body, field) => {
  const reply = await step(body);
  expect([reply.status, Object.keys(reply.json.fields ?? {})]).toEqual([400, [field]]);
});

test('one’s own number is no new one', async () => {
  expect((await step({ step: 'start', phoneNumber: old })).json.fields).toEqual({
    phoneNumber: 'This is your number already.',
  });
});

test('who signed in by email may add a number', async () => {
  const mail = await origin.signIn(`mail${last}@example.in`);
  const sent = await step({ step: 'start', phoneNumber: fresh }, mail.token);
  expect((await verify(sent.json.challengeId, fresh, mail.token)).json).toMatchObject({ next: 'done' });
  expect((await origin.signIn(fresh)).user.id).toBe(mail.user.id);
});

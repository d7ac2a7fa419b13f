import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Reply, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  // All guesses are to reach the code, not the bound on calls.
  origin = await createTestApp({ CALLS_AT_ONCE: '100000' });
});
afterAll(() => origin.close());

const initiate = (body: object) => origin.call('POST', '/server/auth/otp/initiate', { body });
const verify = (challengeId: unknown, otp: string) =>
  origin.call('POST', '/server/auth/otp/verify', { body: { challengeId, otp } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('a right code signs in; the browser learns an id, no name yet and a masked contact', async () => {
  const { json } = await initiate({ phoneNumber: '98101 23456' });
  expect(json).toEqual({ success: true, challengeId: expect.any(String), resendAfterSeconds: 0 });
  const code = await origin.lastCode('+919810123456');
  expect(code).toMatch(/^\d{6}$/);
  const { status, json: session, headers } = await verify(json.challengeId, code);
  expect(status).toBe(200);
  expect(session).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: expect.any(String), name: null, contact: '+91 XXXXX X3456' },
  });
  const cookie = expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(headers['set-cookie']).toContainEqual(cookie);
});

test('a code that is too short counts as no try, and marks and digits of other scripts are read', async () => {
  const { json } = await initiate({ phoneNumber: '98101 23457' });
  const code = await origin.lastCode('+919810123457');
  for (const otp of ['', '12', '2048', '20481']) {
    const { status, json: refused } = await verify(json.challengeId, otp);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(refused.fields?.otp).toBe('Enter the 6 digits of the code');
  }
  const devanagari = [...code].map((digit) => String.fromCharCode(0x966 + Number(digit))).join('');
  expect((await verify(json.challengeId, `\u2067${devanagari.slice(0, 3)}\u200b-${devanagari.slice(3)}`)).status).toBe(
    200,
  );
});

test('known and unknown contacts get the same answer', async () => {
  await origin.signIn('known@example.in');
  const known = await initiate({ email: 'Known@Example.in' });
  const unknown = await initiate({ email: 'unknown@example.in' });
  const shape = ({ status, json, headers }: typeof known) => ({
    status,
    keys: Object.keys(json),
    headers: Object.keys(headers).sort(),
  });
  expect(shape(known)).toEqual(shape(unknown));
});

test('the same person gets the same account, by either spelling of the number', async () => {
  const phone = origin.freshPhone();
  const first = await origin.signIn(phone);
  await initiate({ phoneNumber: phone.slice(3) });
  const second = await origin.signIn(phone);
  expect(second.user.id).toBe(first.user.id);
  expect(second.token).not.toBe(first.token);
});

test('the newest code works, once, and not for another challenge', async () => {
  const phone = origin.freshPhone();
  const { json: first } = await initiate({ phoneNumber: phone });
  const code = await origin.lastCode(phone);
  const { json: second } = await initiate({ phoneNumber: phone });
  const newer = await origin.lastCode(phone);
  if (newer !== code) expect((await verify(second.challengeId, code)).status).toBe(400);
  expect((await verify(first.challengeId, code)).status, 'a newer code was sent').toBe(400);
  expect((await verify(second.challengeId, newer)).status).toBe(200);
  expect((await verify(second.challengeId, newer)).status).toBe(400);
});

test('the third wrong try is the last; the answer says how many are left', async () => {
  const phone = origin.freshPhone();
  const { json } = await initiate({ phoneNumber: phone });
  const code = await origin.lastCode(phone);
  const messages = [];
  for (let i = 0; i < 3; i += 1) messages.push((await verify(json.challengeId, otherThan(code))).json.fields?.otp);
  expect(messages).toEqual([
    'This code is not right. 2 tries are left.',
    'This code is not right. One try is left.',
    'This code is no longer valid. Ask for a new one.',
  ]);
  expect((await verify(json.challengeId, code)).json).toMatchObject({ success: false, message: 'Invalid OTP' });
});

test('an expired code is refused', async () => {
  const phone = origin.freshPhone();
  const { json } = await initiate({ phoneNumber: phone });
  await origin.db
    .updateTable('challenge')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('contact', '=', phone)
    .execute();
  expect((await verify(json.challengeId, await origin.lastCode(phone))).status).toBe(400);
});

test.each(['no-such-challenge', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
  'the unknown challenge %j is refused alike',
  async (id) => {
    const { status, json } = await verify(id, '123456');
    expect([status, json.message]).toEqual([400, 'Invalid OTP']);
  },
);

test('nothing stored tells the code', async () => {
  const phone = origin.freshPhone();
  await initiate({ phoneNumber: phone });
  const code = await origin.lastCode(phone);
  const row = await origin.db
    .selectFrom('challenge')
    .selectAll()
    .where('contact', '=', phone)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify({ ...row, contact: '', id: '' })).not.toContain(code);
  expect(row.code_hash).toHaveLength(32);
});

test('of 2,000 wrong guesses in parallel three are looked at', async () => {
  const phone = origin.freshPhone();
  const { json } = await initiate({ phoneNumber: phone });
  const code = await origin.lastCode(phone);
  // As many at a time as an origin works on: more would measure how long this machine lets them wait.
  const guesses: Reply[] = [];
  const guesser = async () => {
    for (let guess = 0; guess < 10; guess += 1) guesses.push(await verify(json.challengeId, otherThan(code)));
  };
  await Promise.all(Array.from({ length: 200 }, guesser));
  expect(guesses).toHaveLength(2000);
  const looked = guesses.filter(({ json: { fields } }) => fields?.otp?.includes('not right'));
  expect(guesses.every(({ status }) => status === 400)).toBe(true);
  expect(looked).toHaveLength(2);
  const row = await origin.db
    .selectFrom('challenge')
    .select(['tries', 'used_at'])
    .where('contact', '=', phone)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ tries: 3, used_at: null });
  expect((await verify(json.challengeId, code)).status).toBe(400);
}, 120_000);

test('200 right answers in parallel make one session', async () => {
  const phone = origin.freshPhone();
  const { json } = await initiate({ phoneNumber: phone });
  const code = await origin.lastCode(phone);
  const answers = await Promise.all(Array.from({ length: 200 }, () => verify(json.challengeId, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(199);
  const sessions = await origin.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('phone', '=', phone)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('a sign-in whose answer was lost is answered again for a minute, to the page that made it alone', async () => {
  const phone = origin.freshPhone();
  const { json } = await initiate({ phoneNumber: phone });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  const ask = (key?: string) =>
    origin.call('POST', '/server/auth/otp/verify', {
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const first = await ask('of-one-page');
  expect(first.status).toBe(200);
  const again = await ask('of-one-page');
  expect(again).toMatchObject({ status: 200, json: { user: first.json.user } });
  for (const [{ json: answer, cookies }, status] of [
    [first, 401],
    [again, 200],
  ] as const) {
    expect((await origin.call('GET', '/server/profile', { token: String(answer.token) })).status).toBe(status);
    const renewed = await origin.call('POST', '/server/auth/refresh', { cookies: { session: cookies.session ?? '' } });
    expect(renewed.status).toBe(status);
  }
  const { proved_by, sessions } = await origin.db
    .selectFrom('session')
    .where('account_id', '=', (first.json.user as { id: string }).id)
    .select(({ fn }) => [fn.countAll<string>().as('sessions'), fn.max('proved_by').as('proved_by')])
    .executeTakeFirstOrThrow();
  expect([proved_by, sessions]).toEqual(['phone', '1']);

  expect((await ask('of-another-page')).status).toBe(400);
  expect((await ask()).status).toBe(400);
  const wrong = { ...body, otp: otherThan(body.otp) };
  const headers = { 'idempotency-key': 'of-one-page' };
  expect((await origin.call('POST', '/server/auth/otp/verify', { body: wrong, headers })).status).toBe(400);
  await origin.db
    .updateTable('challenge')
    .set({ used_at: sql<Date>`used_at - interval '61 seconds'` })
    .where('id', '=', String(json.challengeId))
    .execute();
  expect((await ask('of-one-page')).status).toBe(400);
});

test('the page learns how one may sign in here', async () => {
  expect((await origin.call('GET', '/server/auth/options')).json).toEqual({
    success: true,
    channels: ['phone', 'email'],
    codeLength: 6,
    otplessAppId: null,
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const initiate = (body: object) => origin.call('POST', '/server/auth/otp/initiate', { body });
const verify = (challengeId: unknown, otp: string) =>
  origin.call('POST', '/server/auth/otp/verify', { body: { challengeId, otp } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
let last = 0;
/** A number that no other test uses. */
const freshPhone = () => `+9198100${String(++last).padStart(5, '0')}`;

describe('codes', () => {
  test('a right code signs in; the browser learns an id, no name yet and a masked contact', async () => {
    const { json } = await initiate({ phoneNumber: '98101 23456' });
    expect(json).toEqual({ success: true, challengeId: expect.any(String), resendAfterSeconds: 30 });
    const code = await origin.lastCode('+919810123456');
    expect(code).toMatch(/^\d{6}$/);
    const { status, json: session, headers } = await verify(json.challengeId, code);
    expect(status).toBe(200);
    expect(session).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: expect.any(String), name: null, contact: '+91 XXXXX X3456' },
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
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
    const phone = freshPhone();
    const first = await origin.signIn(phone);
    await initiate({ phoneNumber: phone.slice(3) });
    const second = await origin.signIn(phone);
    expect(second.user.id).toBe(first.user.id);
    expect(second.token).not.toBe(first.token);
  });

  test('a code works once, and not for another challenge', async () => {
    const phone = freshPhone();
    const { json: first } = await initiate({ phoneNumber: phone });
    const code = await origin.lastCode(phone);
    const { json: second } = await initiate({ phoneNumber: phone });
    if ((await origin.lastCode(phone)) !== code) expect((await verify(second.challengeId, code)).status).toBe(400);
    expect((await verify(first.challengeId, code)).status).toBe(200);
    expect((await verify(first.challengeId, code)).status).toBe(400);
  });

  test('the third wrong try is the last; the answer says how many are left', async () => {
    const phone = freshPhone();
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
    const phone = freshPhone();
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
    const phone = freshPhone();
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

  test('of 10,000 wrong guesses in parallel three are looked at', async () => {
    const phone = freshPhone();
    const { json } = await initiate({ phoneNumber: phone });
    const code = await origin.lastCode(phone);
    const guesses = await Promise.all(Array.from({ length: 10_000 }, () => verify(json.challengeId, otherThan(code))));
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
    const phone = freshPhone();
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
});

describe('limits', () => {
  test('five codes in ten minutes for one number, also when asked for in parallel', async () => {
    const phone = freshPhone();
    const replies = await Promise.all(Array.from({ length: 12 }, () => initiate({ phoneNumber: phone })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.json.message).toMatch(/^Too many codes were asked for\. Try again in \d+ minutes\.$/);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('ten a day for one number', async () => {
    const phone = freshPhone();
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
});

describe('sessions', () => {
  const refresh = (value: string) => origin.call('POST', '/server/auth/refresh', { cookies: { session: value } });
  const profile = (token: string) => origin.call('GET', '/server/profile', { token });

  test('both forms of the Authorization header are taken', async () => {
    const { token } = await origin.signIn(freshPhone());
    expect((await profile(token)).status).toBe(200);
    expect((await origin.call('GET', '/server/profile', { headers: { authorization: token } })).status).toBe(200);
  });

  test('tokens and cookies are stored as hashes only', async () => {
    const { token, refresh: cookie } = await origin.signIn(freshPhone());
    const stored = JSON.stringify([
      await origin.db.selectFrom('session').selectAll().execute(),
      await origin.db.selectFrom('session_token').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(cookie);
  });

  test('a token lasts 15 minutes; the cookie renews it and changes', async () => {
    const visitor = await origin.signIn(freshPhone());
    await origin.db
      .updateTable('session_token')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await profile(visitor.token)).status).toBe(401);
    const renewed = await refresh(visitor.refresh);
    expect(renewed.status).toBe(200);
    expect(renewed.cookies.session).not.toBe(visitor.refresh);
    expect((await profile(String(renewed.json.token))).status).toBe(200);
  });

  test('a stolen cookie that was renewed already ends the whole family', async () => {
    const visitor = await origin.signIn(freshPhone());
    const renewed = await refresh(visitor.refresh);
    expect((await refresh(visitor.refresh)).status).toBe(401);
    expect((await profile(String(renewed.json.token))).status).toBe(401);
    expect((await refresh(renewed.cookies.session ?? '')).status).toBe(401);
  });

  test('of two renewals at the same moment one wins, and the session ends', async () => {
    const visitor = await origin.signIn(freshPhone());
    const both = await Promise.all([refresh(visitor.refresh), refresh(visitor.refresh)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await profile(visitor.token)).status).toBe(401);
  });

  test.each(['', 'x', 'A'.repeat(43)])('the cookie %j renews nothing', async (value) => {
    expect((await refresh(value)).status).toBe(401);
  });

  test('signing out ends the session on the server, and by the cookie alone too', async () => {
    for (const by of ['token', 'cookie'] as const) {
      const visitor = await origin.signIn(freshPhone());
      const out = await origin.call(
        'POST',
        '/server/auth/signout',
        by === 'token' ? { token: visitor.token } : { cookies: { session: visitor.refresh } },
      );
      expect(out.json).toEqual({ success: true });
      expect((await profile(visitor.token)).status).toBe(401);
      expect((await refresh(visitor.refresh)).status).toBe(401);
    }
  });

  test('signing out without a session is no error', async () => {
    expect((await origin.call('POST', '/server/auth/signout')).json).toEqual({ success: true });
  });

  test('one sees the own sessions, ends one of them, or all', async () => {
    const phone = freshPhone();
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
    const mobile = await origin.signIn(phone, { headers: { 'user-agent': agent } });
    const here = await origin.signIn(phone);
    const { sessions } = (await origin.call('GET', '/server/auth/sessions', { token: here.token })).json as unknown as {
      sessions: { id: string; device: string; current: boolean }[];
    };
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => !current)?.device).toBe('Chrome on Android');

    const other = sessions.find(({ current }) => !current)?.id;
    const stranger = await origin.signIn(freshPhone());
    const end = (token: string) => origin.call('POST', '/server/auth/signout', { token, body: { sessionId: other } });
    expect((await end(stranger.token)).status).toBe(404);
    expect((await end(here.token)).status).toBe(200);
    expect((await profile(mobile.token)).status).toBe(401);
    expect((await profile(here.token)).status).toBe(200);

    const third = await origin.signIn(phone);
    await origin.call('POST', '/server/auth/signout', { token: here.token, body: { everywhere: true } });
    expect((await profile(third.token)).status).toBe(401);
    expect((await profile(stranger.token)).status).toBe(200);
  });

  test('signing in again in the same browser ends the session that its cookie held', async () => {
    const phone = freshPhone();
    const first = await origin.signIn(phone);
    await origin.signIn(phone, { cookies: { session: first.refresh } });
    expect((await profile(first.token)).status).toBe(401);
  });
});

test('by https the cookie is Secure and carries the __Host- prefix', async () => {
  const secure = await createTestApp({ PUBLIC_URL: 'https://firm.example' });
  const { json } = await secure.call('POST', '/server/auth/otp/initiate', { body: { email: 'a@example.in' } });
  const { headers } = await secure.call('POST', '/server/auth/otp/verify', {
    body: { challengeId: json.challengeId, otp: await secure.lastCode('a@example.in') },
  });
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(headers['strict-transport-security']).toBeDefined();
  await secure.close();
});

test('the page learns how one may sign in here', async () => {
  expect((await origin.call('GET', '/server/auth/options')).json).toEqual({
    success: true,
    channels: ['phone', 'email'],
    codeLength: 6,
    otplessAppId: null,
  });
});

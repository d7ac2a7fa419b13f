import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStandIn } from '#testing/stand-in.ts';
import { createTestApp, liveSite, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const refresh = (value: string) => origin.call('POST', '/server/auth/refresh', { cookies: { session: value } });
const profile = (token: string) => origin.call('GET', '/server/profile', { token });

test('both forms of the Authorization header are taken', async () => {
  const { token } = await origin.signIn(origin.freshPhone());
  expect((await profile(token)).status).toBe(200);
  expect((await origin.call('GET', '/server/profile', { headers: { authorization: token } })).status).toBe(200);
});

test('tokens and cookies are stored as hashes only', async () => {
  const { token, refresh: cookie } = await origin.signIn(origin.freshPhone());
  const stored = JSON.stringify([
    await origin.db.selectFrom('session').selectAll().execute(),
    await origin.db.selectFrom('session_token').selectAll().execute(),
  ]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(cookie);
});

test('a token lasts 15 minutes; the cookie renews it and changes', async () => {
  const visitor = await origin.signIn(origin.freshPhone());
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

/** Lets so many seconds pass for every cookie that was spent. */
const wait = (seconds: number) =>
  origin.db
    .updateTable('spent_refresh')
    .set({ spent_at: sql<Date>`spent_at - ${seconds} * interval '1 second'` })
    .execute();

test('a stolen cookie that was renewed already ends the whole family', async () => {
  const visitor = await origin.signIn(origin.freshPhone());
  const renewed = await refresh(visitor.refresh);
  await wait(61);
  expect((await refresh(visitor.refresh)).status).toBe(401);
  expect((await profile(String(renewed.json.token))).status).toBe(401);
  expect((await refresh(renewed.cookies.session ?? '')).status).toBe(401);
});

test('renewals at the same moment all succeed, and leave one cookie that works', async () => {
  const visitor = await origin.signIn(origin.freshPhone());
  const all = await Promise.all(Array.from({ length: 6 }, () => refresh(visitor.refresh)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(all.map(({ cookies }) => cookies.session)).size).toBe(1);
  for (const { json } of all) expect((await profile(String(json.token))).status).toBe(200);
  await wait(61);
  expect((await refresh(all[0]?.cookies.session ?? '')).status).toBe(200);
});

test('an answer that was lost is asked for again within a minute', async () => {
  const visitor = await origin.signIn(origin.freshPhone());
  await refresh(visitor.refresh);
  await wait(59);
  const again = await refresh(visitor.refresh);
  expect(again.status).toBe(200);
  expect((await refresh(again.cookies.session ?? '')).status).toBe(200);
});

test('a cookie stolen within the grace is found out when both are used', async () => {
  const visitor = await origin.signIn(origin.freshPhone());
  const owner = await refresh(visitor.refresh);
  const thief = await refresh(visitor.refresh);
  expect((await refresh(owner.cookies.session ?? '')).status).toBe(200);
  await wait(61);
  expect((await refresh(thief.cookies.session ?? '')).status).toBe(401);
  expect((await profile(String(owner.json.token))).status).toBe(401);
});

test('the cookie before the last one ends the family, grace or not', async () => {
  const visitor = await origin.signIn(origin.freshPhone());
  const next = await refresh(visitor.refresh);
  await refresh(next.cookies.session ?? '');
  expect((await refresh(visitor.refresh)).status).toBe(401);
});

test.each(['', 'x', 'A'.repeat(43)])('the cookie %j renews nothing', async (value) => {
  expect((await refresh(value)).status).toBe(401);
});

test('signing out ends the session on the server, and by the cookie alone too', async () => {
  for (const by of ['token', 'cookie'] as const) {
    const visitor = await origin.signIn(origin.freshPhone());
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
  const phone = origin.freshPhone();
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
  const stranger = await origin.signIn(origin.freshPhone());
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

test('who is signed out by somebody else is not told that all are signed out', async () => {
  const phone = origin.freshPhone();
  const owner = await origin.signIn(phone);
  const thief = await origin.signIn(phone);
  await origin.call('POST', '/server/auth/signout', { token: owner.token });
  const { status } = await origin.call('POST', '/server/auth/signout', {
    token: owner.token,
    body: { everywhere: true },
  });
  expect(status).toBe(401);
  expect((await profile(thief.token)).status).toBe(200);
});

test('signing in again in the same browser ends the session that its cookie held', async () => {
  const phone = origin.freshPhone();
  const first = await origin.signIn(phone);
  await origin.signIn(phone, { cookies: { session: first.refresh } });
  expect((await profile(first.token)).status).toBe(401);
});

test('by https the cookie is Secure and carries the __Host- prefix', async () => {
  const gateway = await createStandIn();
  const secure = await createTestApp(liveSite(gateway.url));
  const { json } = await secure.call('POST', '/server/auth/otp/initiate', { body: { email: 'a@example.in' } });
  const { headers } = await secure.call('POST', '/server/auth/otp/verify', {
    body: { challengeId: json.challengeId, otp: JSON.parse(gateway.calls[0]?.body ?? '{}').code },
  });
  const written = (name: string, value: string, age: number) =>
    expect.stringMatching(
      new RegExp(`^__Host-${name}=${value}; Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Strict$`),
    );
  expect(headers['set-cookie']).toEqual(
    expect.arrayContaining([
      written('device', '[\\w-]{43}', 34_560_000),
      written('known', '[\\w.-]{66}', 34_560_000),
      written('session', '[\\w-]{43}', 2_592_000),
    ]),
  );
  expect(headers['strict-transport-security']).toBeDefined();
  await secure.close();
  await gateway.close();
});

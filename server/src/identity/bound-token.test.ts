import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
let visitor: Visitor;
const BROWSER = { 'sec-fetch-site': 'same-origin' };
beforeAll(async () => {
  origin = await createTestApp();
  visitor = await origin.signIn('+919811100001', { headers: BROWSER });
});
afterAll(() => origin.close());

const ask = (token: string, cookies: Record<string, string> = {}, headers = {}) =>
  origin.call('GET', '/server/profile', { token, cookies, headers }).then(({ status }) => status);

test('the token of a browser opens nothing without the cookie of its session', async () => {
  expect(await ask(visitor.token)).toBe(401);
  expect(await ask(visitor.token, { session: 'x' })).toBe(401);
  expect(await ask(visitor.token, { session: visitor.refresh })).toBe(200);
});

test('nor with the cookie of another session, be it the same person’s', async () => {
  for (const phone of ['+919811100001', '+919811100002']) {
    const other = await origin.signIn(phone, { headers: BROWSER });
    expect(await ask(visitor.token, { session: other.refresh })).toBe(401);
  }
});

test('an Origin header tells a browser as well', async () => {
  const old = await origin.signIn('+919811100003', {
    headers: { origin: 'http://localhost:80', host: 'localhost:80' },
  });
  expect(await ask(old.token)).toBe(401);
  expect(await ask(old.token, { session: old.refresh })).toBe(200);
});

test('a call that was under way while the session was renewed is let in by the cookie of before', async () => {
  const moving = await origin.signIn('+919811100004', { headers: BROWSER });
  const { json, cookies } = await origin.call('POST', '/server/auth/refresh', { cookies: { session: moving.refresh } });
  expect(await ask(moving.token, { session: moving.refresh })).toBe(200);
  expect(await ask(String(json.token), { session: cookies.session ?? '' })).toBe(200);
  expect(await ask(String(json.token))).toBe(401);
});

test('a program that signed in by itself has no cookie, and calls as specified', async () => {
  const program = await origin.signIn('+919811100005');
  expect(await ask(program.token)).toBe(200);
  // From inside a browser it opens nothing either.
  expect(await ask(program.token, {}, BROWSER)).toBe(401);
});

test('a token without its cookie signs nobody out', async () => {
  const owner = await origin.signIn('+919811100006', { headers: BROWSER });
  await origin.call('POST', '/server/auth/signout', { token: owner.token, body: { everywhere: true } });
  expect(await ask(owner.token, { session: owner.refresh })).toBe(200);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

// Every route of the API × who asks. A route that is added and not named here fails the first test.

let origin: TestApp;
let owner: Visitor;
let other: Visitor;
let expired: string;
let revoked: string;

type Route = ['GET' | 'POST' | 'DELETE', string, unknown?];

const SIGNED_IN: Route[] = [
  ['GET', '/server/auth/sessions'],
  ['GET', '/server/userDetail'],
  ['POST', '/server/userDetail', { name: 'Owner', email: 'o@example.in', mobileNumber: '9876543210' }],
  ['GET', '/server/profile'],
  ['POST', '/server/profile', { riskTolerance: 'low' }],
  ['GET', '/server/referral'],
  ['POST', '/server/referral/saveReferral', { name: 'R', phoneNumber: '9876500098', email: 'r@example.in' }],
  ['POST', '/server/phone', { step: 'start', phoneNumber: '9876500097' }],
  ['GET', '/server/me/export'],
  ['GET', '/server/me/consents'],
  ['POST', '/server/me/consents', { purpose: 'contact', given: true }],
  ['POST', '/server/me/erasure'],
  ['DELETE', '/server/me', { challengeId: 'x', otp: '123456' }],
];
/** Visitors may; whoever sends a token that is not valid may not. */
const EITHER: Route[] = [
  ['GET', '/server/tables'],
  ['POST', '/server/tables', [{ category: 'C', amount: '1', weight: '0%', horizon: 'long' }]],
];
/** Guarded by a key or cookie of their own, or by nothing: their tests stand with them. */
const OPEN = [
  'GET /server/auth/options',
  'POST /server/auth/otp/initiate',
  'POST /server/auth/otp/verify',
  'POST /server/auth/otpless',
  'POST /server/auth/refresh',
  'POST /server/auth/signout',
  'POST /server/enquiries',
];

beforeAll(async () => {
  origin = await createTestApp();
  owner = await origin.signIn('+919860000001');
  other = await origin.signIn('+919860000002');
  const old = await origin.signIn('+919860000003');
  expired = old.token;
  await origin.db
    .updateTable('session_token')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('session_id', 'in', (query) =>
      query.selectFrom('session').select('id').where('account_id', '=', old.user.id),
    )
    .execute();
  const gone = await origin.signIn('+919860000004');
  revoked = gone.token;
  await origin.call('POST', '/server/auth/signout', { token: revoked });
});
afterAll(() => origin.close());

test('every route is in this matrix or among the open ones', async () => {
  const { json } = await origin.call('GET', '/server/openapi.json');
  const routes = Object.entries(json.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = new Set([...OPEN, ...[...SIGNED_IN, ...EITHER].map(([method, path]) => `${method} ${path}`)]);
  // Appointments and telemetry have doors of their own.
  expect(routes.filter((route) => !known.has(route) && !/ \/server\/(appointments|telemetry)/.test(route))).toEqual([]);
});

const badTokens = (): [string, Record<string, string>][] => [
  ['a malformed token', { authorization: 'Bearer x' }],
  ['an empty token', { authorization: '' }],
  ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
  ['an invented token', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ['an expired token', { authorization: `Bearer ${expired}` }],
  ['a revoked token', { authorization: `Bearer ${revoked}` }],
  ['a token in SQL', { authorization: "Bearer ' or ''='" }],
];

describe.each(SIGNED_IN)('%s %s', (method, path, body) => {
  test('refuses everybody who is not signed in, before it looks at the body', async () => {
    for (const [who, headers] of [['nobody', {}] as [string, Record<string, string>], ...badTokens()]) {
      for (const sent of body === undefined ? [undefined] : [body, { nonsense: true }]) {
        const reply = await origin.call(method, path, { headers, body: sent });
        expect([reply.status, reply.json], who).toEqual([401, { success: false, message: 'User not authenticated' }]);
      }
    }
  });

  test('a cookie alone opens nothing', async () => {
    expect((await origin.call(method, path, { cookies: { session: owner.refresh }, body })).status).toBe(401);
  });
});

describe.each(EITHER)('%s %s', (method, path, body) => {
  test('takes visitors and refuses tokens that are not valid', async () => {
    expect((await origin.call(method, path, { body })).status).toBe(200);
    for (const [who, headers] of badTokens())
      expect((await origin.call(method, path, { headers, body })).status, who).toBe(401);
  });
});

test('what one person saved, another neither sees nor changes', async () => {
  for (const [method, path, body] of [...SIGNED_IN, ...EITHER]) {
    if (method === 'POST' && path !== '/server/phone' && path !== '/server/me/erasure')
      await origin.call(method, path, { token: owner.token, body });
  }
  const read = async (token: string) => ({
    detail: (await origin.call('GET', '/server/userDetail', { token })).json.userDetail,
    profile: (await origin.call('GET', '/server/profile', { token })).json.profile,
    plan: (await origin.call('GET', '/server/tables', { token })).json,
    referrals: (await origin.call('GET', '/server/referral', { token })).json.referrals,
  });
  expect(await read(other.token)).toEqual({ detail: null, profile: null, plan: [], referrals: [] });
  const before = await read(owner.token);
  expect(before).toMatchObject({
    detail: { name: 'Owner' },
    profile: { riskTolerance: 'low' },
    plan: [{ category: 'C' }],
  });
  await origin.call('POST', '/server/profile', { token: other.token, body: { riskTolerance: 'high' } });
  await origin.call('POST', '/server/tables', { token: other.token, body: [] });
  expect(await read(owner.token)).toEqual(before);
  const exported = JSON.stringify((await origin.call('GET', '/server/me/export', { token: other.token })).json);
  expect(exported).not.toMatch(/Owner|o@example\.in|9860000001/);
});

test('one person’s erasure code erases nobody else', async () => {
  const { json } = await origin.call('POST', '/server/me/erasure', { token: owner.token });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode('+919860000001') };
  expect((await origin.call('DELETE', '/server/me', { token: other.token, body })).status).toBe(400);
  expect((await origin.call('GET', '/server/profile', { token: other.token })).status).toBe(200);
});

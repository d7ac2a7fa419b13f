import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BY_COOKIE, EITHER, KEYED, OPEN, SIGNED_IN } from '#account/access-matrix-fixture.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

// Every route of the whole origin × who asks: nobody, a malformed, an expired and a revoked token, another person.

let origin: TestApp;
let owner: Visitor;
let other: Visitor;
let bystander: Visitor;
let expired: string;
let revoked: string;
let releases: string;
const onTheAir = new Set<string>();

beforeAll(async () => {
  releases = fs.mkdtempSync(path.join(os.tmpdir(), 'authorisation-releases-'));
  const store = new ReleaseStore(releases);
  addRelease(store, 'shell', '1.0.0-aaaaaaaa');
  await goLive(releases, 'shell', '1.0.0-aaaaaaaa', { action: 'release', by: 'test' });
  origin = await createTestApp(
    { RELEASES_DIR: releases },
    {
      pages: true,
      readLink: async (link) => ({ link, title: 'SIP calculator', words: null }),
      onRoute: ({ method, url }) => {
        const methods = [method].flat();
        // What answers every method is one route; HEAD comes by itself with each GET.
        const own = methods.length > 1 ? ['GET'] : methods.filter((name) => name !== 'HEAD');
        for (const name of own) onTheAir.add(`${name} ${url}`);
      },
    },
  );
  owner = await origin.signIn('+919860000001');
  other = await origin.signIn('+919860000002');
  bystander = await origin.signIn('+919860000005');
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
afterAll(async () => {
  await origin.close();
  fs.rmSync(releases, { recursive: true, force: true });
});

test('every route on the air stands in exactly one list of the matrix', () => {
  const named = [
    ...BY_COOKIE,
    ...[...SIGNED_IN, ...EITHER, ...KEYED, ...OPEN].map(([method, pattern]) => `${method} ${pattern}`),
  ];
  expect(onTheAir.size).toBeGreaterThan(50);
  const where = 'a route of its own has a line in one list of access-matrix-fixture.ts';
  expect(named.toSorted(), where).toEqual([...onTheAir].toSorted());
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
const nobody: [string, Record<string, string>] = ['nobody', {}];
const refused = [401, { success: false, message: 'User not authenticated' }];

describe.each(SIGNED_IN)('%s %s', (method, url, body) => {
  test('refuses everybody who is not signed in, before it looks at the body', async () => {
    for (const [who, headers] of [nobody, ...badTokens()]) {
      for (const sent of body === undefined ? [undefined] : [body, { nonsense: true }]) {
        const reply = await origin.call(method, url, { headers, body: sent });
        expect([reply.status, reply.json], who).toEqual(refused);
      }
    }
  });

  test('a cookie alone opens nothing', async () => {
    expect((await origin.call(method, url, { cookies: { session: owner.refresh }, body })).status).toBe(401);
  });
});

describe.each(EITHER)('%s %s', (method, url, status, body) => {
  test('takes visitors and refuses tokens that are not valid', async () => {
    expect((await origin.call(method, url, { body })).status).toBe(status);
    for (const [who, headers] of badTokens()) {
      const reply = await origin.call(method, url, { headers, body });
      expect([reply.status, reply.json], who).toEqual(refused);
    }
  });
});

describe.each(OPEN)('%s %s', (method, url, status, { asked = url, body } = {}) => {
  test('is the same for everybody', async () => {
    for (const [who, headers] of [nobody, ...badTokens(), ['a person', { authorization: bystander.token }] as const]) {
      // Under the site's public name, where the development inbox is not.
      const reply = await origin.call(method, asked, { headers: { ...headers, host: 'site.example' }, body });
      expect(reply.status, who).toBe(status);
      expect(JSON.stringify([reply.json, reply.cookies]), who).not.toMatch(/9860000|"session":"."/);
    }
  });
});

test('a session is renewed by its living cookie and by nothing else', async () => {
  const renew = (cookies: Record<string, string>, headers = {}) =>
    origin.call('POST', '/server/auth/refresh', { cookies, headers });
  const visitor = await origin.signIn('+919860000006');
  for (const [who, headers] of [nobody, ...badTokens(), ['a person', { authorization: visitor.token }] as const])
    expect((await renew({}, headers)).status, who).toBe(401);
  for (const session of ['', 'x', 'A'.repeat(43), visitor.token, "' or ''='"])
    expect((await renew({ session })).status, session).toBe(401);
  expect(await renew({ session: visitor.refresh })).toMatchObject({ status: 200, json: { user: visitor.user } });
  const idle = await origin.signIn('+919860000007');
  await origin.db
    .updateTable('session')
    .set({ idle_until: new Date(Date.now() - 1000) })
    .where('account_id', '=', idle.user.id)
    .execute();
  expect((await renew({ session: idle.refresh })).status).toBe(401);
  const left = await origin.signIn('+919860000008');
  await origin.call('POST', '/server/auth/signout', { cookies: { session: left.refresh } });
  expect((await renew({ session: left.refresh })).status).toBe(401);
});

async function book(visitor: Visitor, name: string): Promise<{ id: string; manage: string; calendar: string }> {
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { json } = await origin.call('GET', `/server/appointments/slots?from=${from}&days=14`);
  const free = (json.slots as { start: string; places: number }[]).find(({ places }) => places > 0);
  const booked = await origin.call('POST', '/server/appointments', {
    token: visitor.token,
    body: { start: free?.start, name, email: `${name.toLowerCase()}@example.in` },
  });
  const { id, calendar } = booked.json.appointment as { id: string; calendar: string };
  return {
    id,
    manage: String(booked.json.manage).split('#')[1] ?? '',
    calendar: new URL(calendar, 'http://x').searchParams.get('key') ?? '',
  };
}

test('an appointment opens to its own key, and to no person, token or key of another', async () => {
  const own = await book(owner, 'Owner');
  const foreign = await book(other, 'Another');
  const ask = ([method, pattern, kind, body]: (typeof KEYED)[number], key: string, token?: string) =>
    origin.call(method, pattern.replace(':id', own.id) + (kind === 'calendar' ? `?key=${key}` : ''), {
      body,
      ...(token === undefined ? {} : { token }),
      ...(kind === 'manage' && key !== '' ? { headers: { 'x-appointment-key': key } } : {}),
    });
  for (const route of KEYED) {
    const [method, pattern, kind] = route;
    const wrongKind = kind === 'manage' ? own.calendar : own.manage;
    for (const key of ['', 'x', 'A'.repeat(43), foreign.manage, foreign.calendar, wrongKind]) {
      for (const token of [undefined, other.token, owner.token])
        expect((await ask(route, key, token)).status, `${method} ${pattern} by ${key}`).toBe(404);
    }
    const opened = (await ask(route, own[kind])).status;
    // The move's own time is out of hours: it is understood and refused, which only the key brings about.
    expect(opened, `${method} ${pattern}`).toBe(pattern.endsWith('/move') ? 400 : 200);
  }
});

/** What sends a code, stops a change that nobody has asked for, needs an authenticator's answer or a proven address, or names what is not there. */
const SENDS_OR_STOPS = [
  '/server/phone',
  '/server/email',
  '/server/auth/step-up',
  '/server/me/erasure',
  '/server/me/contact-change/undo',
  '/server/auth/passkey/proof/initiate',
  '/server/auth/passkey/proof',
  '/server/passkeys',
  '/server/passkeys/:id',
  '/server/plans/:id',
  '/server/plans/:id/mail',
  '/server/plan/mail/me',
];

test('what one person saved, another neither sees nor changes', async () => {
  for (const [method, url, body] of SIGNED_IN) {
    if (method === 'POST' && !SENDS_OR_STOPS.includes(url))
      expect((await origin.call(method, url, { token: owner.token, body })).status, url).toBe(200);
  }
  for (const [method, url, , body] of EITHER) await origin.call(method, url, { token: owner.token, body });
  await book(owner, 'Owner');
  // Of all that can be read, nothing of the owner's shows to another, whoever else's cookies come along.
  const readable = [
    ...SIGNED_IN.map(([method, url]) => [method, url]),
    ...EITHER.map(([method, url]) => [method, url]),
  ];
  for (const [method, url] of readable) {
    if (method !== 'GET' || url === undefined) continue;
    const reply = await origin.call('GET', url, { token: other.token, cookies: { session: owner.refresh } });
    expect(reply.status, url).toBe(200);
    expect(JSON.stringify(reply.json), url).not.toMatch(/Owne[rd]|owner@example|o@example\.in|9860000001|X0001/);
  }
  const read = async () => {
    const paths = [
      '/server/userDetail',
      '/server/profile',
      '/server/tables',
      '/server/referral',
      '/server/me/consents',
    ];
    return Promise.all(paths.map(async (url) => (await origin.call('GET', url, { token: owner.token })).json));
  };
  const before = await read();
  expect(JSON.stringify(before)).toMatch(/Owner.*low.*Owned/s);
  await origin.call('POST', '/server/profile', { token: other.token, body: { riskTolerance: 'high' } });
  await origin.call('POST', '/server/tables', { token: other.token, body: [] });
  await origin.call('POST', '/server/me/consents', { token: other.token, body: { purpose: 'contact', given: false } });
  expect(await read()).toEqual(before);
});

test('one person’s erasure code erases nobody else, and one’s session ends nobody else’s', async () => {
  const { json } = await origin.call('POST', '/server/me/erasure', { token: owner.token });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode('+919860000001') };
  expect((await origin.call('DELETE', '/server/me', { token: other.token, body })).status).toBe(400);
  const { json: list } = await origin.call('GET', '/server/auth/sessions', { token: owner.token });
  const [session] = list.sessions as { id: string }[];
  await origin.call('POST', '/server/auth/signout', { token: other.token, body: { sessionId: session?.id } });
  for (const { token } of [owner, other])
    expect((await origin.call('GET', '/server/profile', { token })).status).toBe(200);
});

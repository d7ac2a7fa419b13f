import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { optionsOf, passkeyOrigin } from '#identity/passkeys/passkey-fixture.ts';
import { type Lies, SoftwareAuthenticator } from '#testing/software-authenticator.ts';

const { origin, url, browser, visitor, add, signIn } = passkeyOrigin();

test('gives a session like a code does: token, cookie, device, log, and a fresh proof', async () => {
  const person = await visitor();
  const { key } = await add(person);
  const { asked, answer } = await signIn(key);
  expect(optionsOf(asked)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(optionsOf(asked).allowCredentials ?? []).toEqual([]);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/), user: person.user });
  expect(answer.cookies.session).toMatch(/^[\w-]{43}$/);
  const token = String(answer.json.token);
  const { json } = await browser()('GET', '/server/auth/sessions', { token });
  expect(json.sessions).toContainEqual(expect.objectContaining({ device: 'Chrome on Android', current: true }));
  const listed = await browser()('GET', '/server/passkeys', { token });
  expect(listed.json.passkeys).toEqual([expect.objectContaining({ lastUsedAt: expect.any(String) })]);
  const { json: copy } = await origin().call('GET', '/server/me/export', { token });
  expect((copy.activity as { action: string }[]).filter(({ action }) => action === 'sign-in')).toHaveLength(2);
  expect((await add({ ...person, token })).added.status, 'fresh').toBe(200);
});

test('a second device still signs in by a code', async () => {
  const phone = origin().freshPhone();
  const person = await origin().signIn(phone);
  await add(person);
  expect((await origin().signIn(phone)).user.id).toBe(person.user.id);
});

const lies: [string, Lies][] = [
  ['another page', { origin: 'https://evil.example' }],
  ['another port of this name', { origin: 'http://localhost:1' }],
  ['another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a new passkey', { type: 'webauthn.create' }],
  ['nobody in particular', { unverified: true }],
  ['another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
];
test.each(lies)('refuses an answer for %s', async (_, lie) => {
  const { key } = await add(await visitor());
  const { answer } = await signIn(key, lie);
  expect([answer.status, answer.cookies.session]).toEqual([400, undefined]);
});

test('refuses a key that it does not know, and another key under a known name', async () => {
  const { key } = await add(await visitor());
  const stranger = new SoftwareAuthenticator();
  expect((await signIn(stranger)).answer.json.message).toContain('opens no account here');
  const thief = Object.assign(new SoftwareAuthenticator(), { id: key.id });
  expect((await signIn(thief, { userHandle: '' })).answer.status).toBe(400);
});

test('refuses a copied authenticator, which counts behind the first', async () => {
  const { key } = await add(await visitor());
  expect((await signIn(key, { counter: 7 })).answer.status).toBe(200);
  expect((await signIn(key, { counter: 7 })).answer.status).toBe(400);
  expect((await signIn(key, { counter: 8 })).answer.status).toBe(200);
});

test('takes authenticators that do not count', async () => {
  const { key } = await add(await visitor());
  for (const _ of [1, 2]) expect((await signIn(key, { counter: 0 })).answer.status).toBe(200);
});

test('of 50 equal answers at once one signs in', async () => {
  const person = await visitor();
  const { key } = await add(person);
  const call = browser();
  const asked = await call('POST', '/server/auth/passkey/initiate');
  const body = { ceremony: asked.json.ceremony, credential: key.get(optionsOf(asked), url(), { counter: 0 }) };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call('POST', '/server/auth/passkey/verify', { body })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
});

test('an answer is good in the browser that asked, for five minutes', async () => {
  const { key } = await add(await visitor());
  const asked = await browser()('POST', '/server/auth/passkey/initiate');
  const body = { ceremony: asked.json.ceremony, credential: key.get(optionsOf(asked), url()) };
  const elsewhere = browser();
  expect((await elsewhere('POST', '/server/auth/passkey/verify', { body })).status, 'no cookie').toBe(400);
  await elsewhere('POST', '/server/auth/passkey/initiate');
  expect((await elsewhere('POST', '/server/auth/passkey/verify', { body })).status, 'another cookie').toBe(400);

  const { asked: late, call } = await (async () => {
    const own = browser();
    return { asked: await own('POST', '/server/auth/passkey/initiate'), call: own };
  })();
  const [end = '', secret = ''] = String(late.json.ceremony).split('.');
  expect(Number(end) - Date.now()).toBeLessThanOrEqual(300_000);
  for (const moved of [Number(end) + 60_000, Date.now() - 1]) {
    const credential = key.get(optionsOf(late), url());
    const sent = { ceremony: `${moved}.${secret}`, credential };
    expect((await call('POST', '/server/auth/passkey/verify', { body: sent })).status, String(moved)).toBe(400);
  }
});

test('asking costs no row', async () => {
  const rows = async () => {
    const { rows: found } = await sql<{
      n: string;
    }>`select (select count(*) from challenge) + (select count(*) from spent_ceremony) as n`.execute(origin().db);
    return found[0]?.n;
  };
  const before = await rows();
  for (let i = 0; i < 20; i += 1) expect((await browser()('POST', '/server/auth/passkey/initiate')).status).toBe(200);
  expect(await rows()).toBe(before);
});

test('an address that is a number has no passkeys, and says so', async () => {
  const response = await fetch(`${url().replace('localhost', '127.0.0.1')}/server/auth/passkey/initiate`, {
    method: 'POST',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('Use a code') });
});

test('stands in the security log like a code, and asking does not', async () => {
  const person = await visitor();
  const { key } = await add(person);
  await signIn(key);
  await signIn(key, { unverified: true });
  const passkeys = () =>
    origin()
      .db.selectFrom('security_log')
      .select(['event', 'outcome', 'what', 'who'])
      .where('what', 'like', '%/auth/passkey/%')
      .execute();
  const entry = { event: 'sign-in', what: 'POST /server/auth/passkey/verify' };
  // Entries come within a second.
  await expect.poll(passkeys, { timeout: 10_000 }).toEqual(
    expect.arrayContaining([
      { ...entry, outcome: 'done', who: expect.stringMatching(/^account:/) },
      { ...entry, outcome: 'failed', who: '' },
    ]),
  );
  expect((await passkeys()).filter(({ what }) => what.endsWith('initiate'))).toEqual([]);
});

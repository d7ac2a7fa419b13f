import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { optionsOf, passkeyOrigin } from '#identity/passkeys/passkey-fixture.ts';
import { type Lies, SoftwareAuthenticator } from '#testing/software-authenticator.ts';

const { origin, url, browser, visitor, add } = passkeyOrigin();

test('asks for a passkey that finds its account and verifies its person, and names nobody', async () => {
  const person = await visitor();
  const { asked, added } = await add(person);
  expect(optionsOf(asked)).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: person.user.contact, displayName: person.user.contact },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect(added.status).toBe(200);
  expect(added.json.passkey).toEqual({
    id: expect.any(String),
    name: 'Chrome on Android',
    createdAt: expect.any(String),
    lastUsedAt: null,
  });
});

test('is told to the person and stands in what was done', async () => {
  const phone = origin().freshPhone();
  const person = await origin().signIn(phone);
  await add(person);
  const row = await origin()
    .db.selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', phone)
    .executeTakeFirst();
  const inbox = () =>
    origin()
      .db.selectFrom('inbox_message')
      .select('body')
      .where('recipient', '=', phone)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  expect(row?.kind).toBe('notice');
  await expect
    .poll(async () => (await inbox())?.body, { timeout: 10_000 })
    .toContain('A passkey was added to your account');
  const { json } = await origin().call('GET', '/server/me/export', { token: person.token });
  expect(json.activity).toContainEqual(expect.objectContaining({ action: 'passkey added' }));
  expect(json.passkeys).toEqual([expect.objectContaining({ name: 'Chrome on Android' })]);
  expect(JSON.stringify(json.passkeys)).not.toMatch(/key|credential|counter/);
});

test('needs a proof of identity of the last minutes', async () => {
  const person = await visitor();
  await origin()
    .db.updateTable('session')
    .set({ proved_at: sql<Date>`now() - interval '16 minutes'` })
    .where('account_id', '=', person.user.id)
    .execute();
  const asked = await browser()('POST', '/server/passkeys/initiate', { token: person.token });
  expect([asked.status, asked.json.message]).toEqual([403, 'Confirm that it is you: this needs a fresh code.']);
});

const lies: [string, Lies][] = [
  ['another page', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a sign-in', { type: 'webauthn.get' }],
  ['nobody in particular', { unverified: true }],
];
test.each(lies)('refuses an answer for %s', async (_, lie) => {
  expect((await add(await visitor(), undefined, lie)).added.status).toBe(400);
});

test('refuses a certificate, whose list of revocations would be fetched', async () => {
  const person = await visitor();
  const call = browser();
  const asked = await call('POST', '/server/passkeys/initiate', { token: person.token });
  const credential = new SoftwareAuthenticator().create(optionsOf(asked), url());
  const object = Buffer.from(credential.response.attestationObject, 'base64url');
  // { x5c: [h'00'] } instead of {}, in a statement that is called packed.
  const at = object.indexOf('attStmt') + 'attStmt'.length;
  const statement = Buffer.concat([Buffer.from([0xa1, 0x63]), Buffer.from('x5c'), Buffer.from([0x81, 0x41, 0x00])]);
  const packed = Buffer.concat([object.subarray(0, at), statement, object.subarray(at + 1)]);
  const none = packed.indexOf(Buffer.from('\x64none'));
  const attestationObject = Buffer.concat([
    packed.subarray(0, none),
    Buffer.from('\x66packed'),
    packed.subarray(none + 5),
  ]).toString('base64url');
  const body = {
    ceremony: asked.json.ceremony,
    credential: { ...credential, response: { ...credential.response, attestationObject } },
  };
  expect((await call('POST', '/server/passkeys', { token: person.token, body })).status).toBe(400);
  expect(origin().log()).toContain('the signature or the account is another');
});

test('takes an answer once, from the browser and the person that were asked', async () => {
  const person = await visitor();
  const { body, call } = await add(person);
  expect((await call('POST', '/server/passkeys', { token: person.token, body })).status, 'again').toBe(400);

  const key = new SoftwareAuthenticator();
  const first = browser();
  const asked = await first('POST', '/server/passkeys/initiate', { token: person.token });
  const answer = { ceremony: asked.json.ceremony, credential: key.create(optionsOf(asked), url()) };
  const other = await visitor();
  const elsewhere = browser();
  await elsewhere('POST', '/server/passkeys/initiate', { token: person.token });
  expect((await elsewhere('POST', '/server/passkeys', { token: person.token, body: answer })).status).toBe(400);
  expect((await first('POST', '/server/passkeys', { token: other.token, body: answer })).status).toBe(400);
  expect((await first('POST', '/server/passkeys', { token: person.token, body: answer })).status).toBe(200);
});

test('a passkey belongs to one account, and an account has at most 20', async () => {
  const person = await visitor();
  const { key } = await add(person);
  expect((await add(await visitor(), key)).added.status).toBe(409);
  expect(
    optionsOf(await browser()('POST', '/server/passkeys/initiate', { token: person.token })).excludeCredentials,
  ).toEqual([{ id: key.id.toString('base64url'), transports: ['internal', 'hybrid'], type: 'public-key' }]);
  const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await add(person)).added.status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(statuses.filter((status) => status === 409)).toHaveLength(6);
});

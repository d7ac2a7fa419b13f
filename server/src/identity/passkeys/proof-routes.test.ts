import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { optionsOf, passkeyOrigin } from '#identity/passkeys/passkey-fixture.ts';
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts';
import type { Visitor } from '#testing/test-app.ts';

const { origin, url, browser, visitor, add } = passkeyOrigin();

/** Lets an hour pass since the person's last proof. */
const grow = (person: Visitor) =>
  origin()
    .db.updateTable('session')
    .set({ proved_at: sql<Date>`now() - interval '1 hour'` })
    .where('account_id', '=', person.user.id)
    .execute();

async function prove(person: Visitor, key: SoftwareAuthenticator) {
  const call = browser();
  const asked = await call('POST', '/server/auth/passkey/proof/initiate', { token: person.token });
  const body = { ceremony: asked.json.ceremony, credential: key.get(optionsOf(asked), url()) };
  const send = (token = person.token) => call('POST', '/server/auth/passkey/proof', { token, body });
  return { asked, send, body, call };
}

test('a passkey of one’s own does what a fresh code does', async () => {
  const person = await visitor();
  const { key } = await add(person);
  await grow(person);
  const second = new SoftwareAuthenticator();
  const begin = () => browser()('POST', '/server/passkeys/initiate', { token: person.token });
  expect((await begin()).status).toBe(403);
  const { asked, send } = await prove(person, key);
  expect(optionsOf(asked).allowCredentials).toEqual([
    { id: key.id.toString('base64url'), transports: ['internal', 'hybrid'], type: 'public-key' },
  ]);
  expect((await send()).status).toBe(200);
  expect((await send()).status, 'the same answer again').toBe(400);
  expect((await add(person, second)).added.status).toBe(200);
});

test('another person’s passkey, or another’s session, proves nothing', async () => {
  const person = await visitor();
  const { key } = await add(person);
  const other = await visitor();
  const { key: foreign } = await add(other);
  await grow(person);
  await grow(other);
  expect((await (await prove(person, foreign)).send()).status).toBe(400);
  expect((await (await prove(person, key)).send(other.token)).status).toBe(400);
  for (const { token } of [person, other])
    expect((await browser()('POST', '/server/passkeys/initiate', { token })).status).toBe(403);
});

test('an answer for a sign-in proves nothing, and one for a proof signs nobody in', async () => {
  const person = await visitor();
  const { key } = await add(person);
  await grow(person);
  const call = browser();
  const asked = await call('POST', '/server/auth/passkey/initiate');
  const answer = { ceremony: asked.json.ceremony, credential: key.get(optionsOf(asked), url()) };
  expect((await call('POST', '/server/auth/passkey/proof', { token: person.token, body: answer })).status).toBe(400);
  const proof = await prove(person, key);
  expect((await proof.call('POST', '/server/auth/passkey/verify', { body: proof.body })).status).toBe(400);
  expect((await proof.send()).status).toBe(200);
});

test('who has no passkey is told so', async () => {
  const { token } = await visitor();
  expect((await browser()('POST', '/server/auth/passkey/proof/initiate', { token })).status).toBe(404);
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { passkeyOrigin } from '#identity/passkeys/passkey-fixture.ts';
import type { Visitor } from '#testing/test-app.ts';

const { origin, browser, visitor, add, signIn } = passkeyOrigin();

const list = async (person: Visitor) => {
  const { json } = await browser()('GET', '/server/passkeys', { token: person.token });
  return json as { passkeys: { id: string; name: string }[]; offered: boolean };
};

test('are named and removed by their owner alone, and a removed one opens nothing', async () => {
  const person = await visitor();
  const { key } = await add(person);
  const other = await visitor();
  const id = (await list(person)).passkeys[0]?.id ?? '';
  const rename = (token: string, name: string) =>
    browser()('POST', `/server/passkeys/${id}`, { token, body: { name } });
  const remove = (token: string) => browser()('DELETE', `/server/passkeys/${id}`, { token });
  expect((await rename(other.token, 'Mine')).status).toBe(404);
  expect((await remove(other.token)).status).toBe(404);
  expect((await rename(person.token, 'My\nphone')).status).toBe(400);
  expect((await rename(person.token, ' My phone ')).status).toBe(200);
  expect((await list(person)).passkeys).toEqual([expect.objectContaining({ name: 'My phone' })]);
  expect((await remove(person.token)).status).toBe(200);
  expect((await remove(person.token)).status).toBe(404);
  expect((await signIn(key)).answer.json.message).toContain('opens no account here');
});

test('are offered until there is one, or until the offer is put away for good', async () => {
  const phone = origin().freshPhone();
  const person = await origin().signIn(phone);
  expect((await list(person)).offered).toBe(true);
  await browser()('POST', '/server/passkeys/offer/end', { token: person.token });
  expect((await list(person)).offered).toBe(false);
  expect((await list(await origin().signIn(phone))).offered, 'in another browser').toBe(false);
  const adder = await visitor();
  await add(adder);
  expect((await list(adder)).offered).toBe(false);
});

test('go with the account', async () => {
  const phone = origin().freshPhone();
  const person = await origin().signIn(phone);
  const { key } = await add(person);
  await browser()('POST', '/server/passkeys/offer/end', { token: person.token });
  const { json } = await origin().call('POST', '/server/me/erasure', { token: person.token });
  const body = { challengeId: json.challengeId, otp: await origin().lastCode(phone) };
  expect((await origin().call('DELETE', '/server/me', { token: person.token, body })).status).toBe(200);
  for (const table of ['passkey', 'ended_passkey_offer'] as const)
    expect(await origin().db.selectFrom(table).selectAll().where('account_id', '=', person.user.id).execute()).toEqual(
      [],
    );
  expect((await signIn(key)).answer.json.message).toContain('opens no account here');
});

test('go with the sessions when somebody says that it was not them', async () => {
  const phone = origin().freshPhone();
  const person = await origin().signIn(phone);
  const { key } = await add(person);
  const notice = async () => {
    const rows = await origin().db.selectFrom('inbox_message').select('body').where('recipient', '=', phone).execute();
    const told = rows.find(({ body }) => body.startsWith('A passkey was added'));
    return /key=([\w-]{43})/.exec(told?.body ?? '')?.[1];
  };
  await expect.poll(notice, { timeout: 10_000 }).toBeDefined();
  expect((await browser()('POST', '/server/alarm', { body: { key: await notice() } })).status).toBe(200);
  expect((await browser()('GET', '/server/passkeys', { token: person.token })).status).toBe(401);
  expect((await signIn(key)).answer.json.message).toContain('opens no account here');
});

describe('of an account whose number was taken off after a year', () => {
  /** Somebody has read a code at the number: it begins an empty account, and the person has a passkey alone. */
  async function sealed() {
    const phone = origin().freshPhone();
    const person = await origin().signIn(phone);
    const { key } = await add(person);
    const { db } = origin();
    const { id } = person.user;
    const proved = { phone_proved_at: sql<Date>`now() - interval '13 months'` };
    await db.updateTable('account').set(proved).where('id', '=', id).execute();
    const next = await origin().signIn(phone);
    expect(next.user.id).not.toBe(id);
    return { phone, key, id, next };
  }
  const call = (token: unknown, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    origin().call(method, path, { token: String(token), ...(body === undefined ? {} : { body }) });

  test('open it for their owner, and the number goes on opening the other', async () => {
    const { phone, key, id, next } = await sealed();
    const { answer } = await signIn(key);
    expect([answer.status, answer.json.user]).toEqual([200, { id, name: null, contact: '' }]);
    const { session = '' } = answer.cookies;
    const renewed = await origin().call('POST', '/server/auth/refresh', { cookies: { session } });
    expect([renewed.status, renewed.json.user]).toEqual([200, answer.json.user]);
    expect((await origin().signIn(phone)).user.id).toBe(next.user.id);
  });

  test('let their owner prove an address, by which a code opens it from then on', async () => {
    const { key, id } = await sealed();
    const { token } = (await signIn(key)).answer.json;
    const email = `p${id.slice(0, 8)}@example.in`;
    const asked = await call(token, 'POST', '/server/email', { step: 'start', email });
    const body = { step: 'verify', challengeId: asked.json.challengeId, otp: await origin().lastCode(email) };
    expect((await call(token, 'POST', '/server/email', body)).json.next).toBe('done');
    expect((await origin().signIn(email)).user.id).toBe(id);
  });

  test('say what to do where a code is wanted, and are asked for again before another contact is added', async () => {
    const { key, id } = await sealed();
    const { token } = (await signIn(key)).answer.json;
    for (const [path, body] of [
      ['/server/auth/step-up', { step: 'start' }],
      ['/server/me/erasure', undefined],
    ] as const)
      expect(await call(token, 'POST', path, body)).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining('Use your passkey, or add a number') },
      });
    await origin()
      .db.updateTable('session')
      .set({ proved_at: sql<Date>`now() - interval '6 minutes'` })
      .where('account_id', '=', id)
      .execute();
    const phoneNumber = origin().freshPhone();
    for (const [path, body] of [
      ['/server/email', { step: 'start', email: 'later@example.in' }],
      ['/server/phone', { step: 'start', phoneNumber }],
    ] as const)
      expect(await call(token, 'POST', path, body)).toMatchObject({
        status: 403,
        json: { message: expect.stringContaining('Sign in by your passkey once more') },
      });
  });

  test('stay as long as nothing else opens it', async () => {
    const { key } = await sealed();
    const { token } = (await signIn(key)).answer.json;
    const own = async () => (await call(token, 'GET', '/server/passkeys')).json.passkeys as { id: string }[];
    const [passkey] = await own();
    const refused = await call(token, 'DELETE', `/server/passkeys/${passkey?.id}`);
    expect([refused.status, (await own()).length]).toEqual([409, 1]);
    expect((await signIn(key)).answer.status).toBe(200);
  });
});

import { expect, test } from 'vitest';
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

test('open no account whose number was taken off after a year', async () => {
  const person = await visitor();
  const { key } = await add(person);
  await origin()
    .db.updateTable('account')
    .set({ phone: null, former_phone: '+919810099999' })
    .where('id', '=', person.user.id)
    .execute();
  const { answer } = await signIn(key);
  expect([answer.status, answer.cookies.session]).toEqual([403, undefined]);
  expect(answer.json.message).toContain('Write to us');
});

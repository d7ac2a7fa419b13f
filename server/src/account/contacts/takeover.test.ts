import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

// With a provider that can send codes and nothing else, as the Indian ones do.

let service: StandIn;
let origin: TestApp;
let old: string;
let token: string;
let accountId: string;
const thiefs = '+919899900001';

beforeAll(async () => {
  service = await createStandIn();
  service.answer = { status: 200, body: { type: 'success', message: 'sent' } };
  origin = await createTestApp({
    OTP_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'tpl',
    MSG91_DLT_ENTITY_ID: '1101234567890123456',
    MSG91_DLT_TEMPLATE_ID: '1107123456789012345',
    MSG91_DLT_HEADER: 'SAMPLE',
    MSG91_URL: service.url,
  });
});
afterAll(async () => {
  await origin.close();
  await service.close();
});

const sms = () =>
  service.calls.map(
    ({ body }) => (JSON.parse(body) as { recipients: { mobiles: string; otp: string }[] }).recipients[0],
  );
const lastCode = (phone: string) => sms().findLast((one) => `+${one?.mobiles}` === phone)?.otp;
const post = (url: string, body: object) => origin.call('POST', url, { body, token });
const start = (more: object = {}) => post('/server/phone', { step: 'start', phoneNumber: thiefs, ...more });
const mails = () =>
  origin.db.selectFrom('inbox_message').select(['recipient', 'body']).where('code', 'is', null).execute();

beforeEach(async () => {
  old = origin.freshPhone();
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: old } });
  const body = { challengeId: json.challengeId, otp: lastCode(old) };
  const session = await origin.call('POST', '/server/auth/otp/verify', { body });
  token = String(session.json.token);
  accountId = (session.json.user as { id: string }).id;
  service.calls.length = 0;
});

test('whoever holds a fresh session, but not the phone, changes neither number nor address', async () => {
  await post('/server/userDetail', { name: 'Thief', email: 'attacker@evil.example', mobileNumber: thiefs });
  const asked = await start();
  expect(asked.json).toMatchObject({ next: 'prove-old', contact: `+91 XXXXX X${old.slice(-4)}` });
  expect(sms().map((one) => `+${one?.mobiles}`)).toEqual([old]);
  expect((await start({ lost: true })).status).toBe(409);
  const { json } = await post('/server/email', { step: 'start', email: 'attacker@evil.example' });
  expect(json).toMatchObject({ next: 'prove-old', contact: `+91 XXXXX X${old.slice(-4)}` });
  expect(await mails()).toEqual([]);
});

test('the old number’s own code lets the number change', async () => {
  const asked = await start();
  const next = await post('/server/phone', { step: 'verify', challengeId: asked.json.challengeId, otp: lastCode(old) });
  expect(next.json).toMatchObject({ next: 'verify-new' });
  const done = await post('/server/phone', {
    step: 'verify',
    challengeId: next.json.challengeId,
    otp: lastCode(thiefs),
  });
  expect(done.json).toMatchObject({ next: 'done' });
  await origin.db
    .updateTable('account')
    .set({ phone: null, email: `${accountId}@example.in` })
    .where('id', '=', accountId)
    .execute();
});

test('a proven address hears of a change, and an unproven one does not', async () => {
  const email = `${accountId}@example.in`;
  await post('/server/userDetail', { name: 'Asha', email: 'attacker@evil.example', mobileNumber: old });
  await origin.db.updateTable('account').set({ email }).where('id', '=', accountId).execute();
  const sent = await start();
  // The sign-in proved the number a moment ago, and the address hears of the change.
  expect(sent.json).toMatchObject({ next: 'verify-new' });
  await post('/server/phone', { step: 'verify', challengeId: sent.json.challengeId, otp: lastCode(thiefs) });
  await expect
    .poll(async () => (await mails()).map(({ recipient }) => recipient), { timeout: 20_000 })
    .toContain(email);
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain('attacker@evil.example');
});

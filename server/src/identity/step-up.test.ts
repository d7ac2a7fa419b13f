import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
let visitor: Visitor;
let phone: string;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());
beforeEach(async () => {
  phone = origin.freshPhone();
  visitor = await origin.signIn(phone);
});

const post = (url: string, body: object, token = visitor.token) => origin.call('POST', url, { body, token });
const exported = () => origin.call('GET', '/server/me/export', { token: visitor.token });
const age = (minutes: number) =>
  origin.db
    .updateTable('session')
    .set({ proved_at: new Date(Date.now() - minutes * 60_000) })
    .execute();
const detail = { name: 'Asha', email: 'asha@example.in', mobileNumber: '98765 43210' };
const askedAgain = { success: false, fields: { proof: expect.stringMatching(/^Confirm that it is you/) } };

async function stepUp(token = visitor.token) {
  const { json } = await post('/server/auth/step-up', { step: 'start' });
  expect(json).toMatchObject({ next: 'verify', contact: `+91 XXXXX X${phone.slice(-4)}` });
  const otp = await origin.lastCode(phone);
  return post('/server/auth/step-up', { step: 'verify', challengeId: json.challengeId, otp }, token);
}

test('a copy of one’s data needs a code that is not older than 5 minutes', async () => {
  await age(4);
  expect((await exported()).status).toBe(200);
  await age(6);
  expect(await exported()).toMatchObject({ status: 403, json: askedAgain });
  expect((await stepUp()).json).toEqual({ success: true, next: 'done' });
  expect((await exported()).status).toBe(200);
});

test('so do another PAN and another email address; everything else is saved as ever', async () => {
  await age(6);
  const save = (change: object) => post('/server/userDetail', { ...detail, ...change });
  expect((await save({})).status).toBe(200);
  expect((await save({ name: 'Asha Rao', email: 'ASHA@example.in', panNumber: '' })).status).toBe(200);
  expect(await save({ panNumber: 'ABCPK1234L' })).toMatchObject({ status: 403, json: askedAgain });
  expect(await save({ email: 'other@example.in' })).toMatchObject({ status: 403, json: askedAgain });
  await stepUp();
  expect((await save({ panNumber: 'ABCPK1234L' })).status).toBe(200);
  await age(6);
  expect((await save({ panNumber: 'XXXXX1234X' })).status).toBe(200);
  expect(await save({ panNumber: '' })).toMatchObject({ status: 403, json: askedAgain });
});

test('a code counts for the session that asked for it', async () => {
  const other = await origin.signIn(phone);
  await age(6);
  expect((await stepUp(other.token)).status).toBe(403);
  expect((await exported()).status).toBe(403);
});

test('a wrong code opens nothing', async () => {
  await age(6);
  const { json } = await post('/server/auth/step-up', { step: 'start' });
  const otp = (await origin.lastCode(phone)) === '000000' ? '000001' : '000000';
  const wrong = await post('/server/auth/step-up', { step: 'verify', challengeId: json.challengeId, otp });
  expect([wrong.status, wrong.json.message]).toEqual([400, 'Invalid OTP']);
  expect((await exported()).status).toBe(403);
});

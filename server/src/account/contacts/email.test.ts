import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
let visitor: Visitor;
let phone: string;
let address: string;
let last = 0;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());
beforeEach(async () => {
  last += 1;
  phone = origin.freshPhone();
  address = `asha${last}@example.in`;
  visitor = await origin.signIn(phone);
});

const post = (url: string, body: object, token = visitor.token) => origin.call('POST', url, { body, token });
const details = async () => (await origin.call('GET', '/server/userDetail', { token: visitor.token })).json;
const save = (email = address, mobileNumber = phone) =>
  post('/server/userDetail', { name: 'Asha Rao', email, mobileNumber });
const prove = async (email: string, token?: string) => {
  const { json } = await post('/server/email', { step: 'start', email }, token);
  const otp = await origin.lastCode(email);
  return post('/server/email', { step: 'verify', challengeId: json.challengeId, otp }, token);
};

test('an address is not proven by typing it, and is by its code', async () => {
  await save(address.toUpperCase());
  expect((await details()).contacts).toMatchObject({ email: null });
  expect((await prove(address)).json).toMatchObject({ success: true, next: 'done' });
  expect((await details()).contacts).toMatchObject({ email: address });
  expect((await origin.signIn(address)).user.id).toBe(visitor.user.id);
});

test('an address that nobody proved signs nobody in, and hears of no change', async () => {
  await save();
  expect((await origin.signIn(address)).user.id).not.toBe(visitor.user.id);
});

test('an address of another account is said to be one only to whoever holds it', async () => {
  await origin.signIn(address);
  const done = await prove(address);
  expect([done.status, done.json.fields]).toEqual([409, { email: 'This address belongs to another account.' }]);
});

test('another address than the proven one is not proven', async () => {
  await save();
  await prove(address);
  await save(`other-${address}`);
  expect((await details()).contacts).toMatchObject({ email: address });
  expect((await details()).userDetail).toMatchObject({ email: `other-${address}` });
});

test('the details do not change a proven number, and say so', async () => {
  const saved = await save(address, '98765 43210');
  expect(saved.json).toEqual({
    success: true,
    savedAt: expect.any(Number),
    message: expect.stringMatching(/^Your mobile number stays/),
  });
  expect((await details()).userDetail).toMatchObject({ mobileNumber: phone });
  expect((await save(address, phone)).json).toEqual({ success: true, savedAt: expect.any(Number) });
});

test('who proved no number may name one', async () => {
  const byMail = await origin.signIn(address);
  const body = { name: 'Asha Rao', email: address, mobileNumber: '98765 43210' };
  expect((await post('/server/userDetail', body, byMail.token)).json).toEqual({
    ...{ success: true, savedAt: expect.any(Number) },
  });
  const { json } = await origin.call('GET', '/server/userDetail', { token: byMail.token });
  expect(json).toMatchObject({ userDetail: { mobileNumber: '+919876543210' }, contacts: { email: address } });
});

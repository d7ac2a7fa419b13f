import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOutEverywhere } from '#admin/admin.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

test('the command ends all sessions of one person, and of nobody else', async () => {
  const phone = origin.freshPhone();
  const [first, second, other] = [
    await origin.signIn(phone),
    await origin.signIn(phone),
    await origin.signIn(origin.freshPhone()),
  ];
  const status = async ({ token }: { token: string }) =>
    (await origin.call('GET', '/server/auth/sessions', { token })).status;
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  expect(await signOutEverywhere(origin.db, phone.replace('+91', '0'))).toBe(2);
  expect([await status(first), await status(second), await status(other)]).toEqual([401, 401, 200]);
  const written = await origin.db.selectFrom('audit').select(['action', 'detail']).execute();
  expect(written).toContainEqual({ action: 'sign-out everywhere', detail: 'desk' });
});

test('a contact that nobody has proven ends nothing, and a wrong number is told', async () => {
  expect(await signOutEverywhere(origin.db, 'nobody@example.in')).toBeUndefined();
  await expect(signOutEverywhere(origin.db, '12345')).rejects.toThrow('Enter a mobile number');
});

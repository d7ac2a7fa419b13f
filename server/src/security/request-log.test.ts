import { afterEach, beforeEach, expect, test } from 'vitest';
import { FLUSH_MS } from '#security/security-log.ts';
import { heldTimers } from '#testing/held-timers.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
let flushes: ReturnType<typeof heldTimers>;
beforeEach(async () => {
  flushes = heldTimers(FLUSH_MS);
  origin = await createTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterEach(async () => {
  flushes.release();
  await origin.close();
});

const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Mozilla/5.0 (Android) Chrome/140.0' };
/** What is in the log once so many entries are. They come within a second, which is over at once here. */
async function logged(count: number) {
  const written = async () => {
    flushes.pass();
    return (await rows()).length;
  };
  await expect.poll(written, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  return rows();
}
const rows = () => origin.db.selectFrom('security_log').selectAll().orderBy('seq').execute();

test('signing in: who, what, outcome, session, device and truncated address, and no name', async () => {
  const phone = '+919876512345';
  const body = { phoneNumber: phone };
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body, headers });
  const code = await origin.lastCode(phone);
  const verify = (otp: string) =>
    origin.call('POST', '/server/auth/otp/verify', { body: { challengeId: json.challengeId, otp }, headers });
  await verify(code === '000000' ? '000001' : '000000');
  expect((await verify(code)).status).toBe(200);

  const [asked, wrong, right] = await logged(3);
  expect(asked).toMatchObject({ event: 'code', outcome: 'done', who: expect.stringMatching(/^contact:[0-9a-f]{16}$/) });
  expect(wrong).toMatchObject({ event: 'sign-in', outcome: 'failed', what: 'POST /server/auth/otp/verify' });
  // What was asked for and what was answered belong together.
  expect(wrong?.detail.split(' ')[1]).toBe(asked?.detail.split(' ')[1]);
  expect(right).toMatchObject({
    ...{ event: 'sign-in', outcome: 'done', device: 'Chrome on Android', address: '203.0.113.0/24' },
    ...{
      who: expect.stringMatching(/^account:[0-9a-f]{16}$/),
      session: expect.stringMatching(/^session:[0-9a-f]{16}$/),
    },
  });
  const all = JSON.stringify(await rows());
  expect(all).not.toMatch(/9876512345|203\.0\.113\.77/);
  expect(all).not.toContain(json.challengeId);
});

test('refusals, changes and copies of all data are there; the reading of a page’s data is not', async () => {
  const { token, user } = await origin.signIn('asha@example.in');
  await origin.call('GET', '/server/profile', { token });
  await origin.call('POST', '/server/me/consents', { token, body: { purpose: 'contact', given: true } });
  await origin.call('GET', '/server/me/export', { token });
  await origin.call('GET', '/server/profile', { token: 'x'.repeat(43) });
  await origin.call('POST', '/server/auth/signout', { headers: { origin: 'https://evil.example' } });
  await origin.call('POST', '/server/auth/signout', { token });
  const list = (await logged(7)).map(({ event, outcome, what }) => `${event} ${outcome}: ${what}`);
  expect(list).toEqual([
    'code done: POST /server/auth/otp/initiate',
    'sign-in done: POST /server/auth/otp/verify',
    'change done: POST /server/me/consents',
    'reading done: GET /server/me/export',
    'refusal refused: GET /server/profile',
    'sign-out refused: POST /server/auth/signout',
    'sign-out done: POST /server/auth/signout',
  ]);
  expect(JSON.stringify(await rows())).not.toContain(user.id);
});

test('entries outlive the account, and name nobody', async () => {
  const { token, user } = await origin.signIn('+919876500042');
  await logged(2);
  const { json } = await origin.call('POST', '/server/me/erasure', { token });
  const otp = await origin.lastCode('+919876500042');
  const erased = await origin.call('DELETE', '/server/me', { token, body: { challengeId: json.challengeId, otp } });
  expect(erased.status).toBe(200);
  const all = JSON.stringify(await logged(4));
  expect(all).toContain('DELETE /server/me');
  expect(all).not.toMatch(/9876500042/);
  expect(all).not.toContain(user.id);
});

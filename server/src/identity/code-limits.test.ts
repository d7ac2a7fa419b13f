import { sql } from 'kysely';
import { PROOF_HEADER, type Puzzle, solvePuzzle } from 'shared/puzzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const initiate = (body: object, headers: Record<string, string> = {}) =>
  origin.call('POST', '/server/auth/otp/initiate', { body, headers });

/** As a browser asks: with the work that is wanted. */
async function askWithProof(body: object) {
  const first = await initiate(body);
  const puzzle = first.json.puzzle as Puzzle | undefined;
  return puzzle === undefined ? first : initiate(body, { [PROOF_HEADER]: solvePuzzle(puzzle) });
}

test('five codes in ten minutes for one number without work, also when asked for in parallel', async () => {
  const phone = origin.freshPhone();
  const replies = await Promise.all(Array.from({ length: 12 }, () => initiate({ phoneNumber: phone })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ json }) => json.puzzle !== undefined)).toHaveLength(7);
});

test('ten with work; fifteen at once close a number for an hour and not for the day, which has thirty', async () => {
  const phone = origin.freshPhone();
  for (let i = 0; i < 10; i += 1) expect((await askWithProof({ phoneNumber: phone })).status).toBe(200);
  const refused = await askWithProof({ phoneNumber: phone });
  expect(refused.json.message).toMatch(/^Too many codes were asked for\. Try again in (\d+ minutes|a minute)\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  /** Lets the counts end that last no longer than so many seconds. */
  const wait = (seconds: number) =>
    origin.db
      .deleteFrom('limit_bucket')
      .where('ends_at', '<', sql<Date>`now() + ${seconds} * interval '1 second'`)
      .execute();
  const ask = async (times: number) => {
    for (let i = 0; i < times; i += 1) expect((await askWithProof({ phoneNumber: phone })).status).toBe(200);
  };
  await wait(600);
  await ask(5);
  expect((await askWithProof({ phoneNumber: phone })).json.message).toMatch(/Try again in 60 minutes\.$/);

  await wait(3600);
  await ask(10);
  await wait(600);
  await ask(5);
  await wait(3600);
  expect((await askWithProof({ phoneNumber: phone })).json.message).toMatch(/Try again in 24 hours\.$/);
});

test('what is past the most stays refused with any work, for the sake of what messages cost', async () => {
  const small = await createTestApp({ OTP_LIMIT_PER_CLIENT: '1', OTP_LIMIT_GLOBAL: '100' });
  const ask = async (email: string, headers = {}) => {
    const url = '/server/auth/otp/initiate';
    const reply = await small.app.inject({
      method: 'POST',
      url,
      payload: { email },
      headers,
      remoteAddress: '203.0.113.9',
    });
    return reply.json() as { success: boolean; puzzle?: Puzzle };
  };
  let sent = 0;
  for (let i = 0; i < 8; i += 1) {
    const first = await ask(`m${i}@example.in`);
    const last =
      first.puzzle === undefined ? first : await ask(`m${i}@example.in`, { [PROOF_HEADER]: solvePuzzle(first.puzzle) });
    if (last.success) sent += 1;
  }
  expect(sent).toBe(5);
  await small.close();
});

test('another code for the same contact after thirty seconds, or once the first was answered', async () => {
  const site = await createTestApp({ OTP_RESEND_SECONDS: '30' });
  const phone = site.freshPhone();
  const ask = () => site.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
  const replies = await Promise.all([ask(), ask(), ask()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.json.message).toMatch(/^A code is on its way\. You can ask for another one in \d+ seconds\.$/);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(30);

  const sent = replies.find(({ status }) => status === 200);
  expect(sent?.json.resendAfterSeconds).toBe(30);
  const body = { challengeId: sent?.json.challengeId, otp: await site.lastCode(phone) };
  expect((await site.call('POST', '/server/auth/otp/verify', { body })).status).toBe(200);
  expect((await ask()).status).toBe(200);
  await site.close();
});

test('whoever is signed in may solve a puzzle too, but not where their last code would be used up by it', async () => {
  const phone = origin.freshPhone();
  const { token, user } = await origin.signIn(phone);
  const email = `wanted${phone.slice(1)}@example.in`;
  for (let i = 0; i < 5; i += 1) expect((await initiate({ email })).status).toBe(200);
  const change = (body: object, headers: Record<string, string> = {}) =>
    origin.call('POST', '/server/email', { token, body, headers });
  const start = { step: 'start', email };
  const refused = await change(start);
  expect([refused.status, refused.json.puzzle]).toEqual([429, expect.any(Object)]);
  const proof = solvePuzzle(refused.json.puzzle as Puzzle);
  expect((await change(start, { [PROOF_HEADER]: proof })).json.next).toBe('verify-new');

  await origin.db
    .updateTable('session')
    .set({ proved_at: sql<Date>`now() - interval '1 hour'` })
    .where('account_id', '=', user.id)
    .execute();
  const { json } = await change(start);
  expect(json.next).toBe('prove-old');
  const late = await change({ step: 'verify', challengeId: json.challengeId, otp: await origin.lastCode(phone) });
  expect(late).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  expect(late.json.puzzle).toBeUndefined();
});

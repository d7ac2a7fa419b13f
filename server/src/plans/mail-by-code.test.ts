import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTraces } from '#admin/admin.ts';
import { LINK, readLink } from '#plans/plan-fixture.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp({}, { readLink });
});
afterAll(() => origin.close());

let last = 0;
const freshAddress = () => {
  last += 1;
  return `planner${last}@example.in`;
};
const ask = (email: string, plan: unknown = LINK) =>
  origin.call('POST', '/server/plan/mail/initiate', { body: { email, plan } });
const answer = (challengeId: unknown, otp: string) =>
  origin.call('POST', '/server/plan/mail', { body: { challengeId, otp } });
const wrongOf = (otp: string) => (otp === '000000' ? '000001' : '000000');

async function asked(email: string): Promise<{ challengeId: string; otp: string }> {
  const { status, json } = await ask(email);
  expect(status).toBe(200);
  return { challengeId: String(json.challengeId), otp: await origin.lastCode(email.toLowerCase()) };
}

const mailsTo = async (email: string) => {
  const rows = await origin.db.selectFrom('inbox_message').selectAll().where('recipient', '=', email).execute();
  return rows.filter(({ code }) => code === null);
};
const queuedTo = (email: string) =>
  origin.db.selectFrom('outbox').select('dedupe_key').where('recipient', '=', email).execute();
const forgetCounts = () => origin.db.deleteFrom('limit_bucket').execute();

test('a code proves a typed address, and the plan goes there without an account or a session', async () => {
  const { json } = await ask('  Asha@Example.in ');
  expect(json).toMatchObject({ success: true, challengeId: expect.any(String), resendAfterSeconds: 0 });
  const sent = await answer(json.challengeId, await origin.lastCode('asha@example.in'));
  expect([sent.status, sent.json]).toEqual([200, { success: true }]);
  expect(sent.cookies).toEqual({});
  await expect.poll(() => mailsTo('asha@example.in'), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailsTo('asha@example.in');
  expect(mail?.subject).toBe('Your plan: SIP calculator');
  expect(mail?.body).toMatch(
    /^You asked us .*\n\nPlan: SIP calculator, ₹5,000 a month: ₹11,61,695\.38\n.*Total value: ₹11,61,695\.38\n.*\nOpen it: http:\/\/localhost\S*\/sipcalculator\?monthly=5000.*ARN-000000/s,
  );
  expect(await origin.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test('a wrong code sends nothing, three of them end the code, and the log names nobody', async () => {
  const email = freshAddress();
  const { challengeId, otp } = await asked(email);
  const tries = [wrongOf(otp), wrongOf(otp), wrongOf(otp), otp];
  const problems: unknown[] = [];
  for (const one of tries) {
    const { status, json } = await answer(challengeId, one);
    problems.push([status, json.fields?.otp]);
  }
  const over = 'This code is no longer valid. Ask for a new one.';
  expect(problems).toEqual([
    [400, 'This code is not right. 2 tries are left.'],
    [400, 'This code is not right. One try is left.'],
    [400, over],
    [400, over],
  ]);
  expect(await queuedTo(email)).toEqual([]);
  expect(origin.log()).not.toContain(email);
});

test('an expired code sends nothing', async () => {
  const email = freshAddress();
  const { challengeId, otp } = await asked(email);
  await origin.db
    .updateTable('challenge')
    .set({ expires_at: new Date(0) })
    .where('id', '=', challengeId)
    .execute();
  expect((await answer(challengeId, otp)).status).toBe(400);
  expect(await queuedTo(email)).toEqual([]);
});

test('a code is good for its own challenge and purpose alone', async () => {
  const [one, other] = [await asked(freshAddress()), await asked(freshAddress())];
  expect((await answer(other.challengeId, one.otp)).status).toBe(one.otp === other.otp ? 200 : 400);
  expect((await answer(randomUUID(), one.otp)).status).toBe(400);
  expect((await answer('no challenge', one.otp)).status).toBe(400);

  const body = { challengeId: one.challengeId, otp: one.otp };
  expect((await origin.call('POST', '/server/auth/otp/verify', { body })).status).toBe(400);
  const email = freshAddress();
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { email } });
  expect((await answer(json.challengeId, await origin.lastCode(email))).status).toBe(400);
  expect(await queuedTo(email)).toEqual([]);
  expect((await answer(one.challengeId, one.otp)).status).toBe(200);
});

test('asked for again, the code of before is good for nothing', async () => {
  const email = freshAddress();
  const before = await asked(email);
  const now = await asked(email);
  expect((await answer(before.challengeId, before.otp)).status).toBe(400);
  expect((await answer(now.challengeId, now.otp)).status).toBe(200);
});

test('a double click and an answer that comes again send one mail, and all are told so', async () => {
  const email = freshAddress();
  const { challengeId, otp } = await asked(email);
  const both = await Promise.all([answer(challengeId, otp), answer(challengeId, otp)]);
  const again = await answer(challengeId, otp);
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const late = await answer(challengeId, otp);
  for (const { status } of [...both, again, late]) expect(status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await answer(challengeId, wrongOf(otp))).status).toBe(400);
});

test.each(['', '/nothing?a=1', 'https://evil.example/sipcalculator?monthly=1', 5, undefined])(
  '%j is no plan, and no code goes out for it',
  async (plan) => {
    const email = freshAddress();
    const body = { email, ...(plan === undefined ? {} : { plan }) };
    const { status, json } = await origin.call('POST', '/server/plan/mail/initiate', { body });
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ['plan']]);
    expect(await origin.db.selectFrom('challenge').select('id').where('contact', '=', email).execute()).toEqual([]);
  },
);

test.each(['', 'asha', 'asha@example.in\nBcc: all@example.in', 'a@b@c.in'])('%j is no address', async (email) => {
  const { status, json } = await ask(email);
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ['email']]);
});

test('what a browser says of the figures counts nothing, and a plan without figures goes as a link', async () => {
  const email = freshAddress();
  const figures = [{ label: 'Total value', text: '₹99 crore' }];
  const forged = await origin.call('POST', '/server/plan/mail/initiate', { body: { email, plan: LINK, figures } });
  await answer(forged.json.challengeId, await origin.lastCode(email));
  const bare = freshAddress();
  const { json } = await ask(bare, '/sipcalculator?monthly=0');
  await answer(json.challengeId, await origin.lastCode(bare));
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  await expect.poll(() => mailsTo(bare), { timeout: 20_000 }).toHaveLength(1);
  expect((await mailsTo(email))[0]?.body).toContain('Total value: ₹11,61,695.38');
  expect((await mailsTo(email))[0]?.body).not.toContain('99 crore');
  expect((await mailsTo(bare))[0]?.body).toMatch(/Plan: SIP calculator\nOpen it: \S+\/sipcalculator\?monthly=0\n/);
});

test('an address gets ten plans a day, by code and from its account together, and the code stays good', async () => {
  const email = freshAddress();
  const { token } = await origin.signIn(email);
  const { json } = await origin.call('POST', '/server/plans', { token, body: { link: LINK, name: 'Mine' } });
  const path = `/server/plans/${(json.plan as { id: string }).id}/mail`;
  for (let sent = 0; sent < 10; sent += 1) expect((await origin.call('POST', path, { token })).status).toBe(200);
  const { challengeId, otp } = await asked(email.toUpperCase());
  const refused = await answer(challengeId, otp);
  expect([refused.status, refused.json.message]).toEqual([429, expect.stringContaining('10 plans sent')]);
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(10);
  await forgetCounts();
  expect((await answer(challengeId, otp)).status).toBe(200);
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(11);
});

test('codes are limited as everywhere: past five to an address in ten minutes a puzzle is asked for', async () => {
  const email = freshAddress();
  for (let sent = 0; sent < 5; sent += 1) expect((await ask(email)).status).toBe(200);
  const { status, json } = await ask(email);
  expect([status, json.puzzle]).toEqual([429, expect.objectContaining({ bits: expect.any(Number) })]);
});

test('the answer is the same for an address with an account and for one without', async () => {
  const known = freshAddress();
  await origin.signIn(known);
  const [one, other] = [await ask(known), await ask(freshAddress())];
  expect([one.status, Object.keys(one.json)]).toEqual([other.status, Object.keys(other.json)]);
});

test('what waits with a code is sealed, and nothing of address and plan is left with it once it was answered', async () => {
  const email = freshAddress();
  const { challengeId, otp } = await asked(email);
  const stored = await origin.owner.selectFrom('challenge').selectAll().execute();
  expect(Buffer.from(JSON.stringify(stored)).includes('sipcalculator')).toBe(false);
  await answer(challengeId, otp);
  const row = await origin.db
    .selectFrom('challenge')
    .select(['contact', 'detail'])
    .where('id', '=', challengeId)
    .executeTakeFirst();
  expect(row).toEqual({ contact: '', detail: null });
});

test('the erasure of an account takes along what was mailed to its address by code', async () => {
  const email = freshAddress();
  const { challengeId, otp } = await asked(email);
  await answer(challengeId, otp);
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const { token } = await origin.signIn(email);
  const { json } = await origin.call('POST', '/server/me/erasure', { token });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(email) };
  expect((await origin.call('DELETE', '/server/me', { token, body })).status).toBe(200);
  expect((await findTraces(origin.db, email)).rows).toEqual([]);
});

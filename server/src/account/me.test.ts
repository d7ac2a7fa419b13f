import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRow, everySealed } from '#testing/every-row.ts';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

const PHONE = '+919850012345';
const traces = /9850012345|Meera|meera|ABCPK1234L|Kiran|kiran|9850054321|house by the sea/;

/** Fills everything that a person can fill. */
async function live(): Promise<Visitor> {
  const visitor = await origin.signIn(PHONE);
  const post = (url: string, body: unknown) => origin.call('POST', url, { token: visitor.token, body });
  await post('/server/userDetail', {
    name: 'Meera Iyer',
    panNumber: 'ABCPK1234L',
    email: 'meera@example.in',
    mobileNumber: PHONE,
  });
  await post('/server/profile', { riskTolerance: 'high' });
  await post('/server/tables', [{ category: 'A house by the sea', amount: '1', weight: '0%', horizon: 'long' }]);
  await post('/server/referral/saveReferral', { name: 'Kiran', phoneNumber: '9850054321', email: 'kiran@example.in' });
  await post('/server/enquiries', {
    'your-name': 'Meera Iyer',
    'your-email': 'meera@example.in',
    'your-message': 'A house by the sea?',
  });
  await post('/server/me/consents', { purpose: 'newsletter', given: true });
  return visitor;
}

/** Every row of every table as it is stored, and what is sealed as it opens. */
const everything = async () => [await everyRow(origin.db), await everySealed(origin.db)].join('\n');

describe('a copy of one’s data', () => {
  test('holds everything, the PAN masked, and is offered as a file', async () => {
    const visitor = await live();
    const { json, headers } = await origin.call('GET', '/server/me/export', { token: visitor.token });
    expect(headers['content-disposition']).toContain('attachment');
    expect(json).toMatchObject({
      success: true,
      account: { phone: PHONE },
      userDetail: { name: 'Meera Iyer', panNumber: 'XXXXX1234X' },
      profile: { riskTolerance: 'high' },
      plan: [{ category: 'A house by the sea' }],
      referrals: [{ name: 'Kiran' }],
      enquiries: [{ message: 'A house by the sea?' }],
      consents: expect.arrayContaining([expect.objectContaining({ purpose: 'newsletter', given: true })]),
      activity: expect.arrayContaining([
        expect.objectContaining({ action: 'sign-in' }),
        expect.objectContaining({ action: 'data exported' }),
      ]),
    });
  });
});

describe('consents', () => {
  test('are given and withdrawn, each with its notice; signing in gives none', async () => {
    const { token } = await origin.signIn('consents@example.in');
    const read = async () => (await origin.call('GET', '/server/me/consents', { token })).json.consents;
    expect(await read()).toEqual([
      { purpose: 'contact', given: false, wasGiven: false, changedAt: null, noticeDate: null },
      { purpose: 'newsletter', given: false, wasGiven: false, changedAt: null, noticeDate: null },
    ]);
    await origin.call('POST', '/server/me/consents', { token, body: { purpose: 'newsletter', given: false } });
    expect(await read(), 'asked, and not given').toContainEqual(
      expect.objectContaining({ purpose: 'newsletter', given: false, wasGiven: false, changedAt: expect.any(String) }),
    );
    const give = (given: boolean) =>
      origin.call('POST', '/server/me/consents', { token, body: { purpose: 'contact', given } });
    expect((await give(true)).json.consents).toContainEqual(
      expect.objectContaining({ purpose: 'contact', given: true }),
    );
    expect((await give(false)).json.consents).toContainEqual(
      expect.objectContaining({ purpose: 'contact', given: false, wasGiven: true }),
    );
    expect((await origin.db.selectFrom('consent').select('id').where('purpose', '=', 'contact').execute()).length).toBe(
      2,
    );
    expect(
      (await origin.call('POST', '/server/me/consents', { token, body: { purpose: 'service', given: false } })).status,
    ).toBe(400);
  });
});

describe('erasure', () => {
  test('needs a fresh code of its own', async () => {
    const { token } = await origin.signIn('careful@example.in');
    const erase = (body: object) => origin.call('DELETE', '/server/me', { token, body });
    expect((await erase({})).status).toBe(400);
    const { json: other } = await origin.call('POST', '/server/auth/otp/initiate', {
      body: { email: 'careful@example.in' },
    });
    expect(
      (await erase({ challengeId: other.challengeId, otp: await origin.lastCode('careful@example.in') })).json.message,
    ).toBe('Invalid OTP');
    expect((await origin.call('GET', '/server/profile', { token })).status).toBe(200);
  });

  test('sends its code to where the session was proven: whoever signs in by mail may have lost the phone', async () => {
    const { token, user } = await origin.signIn('lost-phone@example.in');
    await origin.db.updateTable('account').set({ phone: origin.freshPhone() }).where('id', '=', user.id).execute();
    const { json } = await origin.call('POST', '/server/me/erasure', { token });
    const body = { challengeId: json.challengeId, otp: await origin.lastCode('lost-phone@example.in') };
    expect((await origin.call('DELETE', '/server/me', { token, body })).json).toMatchObject({ success: true });
  });

  test('leaves nothing of the person in any table or log, and says what is kept', async () => {
    const visitor = await live();
    expect(await everything()).toMatch(traces);
    const { json: sent } = await origin.call('POST', '/server/me/erasure', { token: visitor.token });
    expect(sent).toMatchObject({ contact: '+91 XXXXX X2345' });
    const done = await origin.call('DELETE', '/server/me', {
      token: visitor.token,
      headers: { 'accept-language': 'hi' },
      body: { challengeId: sent.challengeId, otp: await origin.lastCode(PHONE) },
    });
    expect(done.json).toMatchObject({
      success: true,
      kept: [
        { what: expect.stringContaining('लेखा'), why: expect.stringContaining('एक साल'), until: expect.any(String) },
      ],
    });

    const left = await everything();
    expect(left.split('\n').filter((line) => traces.test(line))).toEqual([]);
    expect(left).not.toContain(visitor.user.id);
    expect(origin.log()).not.toMatch(traces);
    expect((await origin.call('GET', '/server/profile', { token: visitor.token })).status).toBe(401);
    expect((await origin.call('POST', '/server/auth/refresh', { cookies: { session: visitor.refresh } })).status).toBe(
      401,
    );
  });

  test('its proof is locked until its date, then goes by itself', async () => {
    await expect(sql`delete from erasure`.execute(origin.db)).rejects.toThrow('locked');
    await expect(sql`update erasure set keep_until = now()`.execute(origin.db)).rejects.toThrow('locked');
    const subjects = await origin.db
      .selectFrom('audit')
      .innerJoin('erasure', 'erasure.id', 'audit.subject')
      .select('action')
      .execute();
    expect(subjects.map(({ action }) => action)).toEqual(expect.arrayContaining(['sign-in', 'account erased']));
  });

  test('the same person may come back as a new one', async () => {
    const { token } = await origin.signIn(PHONE);
    expect((await origin.call('GET', '/server/userDetail', { token })).json.userDetail).toBeNull();
  });
});

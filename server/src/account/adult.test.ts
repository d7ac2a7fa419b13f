import { expect, test } from 'vitest';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin } = signedInVisitor();
const BROWSER = { 'sec-fetch-site': 'same-origin' };
const DETAILS = { name: 'Asha Rao', email: 'asha@example.in', mobileNumber: '9876500001' };
const saves: [string, object][] = [
  ['/server/profile', { riskTolerance: 'low' }],
  ['/server/userDetail', DETAILS],
];

/** Somebody who has just signed in by a browser. */
async function visit(contact = origin().freshPhone()) {
  const { token, refresh, user } = await origin().signIn(contact, { headers: BROWSER });
  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    origin().call(method, url, { token, cookies: { session: refresh }, headers: BROWSER, body });
  const stored = (table: 'profile' | 'user_detail') =>
    origin().db.selectFrom(table).select('account_id').where('account_id', '=', user.id).execute();
  return { ask, user, stored };
}

test('nothing of a person is kept before they have said that they are 18 or older', async () => {
  const { ask, stored } = await visit();
  for (const [url, body] of saves) {
    expect((await ask('GET', url)).json).toMatchObject({ asksAge: true });
    const refused = await ask('POST', url, body);
    expect([refused.status, refused.json.fields]).toEqual([
      400,
      { adult: expect.stringMatching(/18 or older.*parent or guardian/) },
    ]);
  }
  expect([await stored('profile'), await stored('user_detail')]).toEqual([[], []]);

  expect((await ask('POST', '/server/me/adult', { adult: false })).status).toBe(400);
  expect((await ask('POST', '/server/me/adult', { adult: true })).status).toBe(200);
  for (const [url, body] of saves) {
    expect((await ask('POST', url, body)).status).toBe(200);
    expect((await ask('GET', url)).json).not.toHaveProperty('asksAge');
  }
});

test('the answer is recorded once, and stands in the copy of one’s data', async () => {
  const { ask, user } = await visit();
  await ask('POST', '/server/me/adult', { adult: true });
  const { json } = await ask('GET', '/server/me/export');
  await ask('POST', '/server/me/adult', { adult: true });
  expect((await ask('GET', '/server/me/export')).json.account).toEqual(json.account);
  expect(json.account).toMatchObject({ adult_at: expect.any(String), notice_date: expect.stringMatching(/^\d{4}-/) });
  const said = await origin()
    .db.selectFrom('audit')
    .select('id')
    .where('subject', '=', user.id)
    .where('action', '=', '18 or older')
    .execute();
  expect(said).toHaveLength(1);
});

test('a program that signed in by itself is not asked', async () => {
  const { token } = await origin().signIn(origin().freshPhone());
  for (const [url, body] of saves) {
    expect((await origin().call('GET', url, { token })).json).not.toHaveProperty('asksAge');
    expect((await origin().call('POST', url, { token, body })).status).toBe(200);
  }
});

test('signing in writes down the notice and no consent', async () => {
  const { user } = await visit();
  expect(
    await origin().db.selectFrom('account').select('notice_date').where('id', '=', user.id).executeTakeFirst(),
  ).toEqual({ notice_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(await origin().db.selectFrom('consent').selectAll().where('account_id', '=', user.id).execute()).toEqual([]);
});

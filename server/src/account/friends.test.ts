import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetUnasked, invitationKey } from '#account/friends.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { listed } from '#testing/listed.ts';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin, get, post, visitor } = signedInVisitor();
let last = 0;

/** Refers somebody of whom nothing was ever said. */
async function refer(over: object = {}) {
  last += 1;
  const friend = {
    name: `Ravi${last}`,
    phoneNumber: `98765${10_000 + last}`,
    email: `ravi${last}@example.in`,
    ...over,
  };
  const { json } = await post('/server/referral/saveReferral', friend);
  return { ...friend, id: String(json.id) };
}
const keyOf = async (id: string) =>
  invitationKey(await Keyring.open(origin().db, masterKeySource(origin().config)), id);
const answer = async (id: string, agree: boolean) =>
  origin().call('POST', '/server/invitation', { body: { key: await keyOf(id), agree } });
const mailsTo = (email: string) =>
  origin().db.selectFrom('inbox_message').select(['subject', 'body']).where('recipient', '=', email).execute();
const waitsFor = (email: string) =>
  origin().db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
const onDesk = async (id: string) =>
  (await listed(origin().db, 'referrals', new Date(0))).rows.find((row) => row.includes(id));
const shown = async () => (await get('/server/referral')).json.referrals as { name: string | null; agreed: boolean }[];
const elapse = (id: string) =>
  origin()
    .db.updateTable('referral')
    .set({ keep_until: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();

test('the friend gets one mail, which says who gave the data and how to have it removed', async () => {
  await post('/server/userDetail', { name: 'Dr.Asha Rao', email: 'asha@example.in', mobileNumber: '9876500001' });
  const { id, email } = await refer();
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailsTo(email);
  expect(mail?.body).toContain('Dr. Asha Rao has recommended us to you');
  expect(mail?.body).toContain('remove them after 30 days');
  expect(mail?.body).toContain(`/invitation?key=${await keyOf(id)}`);
});

test('a friend who is written to in Hindi reads how many days there, too', async () => {
  const email = 'hindi@example.in';
  await origin().call('POST', '/server/referral/saveReferral', {
    token: visitor().token,
    headers: { 'accept-language': 'hi' },
    body: { name: 'Ravi', phoneNumber: '9876588888', email },
  });
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const body = (await mailsTo(email))[0]?.body;
  expect(body).toContain('30 दिन बाद');
  expect(body).not.toContain('days');
});

test('a name that is a message goes into no mail', async () => {
  await post('/server/userDetail', {
    name: 'Claim your prize at evil.example/win today',
    email: 'asha@example.in',
    mobileNumber: '9876500001',
  });
  const { email } = await refer();
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  expect((await mailsTo(email))[0]?.body).toMatch(/Somebody who knows you has recommended/);
});

test('an address gets one mail, whoever refers it, also after its data was removed', async () => {
  const { id, email } = await refer();
  await answer(id, false);
  const other = await origin().signIn(origin().freshPhone());
  await refer({ email: email.toUpperCase() });
  await origin().call('POST', '/server/referral/saveReferral', {
    token: other.token,
    body: { name: 'Ravi', phoneNumber: '9876599999', email },
  });
  expect(await waitsFor(email)).toEqual([]);
  expect(await waitsFor(email.toUpperCase())).toEqual([]);
});

test('a referral that is refused uses up nobody’s mail', async () => {
  const refused = { name: 'Ravi', phoneNumber: '123', email: 'again@example.in' };
  expect((await post('/server/referral/saveReferral', refused)).status).toBe(400);
  await refer({ email: 'again@example.in' });
  expect(await waitsFor('again@example.in')).toHaveLength(1);
});

test('an origin that ends before a referral is stored has counted neither it nor its mail', async () => {
  await origin().db.deleteFrom('limit_bucket').execute();
  const counts = () => origin().db.selectFrom('limit_bucket').select('points').execute();
  let saving: ReturnType<typeof refer> | undefined;
  await origin()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`lock table referral in exclusive mode`.execute(trx);
      saving = refer();
      const waiting = sql<{ pid: number }>`
        select pid from pg_locks where not granted and relation = 'referral'::regclass`;
      await expect.poll(async () => (await waiting.execute(origin().db)).rows, { timeout: 20_000 }).toHaveLength(1);
      expect(await counts()).toEqual([]);
    });
  await saving;
  expect((await counts()).map(({ points }) => points)).toEqual([1, 1]);
});

test('typing errors are none of the referrals of a day', async () => {
  const refused = { name: 'Ravi', phoneNumber: '123', email: 'typed@example.in' };
  for (let tries = 0; tries < 25; tries += 1)
    expect((await post('/server/referral/saveReferral', refused)).status).toBe(400);
  expect(await refer({ email: 'typed@example.in' })).toMatchObject({ id: expect.stringMatching(/-/) });
});

test('the firm sees nothing of a friend before they agree, and everything after', async () => {
  const { id, name, email } = await refer();
  expect(JSON.stringify(await onDesk(id))).not.toContain(name);
  expect(JSON.stringify(await onDesk(id))).not.toContain(email);
  expect((await answer(id, true)).status).toBe(200);
  expect(await onDesk(id)).toEqual(expect.arrayContaining([name, email]));
  expect((await shown())[0]).toMatchObject({ name, agreed: true });
  const { notice_date } = await origin()
    .db.selectFrom('referral')
    .select('notice_date')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(notice_date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('an agreement is taken back by the same link, and nothing of the friend is left', async () => {
  const { id, name, email } = await refer();
  // A mail that is leaving at this moment would still arrive.
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  await answer(id, true);
  expect((await answer(id, false)).status).toBe(200);
  expect((await shown())[0]).toMatchObject({ name: null, agreed: false });
  const row = await origin().db.selectFrom('referral').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${name}|${email}|98765`));
  expect([await waitsFor(email), await mailsTo(email)]).toEqual([[], []]);
  expect((await answer(id, true)).status).toBe(404);
});

test('whoever has their details removed is named by none of those who referred them', async () => {
  const { id, name, phoneNumber, email } = await refer();
  const other = await origin().signIn(origin().freshPhone());
  const another = async (over: object) => {
    const body = { name, phoneNumber, email, ...over };
    const reply = await origin().call('POST', '/server/referral/saveReferral', { token: other.token, body });
    return String(reply.json.id);
  };
  const byAddress = await another({ phoneNumber: '9876599997', email: email.toUpperCase() });
  const byNumber = await another({ email: `second-${email}` });
  const agreedElsewhere = await another({ email: `third-${email}` });
  const somebodyElse = await another({ phoneNumber: '9876599998', email: `else-${email}` });
  // A mail that is leaving at this moment would still arrive.
  await expect.poll(() => mailsTo(`second-${email}`), { timeout: 20_000 }).toHaveLength(1);
  await answer(agreedElsewhere, true);
  expect((await answer(id, false)).status).toBe(200);
  const rows = await origin().db.selectFrom('referral').select(['id', 'name']).execute();
  expect(
    rows
      .filter((row) => row.name === name)
      .map((row) => row.id)
      .sort(),
  ).toEqual([agreedElsewhere, somebodyElse].sort());
  expect([await waitsFor(`second-${email}`), await mailsTo(`second-${email}`)]).toEqual([[], []]);
  for (const gone of [byAddress, byNumber]) expect((await answer(gone, true)).status).toBe(404);
});

test('after 30 days without an agreement the friend’s data is gone, and the referral is still there', async () => {
  const gone = await refer();
  const kept = await refer();
  await answer(kept.id, true);
  for (const { id } of [gone, kept]) await elapse(id);
  expect((await answer(gone.id, true)).status).toBe(404);
  await forgetUnasked(origin().db);
  expect((await shown()).map(({ name }) => name)).toEqual([kept.name, null]);
  expect(await waitsFor(gone.email)).toEqual([]);
});

test('a key of somebody else’s referral, of nothing or made up opens nothing', async () => {
  const { id } = await refer();
  const mine = await keyOf(id);
  const other = await keyOf((await refer()).id);
  for (const key of ['', 'x', id, `${id}.`, `${id}.${other.split('.')[1]}`, `${mine}x`])
    expect((await origin().call('POST', '/server/invitation', { body: { key, agree: false } })).status, key).toBe(404);
  expect((await shown()).every(({ name }) => name !== null)).toBe(true);
});

test('opening the link answers nothing', async () => {
  const { id } = await refer();
  await origin().call('GET', `/invitation?key=${await keyOf(id)}`);
  await origin().call('GET', `/server/invitation?key=${await keyOf(id)}`);
  expect((await shown())[0]).toMatchObject({ name: expect.any(String), agreed: false });
});

test('who erases their account takes what they said of friends along, the mail to them too', async () => {
  const { email } = await refer();
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  const { json } = await post('/server/me/erasure', {});
  const { phone } = await origin()
    .db.selectFrom('account')
    .select('phone')
    .where('id', '=', visitor().user.id)
    .executeTakeFirstOrThrow();
  const body = { challengeId: json.challengeId, otp: await origin().lastCode(phone ?? '') };
  expect((await origin().call('DELETE', '/server/me', { token: visitor().token, body })).status).toBe(200);
  expect([await waitsFor(email), await mailsTo(email)]).toEqual([[], []]);
});

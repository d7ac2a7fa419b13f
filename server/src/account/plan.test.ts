import { sql } from 'kysely';
import { type PlanRow, planTag } from 'shared/contract/plan';
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

const get = (url: string, token = visitor.token) => origin.call('GET', url, { token });
const post = (url: string, body: unknown) => origin.call('POST', url, { body, token: visitor.token });
const travel: PlanRow = { category: 'Travel', amount: '50000', weight: '1-25%', horizon: 'long' };
const dining: PlanRow = { category: 'Dining', amount: '1250.50', weight: '0%', horizon: 'short' };

test('a signed-in person’s rows are their own, in order; saving replaces them', async () => {
  expect((await get('/server/tables')).json).toEqual([]);
  await post('/server/tables', [travel, dining]);
  expect((await get('/server/tables')).json).toEqual([travel, dining]);
  await post('/server/tables', [{ ...dining, amount: '₹ 1,00,000' }]);
  expect((await get('/server/tables')).json).toEqual([{ ...dining, amount: '100000' }]);
  await post('/server/tables', []);
  expect((await get('/server/tables')).json).toEqual([]);
});

test('a save that rests on rows which are no longer the saved ones changes nothing', async () => {
  const save = (rows: readonly PlanRow[], basis: readonly PlanRow[]) =>
    origin.call('POST', '/server/tables', {
      ...{ body: rows, token: visitor.token, headers: { 'if-match': planTag(basis) } },
    });
  expect((await save([travel], [])).status).toBe(200);
  expect((await save([dining], [])).status).toBe(412);
  expect((await save([dining], [dining])).status).toBe(412);
  expect((await get('/server/tables')).json).toEqual([travel]);
  expect((await save([travel, dining], [travel])).status).toBe(200);
  expect((await get('/server/tables')).json).toEqual([travel, dining]);
});

test('the same rows once more, because an answer was lost, are saved', async () => {
  const options = { body: [travel], token: visitor.token, headers: { 'if-match': planTag([]) } };
  for (const _ of ['first', 'again']) expect((await origin.call('POST', '/server/tables', options)).status).toBe(200);
  expect((await get('/server/tables')).json).toEqual([travel]);
});

test('of two first saves at once one is refused', async () => {
  const options = { token: visitor.token, headers: { 'if-match': planTag([]) } };
  const [one, other] = await Promise.all(
    [travel, dining].map((row) => origin.call('POST', '/server/tables', { ...options, body: [row] })),
  );
  expect([one?.status, other?.status].sort()).toEqual([200, 412]);
  expect((await get('/server/tables')).json).toHaveLength(1);
});

test.each([
  ['₹ 1,00,000', '100000'],
  ['5L', '500000'],
  ['2.5 lakh', '250000'],
  ['1.15cr', '11500000'],
  ['6,000.50', '6000.50'],
  [250000, '250000'],
])('an amount written %o is kept as %s, as a calculator reads it', async (amount, kept) => {
  await post('/server/tables', [{ ...travel, amount }]);
  expect((await get('/server/tables')).json).toEqual([{ ...travel, amount: kept }]);
});

test.each([
  [{ ...travel, amount: '' }, '0.amount'],
  [{ ...travel, amount: '5 lots' }, '0.amount'],
  [{ ...travel, amount: '12,5' }, '0.amount'],
  [{ ...travel, amount: '-5' }, '0.amount'],
  [{ ...travel, amount: 'many' }, '0.amount'],
  [{ ...travel, amount: 0 }, '0.amount'],
  [{ ...travel, amount: '1.234' }, '0.amount'],
  [{ ...travel, category: ' ' }, '0.category'],
  [{ ...travel, weight: '10%' }, '0.weight'],
  [{ ...travel, horizon: 'soon' }, '0.horizon'],
])('%j is refused at %s', async (row, field) => {
  const reply = await post('/server/tables', [row]);
  expect([reply.status, Object.keys(reply.json.fields ?? {})]).toEqual([400, [field]]);
});

test('more than 200 rows are too many', async () => {
  expect(
    (
      await post(
        '/server/tables',
        Array.from({ length: 201 }, () => travel),
      )
    ).status,
  ).toBe(400);
});

test('a visitor’s rows hang on a cookie and move to the account at sign-in, once', async () => {
  const saved = await origin.call('POST', '/server/tables', { body: [travel] });
  expect(String(saved.headers['set-cookie'])).toMatch(/^plan=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
  const cookies = { plan: saved.cookies.plan ?? '' };
  expect((await origin.call('GET', '/server/tables', { cookies })).json).toEqual([travel]);
  expect((await origin.call('GET', '/server/tables')).json).toEqual([]);

  await post('/server/tables', [dining]);
  const again = await origin.signIn(phone, { cookies });
  expect((await get('/server/tables', again.token)).json).toEqual([dining, travel]);
  expect((await origin.call('GET', '/server/tables', { cookies })).json).toEqual([]);
});

test('no row is lost at a sign-in: what is more than a save takes is told by the next save', async () => {
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, at): PlanRow => ({ ...travel, category: `${name} ${at}` }));
  const visit = async (name: string) => {
    const saved = await origin.call('POST', '/server/tables', { body: rows(name, 150) });
    return { plan: saved.cookies.plan ?? '' };
  };
  await post('/server/tables', rows('Own', 150));
  const { token } = await origin.signIn(phone, { cookies: await visit('First') });
  const whole = [...rows('Own', 150), ...rows('First', 150)];
  expect((await get('/server/tables', token)).json).toEqual(whole);
  const tooMany = await origin.call('POST', '/server/tables', { token, body: whole });
  expect([tooMany.status, tooMany.json.message]).toEqual([400, 'A plan has at most 200 rows.']);

  // Until they have made room, a further plan stays with its browser.
  const cookies = await visit('Second');
  await origin.signIn(phone, { cookies });
  expect((await get('/server/tables', token)).json).toEqual(whole);
  expect((await origin.call('GET', '/server/tables', { cookies })).json).toEqual(rows('Second', 150));
  await post('/server/tables', rows('Own', 50));
  await origin.signIn(phone, { cookies });
  expect((await get('/server/tables', token)).json).toEqual([...rows('Own', 50), ...rows('Second', 150)]);
});

test('a sign-in that cannot be stored leaves the visitor their plan', async () => {
  const saved = await origin.call('POST', '/server/tables', { body: [travel] });
  const cookies = { plan: saved.cookies.plan ?? '' };
  const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(phone) };
  // What a deferred trigger says is said at the commit, when everything before has gone well.
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
    origin.owner,
  );
  await sql`create constraint trigger fail after insert on session deferrable initially deferred
    for each row execute function fail()`.execute(origin.owner);
  const failed = await origin.call('POST', '/server/auth/otp/verify', { body, cookies });
  await sql`drop function fail() cascade`.execute(origin.owner);
  expect([failed.status, Object.keys(failed.cookies)]).toEqual([500, expect.not.arrayContaining(['plan'])]);
  const { token } = await origin.signIn(phone, { cookies });
  expect((await get('/server/tables', token)).json).toEqual([travel]);
});

test('an expired token is not taken for a visitor', async () => {
  expect((await get('/server/tables', 'A'.repeat(43))).status).toBe(401);
});

import { describe, expect, test } from 'vitest';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin, get, post, visitor } = signedInVisitor();
const friend = { name: 'Ravi', phoneNumber: '9876500099', email: 'ravi@example.in' };
const list = async () => (await get('/server/referral')).json.referrals as { opened: number; joined: boolean }[];

test('a referral gets a link of its own', async () => {
  const { json } = await post('/server/referral/saveReferral', friend);
  expect(json).toEqual({
    success: true,
    id: expect.any(String),
    link: expect.stringMatching(/^http:\/\/[^/]+\/i\/[\w-]{22}$/),
  });
  expect(await list()).toEqual([
    expect.objectContaining({
      name: 'Ravi',
      relation: 'friend',
      productOfInterest: 'Mutual Funds',
      opened: 0,
      joined: false,
      agreed: false,
    }),
  ]);
});

describe('with an Idempotency-Key', () => {
  const asked = 'ravi.once@example.in';
  const save = (key: string, { change = {}, token = visitor().token } = {}) =>
    origin().call('POST', '/server/referral/saveReferral', {
      ...{ token, body: { ...friend, email: asked, ...change } },
      headers: { 'idempotency-key': key },
    });

  test('a referral is stored once, whether its answer was lost or its button pressed twice', async () => {
    const [one, two] = await Promise.all([save('key-of-ravi'), save('key-of-ravi')]);
    const late = await save('key-of-ravi');
    expect([one.status, two.json, late.json]).toEqual([200, one.json, one.json]);
    expect(await list()).toHaveLength(1);
    const actions = await origin()
      .db.selectFrom('audit')
      .select('action')
      .where('subject', '=', visitor().user.id)
      .where('action', '=', 'referral saved')
      .execute();
    expect(actions).toHaveLength(1);
  });

  test('other words and other people under the same key are other referrals', async () => {
    const other = await origin().signIn(origin().freshPhone());
    const answers = [
      await save('key-of-all'),
      await save('key-of-all', { change: { name: 'Meena' } }),
      await save('key-of-all', { token: other.token }),
    ];
    expect(new Set(answers.map(({ json }) => json.link)).size).toBe(3);
    expect(await list()).toMatchObject([{ name: 'Meena' }, { name: 'Ravi' }]);
  });

  test('a key that is none is refused', async () => {
    expect((await save('short')).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

test('following the link is counted once a visitor, and joining is noted', async () => {
  const { json } = await post('/server/referral/saveReferral', friend);
  const { pathname } = new URL(String(json.link));
  const first = await origin().call('GET', pathname, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' } });
  expect([first.status, first.headers.location]).toEqual([303, '/']);
  // Followed from a chat: with a strict cookie the browser would come as a new one each time.
  expect([first.headers['set-cookie'] ?? []].flat().join()).toMatch(/^invitation=.*SameSite=Lax/);
  const cookies = { invitation: first.cookies.invitation ?? '' };
  await origin().call('GET', pathname, { cookies });
  await origin().call('GET', pathname, { headers: { 'user-agent': 'WhatsApp/2.24' } });
  await origin().call('HEAD', pathname);
  expect((await list())[0]).toMatchObject({ opened: 1, joined: false });

  await origin().signIn('ravi@example.in', { cookies });
  expect((await list())[0]).toMatchObject({ opened: 1, joined: true });
});

test('a link that is made on a page in Hindi leads to the site in Hindi, that in the friend’s mail too', async () => {
  const headers = { 'accept-language': 'hi' };
  const { token } = visitor();
  const email = 'ravi.hindi@example.in';
  const { json } = await origin().call('POST', '/server/referral/saveReferral', {
    ...{ token, headers, body: { ...friend, email } },
  });
  const { pathname } = new URL(String(json.link));
  expect(pathname).toMatch(/^\/hi\/i\/[\w-]{22}$/);
  expect((await origin().call('GET', pathname)).headers.location).toBe('/hi');
  expect((await list())[0]).toMatchObject({ opened: 1 });
  const { payload } = await origin()
    .db.selectFrom('outbox')
    .select('payload')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  expect(payload.text).toMatch(/http:\/\/[^/]+\/hi\/invitation\?key=/);
});

test('no link is made in a language that the site does not have', async () => {
  const { json } = await origin().call('POST', '/server/referral/saveReferral', {
    ...{ token: visitor().token, headers: { 'accept-language': 'ta' }, body: friend },
  });
  expect(new URL(String(json.link)).pathname).toMatch(/^\/i\//);
});

test('a link that nobody has leads home and counts nothing', async () => {
  expect((await origin().call('GET', '/i/AAAAAAAAAAAA')).headers.location).toBe('/');
  expect((await origin().call('GET', "/i/'%20or%201=1")).status).toBe(303);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'a\r\nbcc: x' }, 'name'],
  [{ phoneNumber: '123' }, 'phoneNumber'],
  [{ email: 'x' }, 'email'],
  [{ relation: 'foe' }, 'relation'],
  [{ productOfInterest: 'Alternate Investment funds' }, 'productOfInterest'],
])('%j is refused at %s', async (change, field) => {
  const reply = await post('/server/referral/saveReferral', { ...friend, ...change });
  expect([reply.status, Object.keys(reply.json.fields ?? {})]).toEqual([400, [field]]);
});

test('all options of the form are taken', async () => {
  for (const productOfInterest of ['Mutual Funds', 'Portfolio management services', 'Financial Advice', 'other']) {
    expect(
      (await post('/server/referral/saveReferral', { ...friend, relation: 'family', productOfInterest })).status,
    ).toBe(200);
  }
});

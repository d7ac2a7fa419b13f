import { expect, test } from 'vitest';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin, get, post } = signedInVisitor();
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

test('following the link is counted once a visitor, and joining is noted', async () => {
  const { json } = await post('/server/referral/saveReferral', friend);
  const { pathname } = new URL(String(json.link));
  const first = await origin().call('GET', pathname, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' } });
  expect([first.status, first.headers.location]).toEqual([303, '/']);
  const cookies = { invitation: first.cookies.invitation ?? '' };
  await origin().call('GET', pathname, { cookies });
  await origin().call('GET', pathname, { headers: { 'user-agent': 'WhatsApp/2.24' } });
  await origin().call('HEAD', pathname);
  expect((await list())[0]).toMatchObject({ opened: 1, joined: false });

  await origin().signIn('ravi@example.in', { cookies });
  expect((await list())[0]).toMatchObject({ opened: 1, joined: true });
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
